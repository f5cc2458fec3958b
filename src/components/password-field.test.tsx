import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { PasswordField } from "./password-field";

test("Section 2, password fields: she can show what she typed by keyboard, and the button says what it will do next", async () => {
  const person = userEvent.setup();
  render(<PasswordField label="Password" />);
  await person.type(screen.getByLabelText("Password"), "Secret123");
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password");

  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show password" }));
  await person.keyboard("{Enter}");

  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide password" }));
});

test("a shown password is hidden again when the form is sent", async () => {
  const person = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
      <button type="submit">Send</button>
    </form>,
  );
  await person.click(screen.getByRole("button", { name: "Show password" }));
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password");
});

test("pressing Show does not send the form, and a pasted password is taken", async () => {
  const person = userEvent.setup();
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Password" error="Password is required" />
    </form>,
  );
  await person.click(screen.getByLabelText("Password", { selector: "input" }));
  await person.paste("From-a-manager-1");
  await person.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByRole("textbox", { description: "Password is required" })).toHaveProperty(
    "value",
    "From-a-manager-1",
  );
  expect(sent).toBe(0);
});
