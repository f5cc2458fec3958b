import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { fakeBackend, deferredReply } from "../fakes/backend.ts";
import { currentAddress, visit } from "../fakes/screen.tsx";
import { ada, sessionOf, signInBefore } from "../fakes/session.ts";

const token = "POST /auth/v1/token";
const signUp = "POST /auth/v1/signup";
const recover = "POST /auth/v1/recover";
const logout = "POST /auth/v1/logout";

const wrongPassword = {
  status: 400,
  body: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
};
const refusedSignIn = "Email or password is not right. Try again or reset your password.";

async function fillSignIn(email: string, password: string): Promise<void> {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByRole("textbox", { name: "Email" }), email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
}

function alerts(): string {
  return screen
    .getAllByRole("alert")
    .map((alert) => alert.textContent)
    .join("\n");
}

async function openSignUp(): Promise<void> {
  await userEvent.click(screen.getByRole("tab", { name: "Create Account" }));
}

function purposeOf(label: string): string | null {
  return screen.getByLabelText(label).getAttribute("autocomplete");
}

function passwordRuleTexts(): string[] {
  const list = screen.getByRole("list", { name: "Your password needs" });
  return within(list)
    .getAllByRole("listitem")
    .map((rule) => rule.textContent);
}

async function fillSignUp(email: string, password: string, confirmation: string): Promise<void> {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByRole("textbox", { name: "Email" }), email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  if (confirmation) await user.type(screen.getByLabelText("Confirm Password"), confirmation);
  await user.click(screen.getByRole("button", { name: "Create Account" }));
}

async function openReset(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
}

test("Section 2, Auth screen: welcomes her and offers to sign in first", () => {
  visit("/auth", fakeBackend());

  expect(screen.getByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    "Welcome to PCOS Care",
  );
  screen.getByText("Sign in or create an account to get started");
  screen.getByRole("tab", { name: "Sign In", selected: true });
  screen.getByRole("tab", { name: "Create Account", selected: false });
  expect(screen.getByRole("link", { name: "Return to homepage" }).getAttribute("href")).toBe("/");
});

test("Section 7, hosted auth service: downloads nothing of the backend before she sends a form", async () => {
  let loads = 0;
  const backend = fakeBackend();
  visit("/auth", {
    ...backend,
    load: (place) => {
      loads += 1;
      return backend.load(place);
    },
  });
  await screen.findByText("Signed out");

  expect(loads).toBe(0);
});

test("Section 2, Auth screen: tells password managers what each field of the account forms is", async () => {
  visit("/auth", fakeBackend());

  expect(purposeOf("Email")).toBe("username");
  expect(purposeOf("Password")).toBe("current-password");
  await openSignUp();
  expect(purposeOf("Email")).toBe("email");
  expect(purposeOf("Password")).toBe("new-password");
  expect(purposeOf("Confirm Password")).toBe("new-password");
  for (const label of ["Email", "Password", "Confirm Password"]) {
    expect(screen.getByLabelText(label).getAttribute("spellcheck")).toBe("false");
  }
});

test("Section 5, Auth screen: says what a sign-in lacks, only after she has sent it", async () => {
  visit("/auth", fakeBackend());
  const email = screen.getByRole("textbox", { name: "Email" });
  await userEvent.click(email);
  await userEvent.tab();
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();

  await fillSignIn("", "");

  await screen.findByRole("textbox", {
    name: "Email",
    description: "Please enter a valid email address",
  });
  screen.getByText("Password is required");
  expect(document.activeElement).toBe(email);
});

test("Section 5, Auth screen: takes an error away as soon as the field is right", async () => {
  visit("/auth", fakeBackend());
  await fillSignIn("ada@", "Secret123");
  const email = await screen.findByRole("textbox", {
    description: "Please enter a valid email address",
  });

  await userEvent.type(email, "example.com");

  await waitFor(() => expect(screen.queryByText("Please enter a valid email address")).toBeNull());
});

