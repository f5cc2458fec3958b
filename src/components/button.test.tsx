import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { Button } from "./button";

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
