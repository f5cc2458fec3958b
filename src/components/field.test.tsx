import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { TextField } from "./field";

test("a field is called by its label and described by its hint", () => {
  render(<TextField label="Name" hint="The name we should use." />);
  const field = screen.getByRole("textbox", {
    name: "Name",
    description: "The name we should use.",
  });
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("a field with an error says that it is wrong, and why, before its hint", () => {
  render(
    <TextField label="Email" hint="We write rarely." error="Please enter a valid email address" />,
  );
  const field = screen.getByRole("textbox", {
    name: "Email",
    description: "Please enter a valid email address We write rarely.",
  });
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("a field that cannot be changed gives the reason", () => {
  render(
    <TextField
      label="Email Address"
      defaultValue="ada@example.com"
      readOnlyReason="Email cannot be changed"
    />,
  );
  const field = screen.getByRole("textbox", { description: "Email cannot be changed" });
  expect(field.hasAttribute("readonly")).toBe(true);
});

test("two fields of the same name keep their own descriptions", () => {
  render(
    <>
      <TextField label="Name" hint="First" />
      <TextField label="Name" hint="Second" />
    </>,
  );
  expect(screen.getByRole("textbox", { description: "First" })).not.toBe(
    screen.getByRole("textbox", { description: "Second" }),
  );
});
