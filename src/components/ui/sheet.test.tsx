import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Sheet, type SheetSide } from "./sheet";

function open(side?: SheetSide): HTMLElement {
  render(
    <Sheet title="Symptoms" onClose={() => undefined} {...(side ? { side } : {})}>
      <p>What is in it</p>
    </Sheet>,
  );
  return screen.getByRole("dialog", { name: "Symptoms" });
}

test.for(["top", "bottom", "left", "right"] as const)(
  "Section 2, side panels: one may come from the %s",
  (side) => {
    expect(open(side).dataset["side"]).toBe(side);
  },
);

test("Section 2, side panels: one comes from the right unless it is told otherwise", () => {
  expect(open().dataset["side"]).toBe("right");
});
