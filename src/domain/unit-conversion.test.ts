import { expect, test } from "vitest";

import { toConventional, toInternational, typedAmount, writtenAmount } from "./unit-conversion";

const glucose = { factor: 0.0555, offset: 0 };
const hba1c = { factor: 10.929, offset: 2.15 };

test("a glucose of 126 mg/dL is 7.0 mmol/L, and back", () => {
  expect(writtenAmount(toInternational(glucose, 126) ?? 0, 1)).toBe("7.0");
  expect(writtenAmount(toConventional(glucose, 7), 0)).toBe("126");
});

test("an HbA1c of 6.5% is 48 mmol/mol, and back", () => {
  expect(writtenAmount(toInternational(hba1c, 6.5) ?? 0, 0)).toBe("48");
  expect(writtenAmount(toConventional(hba1c, 48), 1)).toBe("6.5");
});

test("an HbA1c too low to exist has no other unit", () => {
  expect(toInternational(hba1c, 2.15)).toBeNull();
  expect(toInternational(hba1c, 2.16)).not.toBeNull();
});

test("a typed amount is a number above zero with a point", () => {
  expect(["5.6", " 126 ", "7.", ".5"].map(typedAmount)).toEqual([5.6, 126, 7, 0.5]);
});

test("anything else is no amount, a comma too since it may mean thousands", () => {
  const typed = ["", "0", "0.0", "-5", "1,200", "5,6", "abc", "1e3", "Infinity", "5.6.7", "."];
  expect(typed.map(typedAmount)).toEqual(typed.map(() => null));
});

test("a very small amount is never written as zero", () => {
  expect(writtenAmount(0.0278, 1)).toBe("0.028");
});
