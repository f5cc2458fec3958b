import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";

import { ClearDevice } from "@/features/privacy-choices/clear-device.tsx";
import { isCounted, pageViewAddress } from "@/features/privacy-choices/page-views.ts";
import { paths } from "@/lib/paths.ts";
import { SessionProvider } from "@/lib/session.tsx";

import { fakeBackend } from "../fakes/backend.ts";
import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";
import { ada, signInBefore } from "../fakes/session.ts";

const owner = ownersSettings({ VITE_ANALYTICS_MEASUREMENT_ID: "G-AB12CD34EF" });
const key = "pcos-care-analytics";

/** Collects what the page would send to the counting service. */
function watchBeacons(): URL[] {
  const sent: URL[] = [];
  const before = Object.getOwnPropertyDescriptor(navigator, "sendBeacon");
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (address: string) => sent.push(new URL(address)) > 0,
  });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, "sendBeacon", before);
    else Reflect.deleteProperty(navigator, "sendBeacon");
  });
  return sent;
}

function question() {
  return screen.queryByRole("region", { name: "Counting visits" });
}

test("Section 7, Analytics: nothing is counted before she has accepted, and one view after", async () => {
  const person = userEvent.setup();
  const sent = watchBeacons();
  await openSite("/donate", owner);

  await person.click(await screen.findByRole("button", { name: "Accept" }));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.origin).toBe("https://www.google-analytics.com");
  expect(sent[0]?.searchParams.get("tid")).toBe("G-AB12CD34EF");
  expect(sent[0]?.searchParams.get("en")).toBe("page_view");
  expect(question()).toBeNull();
  expect(window.localStorage.getItem(key)).toBe("accepted");
});

test("Section 7, Analytics: the question waits without anything being sent", async () => {
  const sent = watchBeacons();
  await openSite("/donate", owner);
  await screen.findByRole("region", { name: "Counting visits" });

  expect(sent).toEqual([]);
});

test("Section 7, Analytics: refusing takes one press of a button like the other, and nothing is ever sent", async () => {
  const person = userEvent.setup();
  const sent = watchBeacons();
  await openSite("/donate", owner, "/guide");

  const refuse = await screen.findByRole("button", { name: "Refuse" });
  expect(refuse.className).toBe(screen.getByRole("button", { name: "Accept" }).className);
  await person.click(refuse);
  expect(question()).toBeNull();
  await person.click(
    within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", {
      name: "PCOS Program",
    }),
  );
  await screen.findByRole("heading", { level: 1, name: "PCOS Program" });
  expect(sent).toEqual([]);
});

test("Section 7, Analytics: a browser that asks not to be followed is not asked", async () => {
  const sent = watchBeacons();
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "globalPrivacyControl"));
  await openSite("/donate", owner);
  await act(() => import("@/features/privacy-choices/analytics.tsx"));

  expect(question()).toBeNull();
  expect(sent).toEqual([]);
});

test("Section 7, Analytics: after a yes each page she opens is counted once, and the quiz never", async () => {
  window.localStorage.setItem(key, "accepted");
  const person = userEvent.setup();
  const sent = watchBeacons();
  await openSite("/donate", owner, "/guide", "/risk-assessment");
  await waitFor(() => expect(sent).toHaveLength(1));
  const menu = within(screen.getByRole("navigation", { name: "Main" }));

  await person.click(menu.getByRole("link", { name: "Risk Assessment" }));
  await screen.findByText(/Question 1 of 8/);
  await person.click(menu.getByRole("link", { name: "PCOS Program" }));
  await waitFor(() => expect(sent).toHaveLength(2));

  expect(sent.map((address) => new URL(address.searchParams.get("dl") ?? "").pathname)).toEqual([
    "/donate",
    "/guide",
  ]);
  const visits = new Set(sent.map((address) => address.searchParams.get("cid")));
  expect(visits.size).toBe(1);
});

test.each([
  paths.chat,
  paths.riskAssessment,
  paths.bmiCalculator,
  paths.profile,
  paths.auth,
  paths.resetPassword,
  paths.symptomChecker,
  paths.urgentHelp,
  paths.labTests,
  `${paths.labTests}/testosterone`,
  "/no/such/page",
])("a visit to %s is never counted", (pathname) => {
  expect(isCounted(pathname)).toBe(false);
  expect(isCounted(`${pathname}/`)).toBe(false);
});

