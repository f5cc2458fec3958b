import { expect, onTestFinished, test } from "vitest";

import { focusPressedButtons } from "./pressed-button";

function drawn<Name extends "button" | "input">(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test("a button that is pressed without the focus gets it before anything answers the press", () => {
  focusPressedButtons();
  const button = drawn("button");
  let focused: Element | null = null;
  button.addEventListener("click", () => (focused = document.activeElement));
  button.click();
  expect(focused).toBe(button);
});

test("a press takes the focus from no field that has it", () => {
  focusPressedButtons();
  const field = drawn("input");
  const button = drawn("button");
  field.focus();
  button.click();
  expect(document.activeElement).toBe(field);
});
