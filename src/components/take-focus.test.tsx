import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { handFocusOn, takeFocus } from "./take-focus.ts";

function page(parts: readonly string[]) {
  return (
    <main>
      <h1>Page</h1>
      <h2>Near</h2>
      {parts.map((name) => (
        <div key={name} ref={handFocusOn}>
          <button type="button">{name}</button>
        </div>
      ))}
      <h2>Later</h2>
      <button type="button">Other</button>
    </main>
  );
}

test("what goes with the focus in it gives it to the heading before it", async () => {
  const { rerender } = render(page(["One", "Two"]));
  screen.getByRole("button", { name: "Two" }).focus();
  rerender(page(["One"]));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Near" })),
  );
});

test("a button that was busy, and lost the focus by that, hands it on too", async () => {
  const { rerender } = render(page(["One"]));
  const button = screen.getByRole("button", { name: "One" });
  button.focus();
  // A browser takes the focus from a disabled button and sends no event.
  button.addEventListener("focusout", (event) => event.stopPropagation());
  button.blur();
  expect(document.activeElement).toBe(document.body);
  rerender(page([]));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Near" })),
  );
});

test("what goes while the focus is elsewhere, or nowhere, leaves it there", async () => {
  const { rerender } = render(page(["One", "Two"]));
  const other = screen.getByRole("button", { name: "Other" });
  other.focus();
  rerender(page(["One"]));
  await Promise.resolve();
  expect(document.activeElement).toBe(other);
  screen.getByRole("button", { name: "One" }).focus();
  screen.getByRole("button", { name: "One" }).blur();
  rerender(page([]));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test("a form that comes takes the focus with its first field", () => {
  render(
    <form ref={takeFocus}>
      <fieldset>
        <legend>What is it?</legend>
        <button type="button">Medicine</button>
      </fieldset>
      <input aria-label="Name" />
    </form>,
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Medicine" }));
});
