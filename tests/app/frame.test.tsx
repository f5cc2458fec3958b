import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";

import { App } from "@/app/app.tsx";
import { ErrorPage } from "@/app/error-page.tsx";
import { preloadPage } from "@/app/route-pages.ts";
import { routePage } from "@/app/route-page.tsx";
import { HomePage } from "@/app/routes/home-page.tsx";
import { ToastProvider } from "@/components/toast.tsx";
import { SiteHeader } from "@/features/navigation/site-header.tsx";
import { PageLoadError } from "@/lib/page-load-error.ts";
import { SessionProvider } from "@/lib/session.tsx";

import { fakeBackend, type FakeRoute } from "../fakes/backend.ts";
import { ada, signInBefore, type FakePerson } from "../fakes/session.ts";

/** Opens the site at an address as `main.tsx` does: the page's code is there before the first drawing. */
async function open(address: string, ...laterPages: string[]): Promise<void> {
  await Promise.all([address, ...laterPages].map(preloadPage));
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </StrictMode>,
  );
}

function mainLink(name: string): HTMLElement {
  return within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });
}

test("Section 2, every page: the first stop of the keyboard leads past the menu to the page", async () => {
  const person = userEvent.setup();
  await open("/nowhere");
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to main content" }));
  expect(document.activeElement?.getAttribute("href")).toBe("#main");
});

