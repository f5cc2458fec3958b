import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";

import { countryKey, onPersonalDataCleared } from "@/lib/personal-data.ts";
import { sessionStorageKey } from "@/lib/storage.ts";
import { SessionProvider, signOutChannelName, useSession } from "@/lib/session.tsx";
import type { LoadClient } from "@/lib/supabase.ts";

import { fakeBackend } from "../fakes/backend.ts";
import { visit } from "../fakes/screen.tsx";
import { ada, sessionOf, signInBefore } from "../fakes/session.ts";
import { takeComplaints } from "../setup/browser.ts";

const token = "POST /auth/v1/token";
const logout = "POST /auth/v1/logout";
const draftKey = `chat-draft:${ada.id}`;
const bola = { id: "0b000000-0000-4000-8000-000000000002", email: "bola@example.com" };

function Asker() {
  const { isLoading, user } = useSession();
  return <p>{isLoading ? "not known yet" : (user?.email ?? "nobody")}</p>;
}

function leaveTraces(): void {
  window.sessionStorage.setItem(draftKey, "My cycle is late");
  window.localStorage.setItem(countryKey(ada.id), "Nigeria");
  window.localStorage.setItem("userName", "Ada");
}

function countClearings(): () => number {
  let clearings = 0;
  onTestFinished(
    onPersonalDataCleared(() => {
      clearings += 1;
    }),
  );
  return () => clearings;
}

function expireStoredSession(): void {
  const session = { ...sessionOf(ada), expires_at: Math.floor(Date.now() / 1000) - 60 };
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

/** Browsers tell every other tab when what the device keeps has changed. */
function tellOfStoredSession(): void {
  const newValue = window.localStorage.getItem(sessionStorageKey);
  window.dispatchEvent(new StorageEvent("storage", { key: sessionStorageKey, newValue }));
}

test("Section 8, Auth state: refuses to be asked outside its provider", () => {
  expect(() => render(<Asker />)).toThrow("outside <SessionProvider>");
  takeComplaints();
});

test("Section 4, Auth state: does not know anybody while a page is rendered beforehand", () => {
  signInBefore(ada);
  const html = renderToString(
    <SessionProvider load={fakeBackend().load}>
      <Asker />
    </SessionProvider>,
  );

  expect(html).toContain("not known yet");
});

test("Section 4, Auth state: knows at once that nobody is signed in when the device holds no session", () => {
  const { container } = visit("/", fakeBackend());

  expect(container.textContent).toContain("Signed out");
});

test("Section 4, Auth state: finds the session of the device again", async () => {
  signInBefore(ada);
  const { container } = visit("/", fakeBackend());

  expect(container.textContent).toContain("Nobody knows who is signed in");
  await screen.findByText(`Signed in as ${ada.email}`);
});

test("Section 7, Auth state: ends the session on the server and forgets her on this device at sign-out", async () => {
  signInBefore(ada);
  leaveTraces();
  const clearings = countClearings();
  const backend = fakeBackend({ [logout]: { status: 204 } });
  visit("/", backend);

  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));

  await screen.findByText("Signed out");
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(["userName"]));
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  expect(clearings()).toBeGreaterThan(0);
  expect(backend.requestsTo(logout)[0]?.query.get("scope")).toBe("local");
});

test("Section 4, Auth state: forgets her at sign-out even when the server cannot be reached", async () => {
  signInBefore(ada);
  leaveTraces();
  const backend = fakeBackend();
  visit("/", backend);
  const button = await screen.findByRole("button", { name: "Sign out" });
  backend.setOffline(true);

  await userEvent.click(button);

  await screen.findByText("Signed out");
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(["userName"]));
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Section 4, Auth state: signs out in every open tab", async () => {
  signInBefore(ada);
  const clearings = countClearings();
  const first = visit("/", fakeBackend({ [logout]: { status: 204 } }));
  const second = visit("/", fakeBackend());
  await waitFor(() => expect(screen.getAllByText(`Signed in as ${ada.email}`)).toHaveLength(2));

  const [button] = screen.getAllByRole("button", { name: "Sign out" });
  if (button === undefined) throw new Error("There is no button.");
  await userEvent.click(button);

  await waitFor(() => {
    expect(first.container.textContent).toContain("Signed out");
    expect(second.container.textContent).toContain("Signed out");
  });
  await waitFor(() => expect(clearings()).toBeGreaterThan(1));
});

