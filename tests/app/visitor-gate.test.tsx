import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";

import { openLibrary } from "@/app/lazy-open-library.ts";
import { FocusOnNavigation } from "@/app/focus-on-navigation.tsx";
import { ResourcesPage } from "@/app/routes/resources-page.tsx";
import { ToastProvider } from "@/components/toast.tsx";
import { SiteFooter } from "@/features/navigation/site-footer.tsx";
import { SiteHeader } from "@/features/navigation/site-header.tsx";
import { VisitorGate } from "@/features/visitor-gate/visitor-gate.tsx";
import { SessionProvider } from "@/lib/session.tsx";

import { fakeBackend, deferredReply, type FakeBackend, type FakeRoute } from "../fakes/backend.ts";
import { ada, signInBefore } from "../fakes/session.ts";
import { takeComplaints } from "../setup/browser.ts";

const registration = "POST /rest/v1/visitors";
const details = { name: "Ada Obi", email: "ada@example.com" };

type Mail = { url: string; body: unknown };

/** Stands in for EmailJS, and for the alert it may bring; hands over what was sent and said. */
function fakeEmailJs(answer: () => Promise<Response>): { mails: Mail[]; alerts: string[] } {
  const mails: Mail[] = [];
  const alerts: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    const body: unknown = JSON.parse(init.body);
    mails.push({ url, body });
    return answer();
  });
  vi.stubGlobal("alert", (text: string) => alerts.push(text));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { mails, alerts };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`Address: ${pathname}${search}`}</p>;
}

function currentAddress(): string {
  return screen.getByText(/^Address: /).textContent.replace("Address: ", "");
}

const taken = async () => new Response("OK");

function visit(address: string, backend: FakeBackend) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider load={backend.load}>
          <ToastProvider>
            <Address />
            <SiteHeader />
            <Routes>
              <Route
                path="/resources"
                element={
                  <>
                    <FocusOnNavigation />
                    <ResourcesPage />
                  </>
                }
              />
              <Route
                path="*"
                element={
                  <main id="main" tabIndex={-1}>
                    <h1>Another page</h1>
                    <Link to="/resources?category=labs">Labs among the resources</Link>
                  </main>
                }
              />
            </Routes>
            <SiteFooter />
            <VisitorGate />
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}

function register(route: FakeRoute = { status: 201 }): FakeBackend {
  return fakeBackend({ [registration]: route });
}

function remember({ name, email }: Partial<typeof details>): void {
  if (name !== undefined) window.localStorage.setItem("userName", name);
  if (email !== undefined) window.localStorage.setItem("userEmail", email);
}

function mainLink(): HTMLElement {
  return within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", {
    name: "Resources",
  });
}

async function welcome(): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog", { name: "Welcome!" });
  expect(isLibraryOpen()).toBe(false);
  return dialog;
}

async function fillIn({ name, email }: typeof details): Promise<void> {
  const person = userEvent.setup();
  const dialog = within(await welcome());
  if (name !== "") await person.type(dialog.getByRole("textbox", { name: "Name" }), name);
  if (email !== "") await person.type(dialog.getByRole("textbox", { name: "Email" }), email);
  await person.click(dialog.getByRole("button", { name: "Submit" }));
}

function isLibraryOpen(): boolean {
  return screen.queryByRole("navigation", { name: "Categories" }) !== null;
}

test("Section 4, Resources gate: a link of the top bar opens the welcome dialog instead of the page", async () => {
  const person = userEvent.setup();
  visit("/", register());
  await person.click(mainLink());
  await welcome();
  expect(currentAddress()).toBe("/");
});