test("Section 2, every page: opening another page moves the focus to its heading, names the tab and marks the link", async () => {
  const person = userEvent.setup();
  await open("/", "/symptomchecker");
  await screen.findByRole("heading", { level: 1, name: /Comprehensive Solution/ });
  expect(document.activeElement).toBe(document.body);

  await person.click(mainLink("Symptom Checker"));
  const heading = await screen.findByRole("heading", { level: 1, name: "Symptom Checker" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe("Symptom Checker | PCOS Care");
  expect(mainLink("Symptom Checker").getAttribute("aria-current")).toBe("page");
  expect(mainLink("Home").getAttribute("aria-current")).toBeNull();
});

test("Section 2, Route table: the address of the old program page leads to the guide, and its link is the current one", async () => {
  await open("/pcos-program", "/guide");
  expect(await screen.findByRole("heading", { level: 1, name: "PCOS Program" })).toBeTruthy();
  expect(mainLink("PCOS Program").getAttribute("aria-current")).toBe("page");
});

test("Sections 2 and 8, Route table: an unknown address says so in the known words and leads home", async () => {
  await open("/no/such/page");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("Section 2, Route table: an address whose last part was cut on the way still opens its page", async () => {
  await open("/bmi-calculator#caf%C3%");
  expect(await screen.findByRole("heading", { level: 1, name: "BMI Calculator" })).toBeTruthy();
});

test("Sections 2 and 6, Home: signed out, both calls of the home page lead to the sign-in page", async () => {
  await open("/");
  const start = await screen.findByRole("link", { name: "Get Started" });
  expect(start.getAttribute("href")).toBe("/auth");
  expect(screen.getByRole("link", { name: "Get Started Now" }).getAttribute("href")).toBe("/auth");
});

test("Section 2, Home: Learn More glides to the two places to begin", async () => {
  const person = userEvent.setup();
  await open("/");
  const glide = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  onTestFinished(() => glide.mockRestore());
  await person.click(await screen.findByRole("link", { name: "Learn More" }));
  const heading = screen.getByRole("heading", { name: "PCOS Care Resources" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(glide).toHaveBeenCalledWith({ behavior: "smooth" });
});

test("Section 2, Top navigation bar: Escape closes the menu and the focus is back on its button", async () => {
  const person = userEvent.setup();
  await open("/nowhere");
  const button = screen.getByRole("button", { name: "Open menu" });
  await person.click(button);
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  expect(
    within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "AI Health Assistant",
    "Home",
    "Articles",
    "Lab tests",
    "Nutrition Guidance",
    "Fitness Routine",
    "PCOS Program",
    "My record",
    "Symptom Checker",
    "Risk Assessment",
    "BMI Calculator",
    "Resources",
    "Sign In",
    "Get urgent help",
  ]);
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("Section 2, Top navigation bar: choosing a page in the menu closes it and moves the focus to the page", async () => {
  const person = userEvent.setup();
  await open("/nowhere", "/risk-assessment");
  await person.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  await person.click(within(menu).getByRole("link", { name: "Risk Assessment" }));
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("Section 2, Top navigation bar: signed in, the account menu shows who she is and offers Profile and Sign out", async () => {
  signInBefore(ada);
  const backend = fakeBackend({ "POST /auth/v1/logout": { status: 204 } });
  const person = userEvent.setup();
  render(
    <MemoryRouter>
      <SessionProvider load={backend.load}>
        <ToastProvider>
          <SiteHeader />
        </ToastProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  await person.click(await screen.findByRole("button", { name: /ada\.obi ada\.obi@example\.com/ }));
  expect(await screen.findByRole("menuitem", { name: "Profile" })).toHaveProperty(
    "pathname",
    "/profile",
  );
  await person.click(screen.getByRole("menuitem", { name: "Sign out" }));
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeTruthy();
});

test("Section 2, every page: a page whose code does not arrive offers to reload", () => {
  render(<ErrorPage error={new PageLoadError("Not loaded.")} onRetry={() => undefined} />);
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { level: 1, name: "This page did not load" }),
  );
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
});

test("Section 2, every page: a page that breaks offers to try again", () => {
  let tries = 0;
  render(
    <ErrorPage
      error={new Error("Broken.")}
      onRetry={() => {
        tries += 1;
      }}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tries).toBe(1);
});

test("Section 2, every page: a head start that failed does not keep the page from loading later", async () => {
  let calls = 0;
  const { Page, preload } = routePage("here-page", async () => {
    calls += 1;
    if (calls === 1) {
      throw new Error("Offline.");
    }
    return () => <p>Here</p>;
  });
  await expect(preload()).rejects.toBeInstanceOf(PageLoadError);
  await preload();
  await act(async () => render(<Page />));
  expect(screen.getByText("Here")).toBeTruthy();
});

/** The top bar and the home page as a signed-in person sees them. */
const nothingYet = {
  "GET /rest/v1/profiles": { body: [] },
  "GET /rest/v1/chat_messages": { body: [] },
};

function openSignedIn(person: FakePerson, routes: Record<string, FakeRoute> = {}): void {
  signInBefore(person);
  render(
    <MemoryRouter>
      <SessionProvider load={fakeBackend({ ...nothingYet, ...routes }).load}>
        <ToastProvider>
          <SiteHeader />
          <HomePage />
        </ToastProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
}

test("Sections 2 and 6, Home: signed in, both calls lead to the assistant", async () => {
  openSignedIn(ada);
  const main = within(screen.getByRole("main"));
  const start = await main.findByRole("link", { name: "Chat with an AI Health Assistant" });
  expect(start.getAttribute("href")).toBe("/chat");
  expect(main.getByRole("link", { name: "Get Started Now" }).getAttribute("href")).toBe("/chat");
  expect(main.queryByRole("link", { name: "Get Started" })).toBeNull();
});

test("Section 2, Home: two cards lead on, each with a Learn More of its own", () => {
  openSignedIn(ada);
  const cards = within(screen.getByRole("region", { name: "PCOS Care Resources" }));
  expect(cards.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    ["Risk Assessment", "Resources"],
  );
  const links = cards.getAllByRole("link", { name: /^Learn More/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/risk-assessment",
    "/resources",
  ]);
});

test("Section 2, Top navigation bar: signed in, the drawer names her and offers My Profile and Sign Out", async () => {
  const person = userEvent.setup();
  openSignedIn(ada);
  await person.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getByText("ada.obi")).toBeTruthy();
  expect(menu.getByText(ada.email)).toBeTruthy();
  expect(menu.getByRole("link", { name: "My Profile" }).getAttribute("href")).toBe("/profile");
  expect(menu.getByRole("button", { name: "Sign Out" })).toBeTruthy();
});

test("Home: signed in, she is greeted by name above the named parts, with her last question, her symptoms and one next step", async () => {
  const message = { sender: "user", reply_to: null, reply_parts: {} };
  openSignedIn(ada, {
    "GET /rest/v1/profiles": {
      body: [{ first_name: "Ada", date_of_birth: null, phone_number: null, country: null }],
    },
    "GET /rest/v1/chat_messages": {
      body: [
        { ...message, id: "2", content: "My symptoms:\n- Acne or oily skin" },
        { ...message, id: "1", content: "What is AMH?" },
      ],
    },
  });
  await screen.findByText(/^Good (?:morning|afternoon|evening), Ada$/);
  await screen.findByText("What is AMH?");
  const start = within(screen.getByRole("region", { name: "Your start" }));
  start.getByText("Acne or oily skin");
  expect(start.getByRole("link", { name: "Go on from there" }).getAttribute("href")).toBe("/chat");
  expect(start.getByRole("link", { name: "See the lab tests" }).getAttribute("href")).toBe(
    "/lab-tests",
  );
  screen.getByRole("heading", { level: 1, name: /Comprehensive Solution/ });
  const kept = JSON.stringify([localStorage, sessionStorage].map(Object.entries));
  expect(kept).not.toMatch(/AMH|Acne/);
});

test("Home: signed in for the first time, she is greeted by the name in her e-mail and offered a first question", async () => {
  openSignedIn(ada);
  expect(await screen.findByText(/, ada\.obi$/)).toBeTruthy();
  expect(await screen.findByText("Ask your first question")).toBeTruthy();
});

test("Home: signed out, nothing of hers stands there", async () => {
  await open("/");
  await screen.findByRole("link", { name: "Get Started" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your start" })).toBeNull());
});

test("Section 2, Top navigation bar: a photo that cannot be had gives way to the letter", async () => {
  openSignedIn({ ...ada, photoUrl: "https://img.example/ada.png" });
  const button = await screen.findByRole("button", { name: /ada\.obi/ });
  const photo = button.querySelector("img");
  if (photo === null) throw new Error("There is no photo.");
  fireEvent.error(photo);
  expect(button.querySelector("img")).toBeNull();
  within(button).getByText("A");
});

test("Section 2, Top navigation bar: her photo takes the place of the first letter when there is one", async () => {
  openSignedIn({ ...ada, photoUrl: "https://img.example/ada.png" });
  const button = await screen.findByRole("button", { name: /ada\.obi/ });
  expect(button.querySelector("img")?.src).toBe("https://img.example/ada.png");
});

/** The links of one column at the foot of the page. */
function linksOf(column: string): string[] {
  return within(screen.getByRole("navigation", { name: `${column}, foot of the page` }))
    .getAllByRole("link")
    .map((link) => link.textContent.trim());
}

test("Section 2, Footer: the columns hold the agreed links in their order", async () => {
  await open("/nowhere");
  expect(linksOf("Features")).toEqual([
    "Risk Assessment",
    "Nutrition Guidance",
    "PCOS Program",
    "BMI Calculator",
    "Donate",
    "My record",
  ]);
  expect(linksOf("Resources").slice(0, 4)).toEqual([
    "Resources",
    "Community Survey",
    expect.stringContaining("Subscribe to Newsletter"),
    "AI Health Assistant",
  ]);
  expect(linksOf("Resources").slice(4)).toEqual(["Lab tests", "Articles"]);
  expect(linksOf("Contact").slice(0, 3)).toEqual([
    "Email the clinic",
    "Privacy Policy",
    "Terms of Service",
  ]);
});