test("Section 4, Auth screen: brings her home after signing in", async () => {
  const backend = fakeBackend({ [token]: { body: sessionOf(ada) } });
  visit("/auth", backend);

  await fillSignIn(` ${ada.email} `, "Secret123");

  await waitFor(() => expect(currentAddress()).toBe("/"));
  await screen.findByText(`Signed in as ${ada.email}`);
  const [request] = backend.requestsTo(token);
  expect(request?.query.get("grant_type")).toBe("password");
  expect(request?.body).toMatchObject({ email: ada.email, password: "Secret123" });
});

test("Section 4, Auth screen: brings her back to the page that sent her to sign in", async () => {
  const backend = fakeBackend({ [token]: { body: sessionOf(ada) } });
  visit({ pathname: "/auth", state: { from: "/chat" } }, backend);

  await fillSignIn(ada.email, "Secret123");

  await waitFor(() => expect(currentAddress()).toBe("/chat"));
});

test("Section 4, Auth screen: sends a signed-in visitor of the sign-in page home", async () => {
  signInBefore(ada);
  visit("/auth", fakeBackend());

  await waitFor(() => expect(currentAddress()).toBe("/"));
});

test("Section 4, Auth screen: says that it is signing in and takes no second press meanwhile", async () => {
  const { route, letGo } = deferredReply(wrongPassword);
  const backend = fakeBackend({ [token]: route });
  visit("/auth", backend);

  await fillSignIn(ada.email, "Secret123");

  const button = await screen.findByRole("button", { name: "Signing in..." });
  expect(button).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Forgot your password?" })).toHaveProperty(
    "disabled",
    true,
  );
  await userEvent.keyboard("{Enter}");
  letGo();
  await screen.findByRole("button", { name: "Sign In" });
  expect(backend.requestsTo(token)).toHaveLength(1);
});

test("Section 8, Auth screen: answers a failed sign-in with one neutral sentence and keeps what she typed", async () => {
  visit("/auth", fakeBackend({ [token]: wrongPassword }));

  await fillSignIn(ada.email, "Wrong1234");

  await waitFor(() => expect(alerts()).toContain(refusedSignIn));
  expect(screen.queryByText(/Invalid login/)).toBeNull();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("Section 8, Auth screen: a failure stands above the fields, and the good news of before is gone", async () => {
  visit(
    "/auth",
    fakeBackend({
      [signUp]: { body: sessionOf(ada) },
      [logout]: { status: 204 },
      [token]: wrongPassword,
    }),
  );
  await openSignUp();
  await fillSignUp(ada.email, "Secret123", "Secret123");
  await screen.findByText("Your account is ready. Sign in to continue.");
  await fillSignIn("", "Wrong1234");
  const failure = await screen.findByText(refusedSignIn);
  const email = screen.getByRole("textbox", { name: "Email" });
  expect(failure.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText("Your account is ready. Sign in to continue.")).toBeNull();
});

test("Section 8, Auth screen: does not tell an unknown address from a wrong password", async () => {
  const unknown = {
    status: 404,
    body: { code: 404, error_code: "user_not_found", msg: "User not found" },
  };
  visit("/auth", fakeBackend({ [token]: unknown }));

  await fillSignIn("nobody@example.com", "Wrong1234");

  await waitFor(() => expect(alerts()).toContain(refusedSignIn));
});

test("Section 8, Auth screen: says that the network could not be reached and loses nothing", async () => {
  const backend = fakeBackend({ [token]: { body: sessionOf(ada) } });
  backend.setOffline(true);
  visit("/auth", backend);

  await fillSignIn(ada.email, "Secret123");

  await screen.findByText(/^We could not reach the network\./);
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "Secret123");

  backend.setOffline(false);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(currentAddress()).toBe("/"));
});

test("Section 8, Auth screen: says when the service itself is not answering, or has been asked too often", async () => {
  const backend = fakeBackend({ [token]: { status: 503, body: { msg: "down" } } });
  visit("/auth", backend);
  await fillSignIn(ada.email, "Secret123");
  await waitFor(() => expect(alerts()).toContain("The service is not answering right now."));

  backend.answer(token, { status: 429, body: { error_code: "over_request_rate_limit" } });
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));

  await waitFor(() => expect(alerts()).toContain("Too many tries in a short time."));
});

