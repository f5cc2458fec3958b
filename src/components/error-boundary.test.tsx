import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ErrorBoundary, type FailureProps } from "./error-boundary";

function Failure({ error, onRetry }: FailureProps) {
  return (
    <button type="button" onClick={onRetry}>
      {`${String(error)} Try again`}
    </button>
  );
}

function silenceConsole(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

function Named({ name }: { name: string }) {
  if (name === "broken") {
    throw new Error("Broken.");
  }
  return <p>{name}</p>;
}

function at(name: string) {
  return (
    <ErrorBoundary Fallback={Failure} resetKey={name}>
      <Named name={name} />
    </ErrorBoundary>
  );
}

test("a part that failed is replaced, its neighbours stay, and trying again draws it anew", () => {
  silenceConsole();
  let isBroken = true;
  function Part() {
    if (isBroken) {
      throw new Error("Broken.");
    }
    return <p>Whole again</p>;
  }
  render(
    <>
      <p>Neighbour</p>
      <ErrorBoundary Fallback={Failure}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText("Neighbour")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Error: Broken. Try again" }));
  expect(screen.getByText("Whole again")).toBeTruthy();
});

test("another address draws the part again without being asked", () => {
  silenceConsole();
  const { rerender } = render(at("broken"));
  rerender(at("home"));
  expect(screen.getByText("home")).toBeTruthy();
});
