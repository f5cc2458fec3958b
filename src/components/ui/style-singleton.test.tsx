import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { styleSingleton } from "./style-singleton";

const styles = "body { overflow: hidden }";

function lockedBy(sheets: readonly CSSStyleSheet[]): string[] {
  return sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
}

test("the page is locked by one sheet, however many ask for it, until the last one is gone", () => {
  const StyleSheet = styleSingleton();
  const first = render(<StyleSheet styles={styles} />);
  const second = render(<StyleSheet styles={styles} />);
  expect(lockedBy(document.adoptedStyleSheets)).toHaveLength(1);
  first.unmount();
  expect(lockedBy(document.adoptedStyleSheets)).toHaveLength(1);
  second.unmount();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test("where style sheets cannot be constructed nothing is locked, and what opens opens", () => {
  const illegal = vi.fn<() => never>(() => {
    throw new TypeError("Illegal constructor");
  });
  vi.stubGlobal("CSSStyleSheet", illegal);
  vi.stubGlobal(
    "document",
    new Proxy(document, { has: (page, name) => name !== "adoptedStyleSheets" && name in page }),
  );
  const StyleSheet = styleSingleton();
  const { unmount, container } = render(<StyleSheet styles={styles} />);
  unmount();
  expect(container.isConnected).toBe(true);
  expect(illegal).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
