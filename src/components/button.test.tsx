import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { Button, type ButtonSize, type ButtonVariant } from "./button";

test("a busy button says so in words and takes no second press", async () => {
  const person = userEvent.setup();
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  const { rerender } = render(
    <Button busyLabel="Signing in..." onClick={press}>
      Sign In
    </Button>,
  );
  await person.click(screen.getByRole("button", { name: "Sign In" }));
  rerender(
    <Button isBusy busyLabel="Signing in..." onClick={press}>
      Sign In
    </Button>,
  );
  await person.click(screen.getByRole("button", { name: "Signing in..." }));
  expect(presses).toBe(1);
});

test("a button sends no form unless it is told to", async () => {
  const person = userEvent.setup();
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button>Open</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await person.click(screen.getByRole("button", { name: "Open" }));
  expect(sent).toBe(0);
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toBe(1);
});

const variants: ButtonVariant[] = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
];
const sizes: ButtonSize[] = ["default", "sm", "lg", "icon"];

function lookOf(variant: ButtonVariant, size: ButtonSize): string {
  const { container, unmount } = render(
    <Button variant={variant} size={size}>
      Save
    </Button>,
  );
  const look = container.querySelector("button")?.className ?? "";
  unmount();
  return look;
}

test("Section 2, buttons: six variants and four sizes all look different", () => {
  const looks = variants.flatMap((variant) => sizes.map((size) => lookOf(variant, size)));
  expect(new Set(looks).size).toBe(24);
});
