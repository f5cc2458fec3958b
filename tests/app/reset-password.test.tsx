import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { recoveryStorageKey, sessionStorageKey } from "@/lib/storage.ts";

import { fakeBackend } from "../fakes/backend.ts";
import { currentAddress, visit } from "../fakes/screen.tsx";
import { ada, openRecoveryBefore, sessionOf, signInBefore } from "../fakes/session.ts";

const verify = "POST /auth/v1/verify";
const account = "GET /auth/v1/user";
const change = "PUT /auth/v1/user";
const logout = "POST /auth/v1/logout";

const link = "/reset-password?token_hash=abc123&type=recovery";
const expired = {
  status: 403,
  body: { code: 403, error_code: "otp_expired", msg: "Email link is invalid or has expired" },
};

async function fillForm(password: string, confirmation: string): Promise<void> {
  const user = userEvent.setup();
  if (password) await user.type(await screen.findByLabelText("New Password"), password);
  if (confirmation) await user.type(screen.getByLabelText("Confirm Password"), confirmation);
  await user.click(await screen.findByRole("button", { name: "Reset Password" }));
}

test("Section 2, Reset-password screen: asks for a new password in the words of the page", async () => {
  visit("/reset-password", fakeBackend());

  screen.getByRole("heading", { level: 1, name: "Reset Your Password" });
  screen.getByText("Please enter your new password below");
  for (const label of ["New Password", "Confirm Password"]) {
    const field = await screen.findByLabelText(label);
    expect(field.getAttribute("autocomplete")).toBe("new-password");
    expect(field.getAttribute("type")).toBe("password");
  }
  expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(2);
  const way = screen.getByRole("link", { name: "Return to sign in" });
  expect(way.getAttribute("href")).toBe("/auth");
});

test("Section 7, Reset-password screen: opens the link once, also when the page is rendered twice, and takes it out of the address", async () => {
  const backend = fakeBackend({ [verify]: { body: sessionOf(ada) } });
  visit(link, backend);

  await screen.findByLabelText("New Password");
  screen.getByText(ada.email);
  await waitFor(() => expect(currentAddress()).toBe("/reset-password"));
  expect(backend.requestsTo(verify)).toHaveLength(1);
  expect(backend.requestsTo(verify)[0]?.body).toMatchObject({
    token_hash: "abc123",
    type: "recovery",
  });
  expect(screen.queryByText("Start from your email")).toBeNull();
});

test("Section 7, Reset-password screen: signs nobody in by an opened link", async () => {
  visit(link, fakeBackend({ [verify]: { body: sessionOf(ada) } }));

  await screen.findByLabelText("New Password");
  screen.getByText("Signed out");
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("Section 7, Reset-password screen: opens a hosted link that brings its session along", async () => {
  const session = sessionOf(ada);
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: "3600",
    token_type: "bearer",
    type: "recovery",
  });
  const backend = fakeBackend({ [account]: { body: session.user } });
  visit({ pathname: "/reset-password", hash: `#${fragment}` }, backend);

  await screen.findByLabelText("New Password");
  await waitFor(() => expect(currentAddress()).toBe("/reset-password"));
  screen.getByText("Signed out");
});

test("Section 7, Reset-password screen: says that a used or old link no longer works and offers a new one", async () => {
  visit(link, fakeBackend({ [verify]: expired }));

  await screen.findByText("This link no longer works");
  await waitFor(() => expect(currentAddress()).toBe("/reset-password"));
  expect(screen.queryByLabelText("New Password")).toBeNull();

  await userEvent.click(screen.getByRole("link", { name: "Get a new link" }));
  screen.getByRole("heading", { level: 1, name: "Reset Password" });
  screen.getByRole("button", { name: "Send Reset Link" });
});

test("Section 7, Reset-password screen: says the same of a hosted link that comes back with an error", async () => {
  const hash = "#error=access_denied&error_code=otp_expired&error_description=Email+link+expired";
  visit({ pathname: "/reset-password", hash }, fakeBackend());

  await screen.findByText("This link no longer works");
  await waitFor(() => expect(currentAddress()).toBe("/reset-password"));
});