test("Section 2, Auth screen: shows and hides each password on its own", async () => {
  visit("/auth", fakeBackend());
  await openSignUp();
  const [first] = screen.getAllByRole("button", { name: "Show password" });
  if (first === undefined) throw new Error("There is no toggle.");

  await userEvent.click(first);

  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  expect(screen.getByLabelText("Confirm Password").getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password");
});

test("Sections 5 and 9, Auth screen: lists the rules for a password before she types and ticks them as they are met", async () => {
  visit("/auth", fakeBackend());
  await openSignUp();
  expect(passwordRuleTexts()).toEqual([
    "At least 8 characters",
    "One uppercase letter",
    "One lowercase letter",
    "One number",
  ]);

  await userEvent.type(screen.getByLabelText("Password"), "Abc");

  expect(passwordRuleTexts()).toEqual([
    "At least 8 characters",
    "One uppercase letter, done",
    "One lowercase letter, done",
    "One number",
  ]);
});

const weakPasswords = [
  ["Abc1234", "Password must be at least 8 characters"],
  ["abcd1234", "Password must contain at least one uppercase letter"],
  ["ABCD1234", "Password must contain at least one lowercase letter"],
  ["Abcdefgh", "Password must contain at least one number"],
] as const;

test.each(weakPasswords)(
  "Section 5, Auth screen: refuses the new password %s: %s",
  async (password, message) => {
    visit("/auth", fakeBackend());
    await openSignUp();

    await fillSignUp(ada.email, password, password);

    await screen.findByText(message);
    expect(screen.queryByText("Passwords don't match")).toBeNull();
  },
);

test("Section 5, Auth screen: asks for the same password twice, also while the first is still too weak", async () => {
  visit("/auth", fakeBackend());
  await openSignUp();

  await fillSignUp("ada", "short", "other");

  await screen.findByText("Passwords don't match");
  screen.getByText("Password must be at least 8 characters");
  screen.getByText("Please enter a valid email address");
  expect(screen.getByLabelText("Confirm Password").getAttribute("aria-invalid")).toBe("true");
});

test("Section 4, Auth screen: leads to the sign-in tab after an account was created, without signing in by itself", async () => {
  const backend = fakeBackend({
    [signUp]: { body: sessionOf(ada) },
    [logout]: { status: 204 },
  });
  visit("/auth", backend);
  await openSignUp();

  await fillSignUp(ada.email, "Secret123", "Secret123");

  const note = await screen.findByText("Your account is ready. Sign in to continue.");
  screen.getByRole("tab", { name: "Sign In", selected: true });
  expect(document.activeElement?.contains(note)).toBe(true);
  screen.getByText("Signed out");
  expect(backend.requestsTo(signUp)[0]?.body).toMatchObject({
    email: ada.email,
    password: "Secret123",
  });
  expect(backend.requestsTo(logout)).toHaveLength(1);
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email);
  await openSignUp();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "");
});