test("Section 4, Resources gate: so does a link of the menu on a small screen; after Cancel the page has the focus", async () => {
  const person = userEvent.setup();
  visit("/", register());
  await person.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  await person.click(within(menu).getByRole("link", { name: "Resources" }));
  const dialog = await welcome();
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
  expect(currentAddress()).toBe("/");
  await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("Section 4, Resources gate: so does a link of the footer, followed by keyboard", async () => {
  const person = userEvent.setup();
  visit("/", register());
  const footer = screen.getByRole("navigation", { name: "Resources, foot of the page" });
  within(footer).getByRole("link", { name: "Resources" }).focus();
  await person.keyboard("{Enter}");
  expect(await welcome()).toBeTruthy();
});

test.for([
  ["a name but no email", { name: "Ada" }],
  ["an email but no name", { email: "ada@example.com" }],
  ["an empty name", { name: "", email: "ada@example.com" }],
] as const)(
  "Sections 3 and 4, Resources gate: %s on the device is not enough",
  async ([, kept]) => {
    const person = userEvent.setup();
    remember(kept);
    visit("/", register());
    await person.click(mainLink());
    expect(await welcome()).toBeTruthy();
  },
);

test("Section 4, Resources gate: with both on the device the page opens at once", async () => {
  const person = userEvent.setup();
  remember(details);
  await openLibrary.get();
  visit("/", register());
  await person.click(mainLink());
  expect(currentAddress()).toBe("/resources");
  await screen.findByRole("navigation", { name: "Categories" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Section 4, Resources gate: a link opened in a new tab is left to that tab", async () => {
  const person = userEvent.setup();
  visit("/", register());
  await person.keyboard("{Control>}");
  await person.click(mainLink());
  await person.keyboard("{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Section 2, Welcome dialog: says what it wants, and who gets it and why", async () => {
  visit("/resources", register());
  const dialog = await welcome();
  expect(within(dialog).getByText("Please enter your name and email to continue")).toBeTruthy();
  const name = within(dialog).getByRole("textbox", { name: "Name" });
  const email = within(dialog).getByRole("textbox", { name: "Email" });
  expect(name).toHaveProperty("required", true);
  expect(name.getAttribute("autocomplete")).toBe("name");
  expect(email).toHaveProperty("required", true);
  expect(email.getAttribute("autocomplete")).toBe("email");
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Submit" })).toBeTruthy();
  expect(dialog.textContent).toMatch(/go to the clinic .* so that they know who reads/);
});

test("Section 5, Welcome dialog: nothing is sent until both are given, and the first to mend has the focus", async () => {
  const backend = register();
  visit("/resources", backend);
  await fillIn({ name: "   ", email: "" });
  const name = await screen.findByRole("textbox", {
    name: "Name",
    description: "Please enter your name.",
  });
  expect(
    screen.getByRole("textbox", {
      name: "Email",
      description: "Please enter a valid email address.",
    }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(backend.requests).toEqual([]);
});

test.for(["ada", "ada@example", "ada@exa mple.com", "@example.com", "ada@.", "ada@b@c.com"])(
  "Section 5, Welcome dialog: %s is no email, and mending it takes the message away",
  async (email) => {
    const person = userEvent.setup();
    visit("/resources", register());
    await fillIn({ name: "Ada", email });
    const field = await screen.findByRole("textbox", {
      name: "Email",
      description: "Please enter a valid email address.",
    });
    await person.clear(field);
    await person.type(field, "ada@example.com");
    await waitFor(() =>
      expect(screen.queryByText("Please enter a valid email address.")).toBeNull(),
    );
  },
);

test("Sections 4 and 7, Resources gate: a visitor is recorded, then the provider is told, then she goes where she was going", async () => {
  const person = userEvent.setup();
  const { mails, alerts } = fakeEmailJs(taken);
  const backend = register(() => {
    expect(mails).toEqual([]);
    expect(window.localStorage.length).toBe(0);
    return { status: 201 };
  });
  visit("/", backend);
  await person.click(screen.getByRole("link", { name: "Labs among the resources" }));
  await fillIn({ name: "  Ada Obi ", email: " ada@example.com" });

  await waitFor(() => expect(currentAddress()).toBe("/resources?category=labs"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(backend.requestsTo(registration).map(({ body }) => body)).toEqual([details]);
  expect(mails).toEqual([
    {
      url: `${window.location.origin}/api/v1.0/email/send`,
      body: {
        lib_version: expect.any(String),
        user_id: "local",
        service_id: "local",
        template_id: "local",
        template_params: details,
      },
    },
  ]);
  expect(Object.entries(window.localStorage)).toEqual([
    ["userName", "Ada Obi"],
    ["userEmail", "ada@example.com"],
  ]);
  expect(alerts).toEqual([]);
});

test("Section 4, Resources gate: she is asked once", async () => {
  const person = userEvent.setup();
  fakeEmailJs(taken);
  visit("/", register());
  await person.click(mainLink());
  await fillIn(details);
  await waitFor(() => expect(isLibraryOpen()).toBe(true));
  await person.click(screen.getAllByRole("link", { name: "PCOS Care" })[0] ?? document.body);
  await person.click(mainLink());
  expect(currentAddress()).toBe("/resources");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Section 8, E-mail send failure: an alert names EmailJS and its error, the record stays, and she still goes on", async () => {
  const { alerts } = fakeEmailJs(async () => new Response("The quota is used up", { status: 426 }));
  const backend = register();
  visit("/resources", backend);
  await fillIn(details);
  await waitFor(() => expect(isLibraryOpen()).toBe(true));
  expect(alerts).toEqual(["EmailJS error: The quota is used up"]);
  expect(takeComplaints()).toEqual(["EmailJS error: The quota is used up"]);
  expect(backend.requestsTo(registration)).toHaveLength(1);
  expect(window.localStorage.getItem("userName")).toBe("Ada Obi");
});

test("Section 7, Registration call: without a network nothing is lost, and a second try works", async () => {
  const person = userEvent.setup();
  const { mails } = fakeEmailJs(taken);
  const backend = register();
  backend.setOffline(true);
  visit("/resources", backend);
  await fillIn(details);

  const alert = await within(screen.getByRole("dialog")).findByRole("alert");
  expect(alert.textContent).toContain("We could not reach the network.");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Ada Obi");
  expect(mails).toEqual([]);
  expect(window.localStorage.length).toBe(0);

  backend.setOffline(false);
  await person.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(isLibraryOpen()).toBe(true));
});

function tooMany(waitSeconds: number): FakeRoute {
  const hint = String(waitSeconds);
  return { status: 429, body: { code: "PT429", message: "rate_limited", hint, details: null } };
}

test("Section 7, Registration call: when too many have come she is let in, the provider is told, and the row is sent again later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { mails } = fakeEmailJs(taken);
  const backend = register(tooMany(42));
  visit("/resources", backend);
  await fillIn(details);
  await waitFor(() => expect(isLibraryOpen()).toBe(true));
  expect(mails).toHaveLength(1);

  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(backend.requestsTo(registration)).toHaveLength(2));
  backend.answer(registration, { status: 201 });
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(backend.requestsTo(registration)).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(180_000);

  expect(backend.requestsTo(registration)).toHaveLength(3);
  expect(backend.requestsTo(registration).map(({ body }) => body)).toEqual([
    details,
    details,
    details,
  ]);
  expect(mails).toHaveLength(1);
});

test("Section 7, Registration call: what could not be recorded on one visit is recorded on the next", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  remember(details);
  window.localStorage.setItem("pcos-care-visitor-waits", "yes");
  const backend = register();
  visit("/", backend);

  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(backend.requestsTo(registration)).toHaveLength(1));
  expect(backend.requestsTo(registration)[0]?.body).toEqual(details);
  await waitFor(() => expect(window.localStorage.getItem("pcos-care-visitor-waits")).toBeNull());
});

test("Section 7, Registration call: an address that was recorded often today is let in and not sent again", async () => {
  const { mails } = fakeEmailJs(taken);
  visit("/resources", register(tooMany(36_000)));
  await fillIn(details);

  await waitFor(() => expect(isLibraryOpen()).toBe(true));
  expect(mails).toEqual([]);
  expect(window.localStorage.getItem("pcos-care-visitor-waits")).toBeNull();
});

test("Section 4, Resources gate: Cancel forgets where she was going and gives the link its focus back", async () => {
  const person = userEvent.setup();
  const backend = register();
  visit("/", backend);
  await person.click(mainLink());
  await person.click(within(await welcome()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(mainLink()));
  expect(currentAddress()).toBe("/");
  expect(backend.requests).toEqual([]);
});

test("Section 4, Resources gate: an answer that comes after Cancel takes her nowhere", async () => {
  const person = userEvent.setup();
  const { mails } = fakeEmailJs(taken);
  const { route, letGo } = deferredReply({ status: 201 });
  visit("/", register(route));
  await person.click(mainLink());
  await fillIn(details);
  await person.click(screen.getByRole("button", { name: "Close" }));
  letGo();
  await waitFor(() => expect(mails).toHaveLength(1));
  expect(currentAddress()).toBe("/");
  expect(window.localStorage.length).toBe(0);
});

test("Section 4, Resources gate: on a direct visit the dialog stands over a quiet page without any resource", async () => {
  visit("/resources?category=supplements", register());
  await welcome();
  expect(screen.getByRole("heading", { level: 1, name: "Resources", hidden: true })).toBeTruthy();
  expect(screen.queryByText("Fact sheets on vitamins and minerals")).toBeNull();
});

test("Section 4, Resources gate: Cancel on a direct visit leads home", async () => {
  const person = userEvent.setup();
  visit("/resources", register());
  await person.click(within(await welcome()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(currentAddress()).toBe("/"));
});

test("Section 4, Resources gate: Submit on a direct visit opens what the address names, and the heading has the focus", async () => {
  fakeEmailJs(taken);
  visit("/resources?category=supplements", register());
  await fillIn(details);
  expect(await screen.findByText("Fact sheets on vitamins and minerals")).toBeTruthy();
  expect(currentAddress()).toBe("/resources?category=supplements");
  const heading = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("Section 6, Resources gate: a signed-in woman is asked too, with her email and name filled in", async () => {
  signInBefore(ada);
  fakeEmailJs(taken);
  const backend = fakeBackend({
    [registration]: { status: 201 },
    "GET /rest/v1/profiles": { body: { first_name: "Ada Obi" } },
  });
  visit("/resources", backend);
  await welcome();
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Ada Obi"),
  );
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email);
  await userEvent.setup().click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(isLibraryOpen()).toBe(true));
  expect(backend.requestsTo(registration).map(({ body }) => body)).toEqual([
    { name: "Ada Obi", email: ada.email },
  ]);
});

test("Section 6, Resources gate: a name she has begun to type is not replaced by the one on her profile", async () => {
  const person = userEvent.setup();
  signInBefore(ada);
  const { route, letGo } = deferredReply({ body: { first_name: "Ada Obi" } });
  visit("/resources", fakeBackend({ "GET /rest/v1/profiles": route }));
  await welcome();
  await waitFor(() => expect(screen.queryAllByText(ada.email, { exact: true })).not.toEqual([]));
  await person.type(screen.getByRole("textbox", { name: "Name" }), "Adaeze");
  letGo();
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email),
  );
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Adaeze");
});
