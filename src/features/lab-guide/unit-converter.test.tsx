import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import type { ConvertibleUnit } from "@/content/lab-test-schema";

import { UnitConverter } from "./unit-converter";

const hba1c: ConvertibleUnit = {
  measure: "HbA1c",
  conventional: "%",
  international: "mmol/mol",
  factor: 10.929,
  offset: 2.15,
  decimals: { conventional: 1, international: 0 },
};

const percent = () => screen.getByRole("textbox", { name: "HbA1c in %" });
const mmol = () => screen.getByRole("textbox", { name: "HbA1c in mmol/mol" });

test("a number typed in one unit is shown in the other", async () => {
  const person = userEvent.setup();
  render(<UnitConverter unit={hba1c} />);
  await person.type(percent(), "6.5");
  expect(mmol()).toHaveProperty("value", "48");
});

test("it works the other way round, and the first box follows", async () => {
  const person = userEvent.setup();
  render(<UnitConverter unit={hba1c} />);
  await person.type(percent(), "9");
  await person.clear(mmol());
  await person.type(mmol(), "48");
  expect(percent()).toHaveProperty("value", "6.5");
});

test("words are answered with what to type, and the other box stays empty", async () => {
  const person = userEvent.setup();
  render(<UnitConverter unit={hba1c} />);
  await person.type(percent(), "high");
  expect(screen.getByRole("textbox", { description: /Type a number above zero/ })).toBe(percent());
  expect(percent().getAttribute("aria-invalid")).toBe("true");
  expect(mmol()).toHaveProperty("value", "");
});

test("a number no lab could report is sent back to the report", async () => {
  const person = userEvent.setup();
  render(<UnitConverter unit={hba1c} />);
  await person.type(percent(), "2");
  expect(screen.getByRole("textbox", { description: /too low for HbA1c/ })).toBe(percent());
});

test("emptied boxes complain about nothing", async () => {
  const person = userEvent.setup();
  render(<UnitConverter unit={hba1c} />);
  await person.type(percent(), "x");
  await person.clear(percent());
  expect(screen.queryByText(/Type a number/)).toBeNull();
});