test("Section 4, Auth state: forgets what she typed here when she signs out in another tab", async () => {
  signInBefore(ada);
  visit("/", fakeBackend());
  await screen.findByText(`Signed in as ${ada.email}`);
  leaveTraces();
  const otherTab = new BroadcastChannel(signOutChannelName);
  onTestFinished(() => otherTab.close());

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  otherTab.postMessage("signed out");

  await screen.findByText("Signed out");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  expect(Object.keys(window.localStorage)).toEqual(["userName"]);
});

test("Section 4, Auth state: notices that she signed in in another tab", async () => {
  const { container } = visit("/", fakeBackend());
  expect(container.textContent).toContain("Signed out");

  signInBefore(ada);
  tellOfStoredSession();

  await screen.findByText(`Signed in as ${ada.email}`);
});

test("Section 4, Auth state: fetches the client only where a session is kept", async () => {
  const backend = fakeBackend();
  const load = vi.fn<LoadClient>((place) => backend.load(place));
  const { container } = visit("/", { ...backend, load });
  expect(container.textContent).toContain("Signed out");
  expect(load).not.toHaveBeenCalled();

  signInBefore(ada);
  tellOfStoredSession();

  await screen.findByText(`Signed in as ${ada.email}`);
  expect(load).toHaveBeenCalledOnce();
});

test("Section 4, Auth state: signs out when another tab has removed the session", async () => {
  signInBefore(ada);
  visit("/", fakeBackend());
  await screen.findByText(`Signed in as ${ada.email}`);

  window.localStorage.removeItem(sessionStorageKey);
  tellOfStoredSession();

  expect(await screen.findByText("Signed out")).not.toBeNull();
});

test("Section 4, Auth state: signs out but keeps what she typed when the session was ended elsewhere", async () => {
  expireStoredSession();
  leaveTraces();
  const revoked = {
    status: 400,
    body: { code: 400, error_code: "refresh_token_not_found", msg: "Refresh Token Not Found" },
  };
  visit("/", fakeBackend({ [token]: revoked }));

  await screen.findByText("Signed out");
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(window.sessionStorage.getItem(draftKey)).toBe("My cycle is late");
});

test("Section 4, Auth state: does not leave her words to the next person who signs in", async () => {
  signInBefore(ada);
  const backend = fakeBackend({ [token]: { body: sessionOf(bola) } });
  visit("/", backend);
  await screen.findByText(`Signed in as ${ada.email}`);
  leaveTraces();

  const { auth: otherTab } = await backend.load();
  await otherTab.signInWithPassword({ email: bola.email, password: "Secret123" });
  tellOfStoredSession();

  await screen.findByText(`Signed in as ${bola.email}`);
  expect(window.sessionStorage.getItem(draftKey)).toBeNull();
  expect(window.localStorage.getItem(countryKey(ada.id))).toBeNull();
});

test("Section 7, Auth state: keeps her signed in while the server cannot renew her session", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expireStoredSession();
  const backend = fakeBackend();
  backend.setOffline(true);
  visit("/", backend);

  await screen.findByText(`Signed in as ${ada.email}`, undefined, { timeout: 8000 });
  expect(window.localStorage.getItem(sessionStorageKey)).not.toBeNull();
});

test("Section 4, Auth state: keeps her signed in while the client cannot be downloaded, and tries again once online", async () => {
  expireStoredSession();
  const backend = fakeBackend({ [token]: { body: sessionOf(ada) } });
  let attempts = 0;
  visit("/", {
    ...backend,
    load: async (place) => {
      attempts += 1;
      if (attempts === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return backend.load(place);
    },
  });
  await screen.findByText(`Signed in as ${ada.email}`);

  window.dispatchEvent(new Event("online"));

  await waitFor(() => expect(attempts).toBe(2));
});