test("Section 4, Auth screen: takes the address that she has typed along to the other tab and back", async () => {
  visit("/auth", fakeBackend());
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await openSignUp();
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(email.value).toBe("ada@example.com");
  await userEvent.type(email, ".ng");
  await userEvent.click(screen.getByRole("tab", { name: "Sign In" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "ada@example.com.ng",
  );
});

test("Section 4, Auth screen: tells her to confirm her address where the service asks for that", async () => {
  const { user } = sessionOf(ada);
  visit("/auth", fakeBackend({ [signUp]: { body: user } }));
  await openSignUp();

  await fillSignUp(ada.email, "Secret123", "Secret123");

  const note = await screen.findByText(/^Almost done\. We sent an email to the address you gave\./);
  expect(document.activeElement?.contains(note)).toBe(true);
  expect(window.localStorage.getItem("pcos-care-confirmation")).toMatch(
    new RegExp(`^${ada.id} \\d+$`),
  );
});

test("Section 8, Auth screen: keeps a refused sign-up and does not show what the service says", async () => {
  const taken = {
    status: 422,
    body: { code: 422, error_code: "user_already_exists", msg: "User already registered" },
  };
  visit("/auth", fakeBackend({ [signUp]: taken }));
  await openSignUp();

  await fillSignUp(ada.email, "Secret123", "Secret123");

  await screen.findByText(/^We could not create this account\./);
  expect(screen.queryByText(/already registered/)).toBeNull();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email);
});

test("Section 2, Auth screen: says that it is creating the account", async () => {
  const { route, letGo } = deferredReply({ status: 422, body: { msg: "no" } });
  visit("/auth", fakeBackend({ [signUp]: route }));
  await openSignUp();

  await fillSignUp(ada.email, "Secret123", "Secret123");

  const button = await screen.findByRole("button", { name: "Creating Account..." });
  expect(button).toHaveProperty("disabled", true);
  letGo();
  await screen.findByRole("button", { name: "Create Account" });
});

test("Section 2, Auth screen: offers a reset link on the same screen and the way back", async () => {
  visit("/auth", fakeBackend());
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), ada.email);

  await openReset();

  const heading = screen.getByRole("heading", { level: 1, name: "Reset Password" });
  expect(document.activeElement).toBe(heading);
  screen.getByText("Enter your email to receive a password reset link");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", ada.email);
  await userEvent.click(screen.getByRole("button", { name: "Back to Sign In" }));
  screen.getByRole("heading", { level: 1, name: "Welcome to PCOS Care" });
});

test("Section 5, Auth screen: asks for a valid address before sending a reset link", async () => {
  visit("/auth?mode=reset", fakeBackend());

  await userEvent.click(await screen.findByRole("button", { name: "Send Reset Link" }));

  const email = await screen.findByRole("textbox", {
    name: "Email",
    description: "Please enter a valid email address",
  });
  expect(document.activeElement).toBe(email);
});

test("Section 4, Auth screen: sends a reset link and returns to sign-in with a note that gives nothing away", async () => {
  const { route, letGo } = deferredReply({ body: {} });
  const backend = fakeBackend({ [recover]: route });
  visit("/auth?mode=reset", backend);
  const email = await screen.findByRole("textbox", { name: "Email" });

  await userEvent.type(email, `${ada.email}{Enter}`);

  await screen.findByRole("button", { name: "Sending..." });
  letGo();
  await screen.findByText(/^If this address has an account, an email with a reset link/);
  screen.getByRole("tab", { name: "Sign In", selected: true });
  const [request] = backend.requestsTo(recover);
  expect(request?.body).toMatchObject({ email: ada.email });
  expect(request?.query.get("redirect_to")).toBe(`${window.location.origin}/reset-password`);
});

test("Section 8, Auth screen: answers a second reset request, which only a known address can be refused, like the first", async () => {
  const tooSoon = {
    status: 429,
    body: { code: 429, error_code: "over_email_send_rate_limit", msg: "Wait 54 seconds" },
  };
  visit("/auth?mode=reset", fakeBackend({ [recover]: tooSoon }));
  const email = await screen.findByRole("textbox", { name: "Email" });

  await userEvent.type(email, `${ada.email}{Enter}`);

  const note = await screen.findByText(/^If this address has an account/);
  expect(document.activeElement?.contains(note)).toBe(true);
});

test("Section 8, Auth screen: keeps a reset request that could not be sent", async () => {
  const backend = fakeBackend({ [recover]: { status: 400, body: { msg: "Unable to process" } } });
  visit("/auth?mode=reset", backend);
  const email = await screen.findByRole("textbox", { name: "Email" });

  await userEvent.type(email, `${ada.email}{Enter}`);

  await screen.findByText("We could not send a link. Check the email address and try again.");
  expect(email).toHaveProperty("value", ada.email);
  expect(document.activeElement).toBe(email);
});