test("Section 7, Reset-password screen: keeps a link that could not be checked and tries it again", async () => {
  const backend = fakeBackend({ [verify]: { body: sessionOf(ada) } });
  backend.setOffline(true);
  visit(link, backend);
  await screen.findByText(/^We could not reach the network\./);

  backend.setOffline(false);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  await screen.findByLabelText("New Password");
  expect(backend.requestsTo(verify)).toHaveLength(1);
});

test("Section 2, Reset-password screen: leads a visitor without a link to a new one", async () => {
  visit("/reset-password", fakeBackend());

  await screen.findByText("Start from your email");
  const way = screen.getByRole("link", { name: "Get a new link" });
  expect(way.getAttribute("href")).toBe("/auth?mode=reset");
});

test("Section 2, Reset-password screen: still shows the form after a reload", async () => {
  openRecoveryBefore(ada);
  visit("/reset-password", fakeBackend());

  await screen.findByLabelText("New Password");
  screen.getByText(ada.email);
  expect(screen.queryByText("Start from your email")).toBeNull();
});

test("Section 5, Reset-password screen: holds the new password to the same rules as a new account", async () => {
  openRecoveryBefore(ada);
  visit("/reset-password", fakeBackend());

  await fillForm("short", "other");

  await screen.findByText("Password must be at least 8 characters");
  screen.getByText("Passwords don't match");
  expect(document.activeElement).toBe(screen.getByLabelText("New Password"));
});

test("Section 4, Reset-password screen: sets the password, ends every session and leads to sign-in", async () => {
  openRecoveryBefore(ada);
  signInBefore(ada);
  const backend = fakeBackend({
    [change]: { body: sessionOf(ada).user },
    [logout]: { status: 204 },
  });
  visit("/reset-password", backend);

  await fillForm("Secret123", "Secret123");

  await screen.findByText("Your password has been reset successfully.");
  await waitFor(() => expect(currentAddress()).toBe("/auth"));
  await screen.findByText("Signed out");
  expect(backend.requestsTo(change)[0]?.body).toMatchObject({ password: "Secret123" });
  const scopes = backend.requestsTo(logout).map((request) => request.query.get("scope"));
  // The session of this device has ended with the others; the server would refuse to end it again.
  expect(scopes).toEqual(["global"]);
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(window.sessionStorage.getItem(recoveryStorageKey)).toBeNull();
});

test("Section 4, Reset-password screen: also ends the session of somebody else on this device", async () => {
  openRecoveryBefore(ada);
  signInBefore({ id: "0b000000-0000-4000-8000-000000000002", email: "bola@example.com" });
  const backend = fakeBackend({
    [change]: { body: sessionOf(ada).user },
    [logout]: { status: 204 },
  });
  visit("/reset-password", backend);

  await fillForm("Secret123", "Secret123");

  await waitFor(() => expect(currentAddress()).toBe("/auth"));
  const scopes = backend.requestsTo(logout).map((request) => request.query.get("scope"));
  expect(scopes).toEqual(["global", "local"]);
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("Section 8, Reset-password screen: shows what the service says about a password it refuses and keeps the form", async () => {
  openRecoveryBefore(ada);
  const same = {
    status: 422,
    body: {
      code: 422,
      error_code: "same_password",
      msg: "New password should be different from the old password.",
    },
  };
  visit("/reset-password", fakeBackend({ [change]: same }));

  await fillForm("Secret123", "Secret123");

  await screen.findByText("Error");
  screen.getByText("New password should be different from the old password.");
  screen.getByText("Your password has not been changed. What you typed is still here.");
  expect(screen.getByLabelText("New Password")).toHaveProperty("value", "Secret123");
  expect(document.activeElement).toBe(screen.getByLabelText("New Password"));
});

test("Section 8, Reset-password screen: has a sentence of its own when the service says nothing", async () => {
  openRecoveryBefore(ada);
  const backend = fakeBackend();
  visit("/reset-password", backend);
  await screen.findByLabelText("New Password");
  backend.setOffline(true);

  await fillForm("Secret123", "Secret123");

  await screen.findByText("Error");
  screen.getByText("An error occurred while resetting your password.");
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Reset Password" })).toHaveProperty(
      "disabled",
      false,
    );
  });
});
