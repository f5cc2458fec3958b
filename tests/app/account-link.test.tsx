import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { sessionStorageKey } from "@/lib/storage.ts";

import { fakeBackend } from "../fakes/backend.ts";
import { visit } from "../fakes/screen.tsx";
import { ada, sessionOf, signInBefore } from "../fakes/session.ts";

const account = "GET /auth/v1/user";
const verify = "POST /auth/v1/verify";
const logout = "POST /auth/v1/logout";
const confirmationKey = "pcos-care-confirmation";
const bola = { id: "0b000000-0000-4000-8000-000000000002", email: "bola@example.com" };
const notSignedIn = "That link has not signed you in";

/** Stands in the address what a hosted link leaves there. */
function arriveWith(person: { id: string; email: string }, at = "/", type = "signup"): void {
  const { access_token, refresh_token } = sessionOf(person);
  const fragment = new URLSearchParams({ access_token, refresh_token, type });
  window.history.replaceState(null, "", `${at}#${fragment}`);
}

/** As if this browser had opened this account some minutes ago. */
function beginConfirmation(person: { id: string }, minutesAgo = 1): void {
  const begun = Date.now() - minutesAgo * 60_000;
  window.localStorage.setItem(confirmationKey, `${person.id} ${begun}`);
}

/** What of the link is still in the address. */
function leftInAddress(): string {
  return `${window.location.search}${window.location.hash}`;
}

test("Section 7, Account link: signs her in where she made the account, and takes its tokens out of the address", async () => {
  beginConfirmation(ada);
  arriveWith(ada);
  visit("/", fakeBackend({ [account]: { body: sessionOf(ada).user } }));

  await screen.findByText(`Signed in as ${ada.email}`);
  await screen.findByText(`This is the account of ${ada.email}. Not yours? Sign out.`);
  expect(leftInAddress()).toBe("");
  expect(window.localStorage.getItem(confirmationKey)).toBeNull();
  expect(screen.queryByText(notSignedIn)).toBeNull();
});

test("Section 7, Account link: does not sign her in to an account that she did not make here", async () => {
  arriveWith(bola);
  const backend = fakeBackend({ [account]: { body: sessionOf(bola).user } });
  visit("/", backend);

  await screen.findByText(notSignedIn);
  await screen.findByText("Signed out");
  expect(leftInAddress()).toBe("");
  expect(backend.requests).toEqual([]);
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("Section 7, Account link: never replaces the session she has", async () => {
  signInBefore(ada);
  beginConfirmation(bola);
  arriveWith(bola, "/chat");
  visit("/chat", fakeBackend({ [account]: { body: sessionOf(bola).user } }));

  await screen.findByText(notSignedIn);
  screen.getByText(`Signed in as ${ada.email}`);
  expect(leftInAddress()).toBe("");
  expect(window.localStorage.getItem(sessionStorageKey)).toContain(ada.id);
});

test.for([
  ["another account than the one she made", bola.id, 1],
  ["a link that is older than links work", ada.id, 61],
] as const)(
  "Section 7, Account link: does not sign her in by %s",
  async ([, begunBy, minutesAgo]) => {
    beginConfirmation({ id: begunBy }, minutesAgo);
    arriveWith(ada);
    visit("/", fakeBackend({ [account]: { body: sessionOf(ada).user } }));

    await screen.findByText(notSignedIn);
    await screen.findByText("Signed out");
    expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
  },
);

test("Section 7, Account link: confirms an address by its token without signing in, where the account was not made", async () => {
  window.history.replaceState(null, "", "/auth?token_hash=abc123&type=signup");
  const backend = fakeBackend({ [verify]: { body: sessionOf(ada) }, [logout]: { status: 204 } });
  visit("/auth", backend);

  await screen.findByText("Your email address is confirmed");
  await screen.findByText("Signed out");
  expect(leftInAddress()).toBe("");
  expect(backend.requestsTo(verify).map(({ body }) => body)).toMatchObject([
    { token_hash: "abc123", type: "signup" },
  ]);
  await waitFor(() => expect(backend.requestsTo(logout)).toHaveLength(1));
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("Section 7, Account link: confirms an address by its token and signs in where the account was made", async () => {
  beginConfirmation(ada);
  window.history.replaceState(null, "", "/auth?token_hash=abc123&type=signup");
  const body = sessionOf(ada);
  visit("/", fakeBackend({ [verify]: { body }, [account]: { body: body.user } }));

  await screen.findByText(`Signed in as ${ada.email}`);
  expect(leftInAddress()).toBe("");
});

test.for(["#access_token=half", "?error=access_denied&error_code=otp_expired"])(
  "Section 7, Account link: says that %s no longer works and takes it out of the address",
  async (rest) => {
    window.history.replaceState(null, "", `/${rest}`);
    visit("/", fakeBackend());

    await screen.findByText("This link no longer works");
    expect(leftInAddress()).toBe("");
  },
);

test("Section 7, Reset-password screen: takes no session that is not a recovery", async () => {
  const { access_token, refresh_token } = sessionOf(bola);
  const hash = `#${new URLSearchParams({ access_token, refresh_token, type: "signup" })}`;
  const backend = fakeBackend({ [account]: { body: sessionOf(bola).user } });
  visit({ pathname: "/reset-password", hash }, backend);

  await screen.findByText("This link no longer works");
  expect(backend.requests).toEqual([]);
});