test("Section 7, Analytics: a page view carries the page's path and no more of the address", () => {
  const visit = { id: "1.2", startedAt: 2 };
  const view = new URL(pageViewAddress("G-AB12CD34EF", visit, "https://care.example", "/guide/"));

  expect(Object.fromEntries(view.searchParams)).toEqual({
    v: "2",
    tid: "G-AB12CD34EF",
    cid: "1.2",
    sid: "2",
    en: "page_view",
    dl: "https://care.example/guide",
    gcs: "G101",
    npa: "1",
  });
});

test("she can change her mind in the dialog at the foot of the page", async () => {
  window.localStorage.setItem(key, "accepted");
  const person = userEvent.setup();
  const sent = watchBeacons();
  await openSite("/donate", owner, "/guide");
  await waitFor(() => expect(sent).toHaveLength(1));

  await person.click(screen.getByRole("button", { name: "Privacy choices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Privacy choices" }));
  expect(dialog.getByText("You said yes: pages are counted.")).toBeTruthy();
  await person.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(dialog.getByText("You said no: pages are not counted.")).toBeTruthy();
  expect(window.localStorage.getItem(key)).toBe("refused");
});

test("Section 7, Analytics: without a measurement id nobody is asked, and the dialog says that nothing is counted", async () => {
  const person = userEvent.setup();
  const sent = watchBeacons();
  await openSite("/donate", localSettings);
  await act(() => import("@/features/privacy-choices/analytics.tsx"));
  expect(question()).toBeNull();

  await person.click(screen.getByRole("button", { name: "Privacy choices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Privacy choices" }));
  expect(dialog.getByText("We do not count or track your visits.")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Accept" })).toBeNull();
  expect(sent).toEqual([]);
});

test("clearing the device removes everything the site has stored and says so", async () => {
  const person = userEvent.setup();
  for (const name of ["userName", "userEmail", "user_country_1", key]) {
    window.localStorage.setItem(name, "something");
  }
  window.sessionStorage.setItem("draft", "My question");
  await openSite("/donate", localSettings);

  await person.click(screen.getByRole("button", { name: "Privacy choices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Privacy choices" }));
  await person.click(dialog.getByRole("button", { name: "Clear my data on this device" }));

  expect(await dialog.findByText("Your data is gone from this device")).toBeTruthy();
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
});

test("clearing the device signs her out and says what her account still holds", async () => {
  signInBefore(ada);
  const person = userEvent.setup();
  const backend = fakeBackend({ "POST /auth/v1/logout": { status: 204 } });
  render(
    <SessionProvider load={backend.load}>
      <ClearDevice />
    </SessionProvider>,
  );
  await waitFor(() => expect(window.localStorage).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "Clear my data on this device" }));

  expect(
    await screen.findByText(/Your account still holds your profile and messages/),
  ).toBeTruthy();
  expect(backend.requestsTo("POST /auth/v1/logout")).toHaveLength(1);
  expect(window.localStorage).toHaveLength(0);
});

test("where the browser does not let the site reach a record, clearing says what may stay", async () => {
  const person = userEvent.setup();
  vi.stubGlobal("indexedDB", {
    databases: () => Promise.resolve([]),
    deleteDatabase: () => {
      throw new Error("blocked");
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await openSite("/donate", localSettings);
  await person.click(screen.getByRole("button", { name: "Privacy choices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Privacy choices" }));
  await person.click(dialog.getByRole("button", { name: "Clear my data on this device" }));
  expect(await dialog.findByText("All but your record is gone from this device")).toBeTruthy();
  expect(dialog.queryByText("Your data is gone from this device")).toBeNull();
});

test("Escape closes the dialog and the focus is back on its button", async () => {
  const person = userEvent.setup();
  await openSite("/donate", localSettings);
  const button = screen.getByRole("button", { name: "Privacy choices" });
  await person.click(button);
  await screen.findByRole("dialog", { name: "Privacy choices" });
  await person.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});
