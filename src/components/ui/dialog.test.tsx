import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";

import { Dialog, DialogDescription, DialogTitle } from "./dialog";

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <p>A message</p>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)}>
          <DialogTitle>Delete it?</DialogTitle>
          <DialogDescription>It is gone for good.</DialogDescription>
        </Dialog>
      )}
    </>
  );
}

async function open() {
  render(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole("dialog", { name: "Delete it?" });
}

test("a dialog is named by its heading and described by its sentence", async () => {
  const dialog = await open();
  const describedBy = dialog.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(describedBy)?.textContent).toBe("It is gone for good.");
});

/** The watchers of the back gesture that are open. */
const watchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }

  destroy(): void {
    watchers.delete(this);
  }
}

async function goBack(): Promise<void> {
  for (const watcher of watchers) act(() => void watcher.dispatchEvent(new Event("close")));
}

async function pressOn(element: Element | null): Promise<void> {
  if (element === null) throw new Error("There is nothing to press.");
  await userEvent.setup({ pointerEventsCheck: 0 }).click(element);
}

beforeEach(() => {
  window.CloseWatcher = FakeCloseWatcher;
});
afterEach(() => {
  delete window.CloseWatcher;
});

const ways: readonly (readonly [name: string, close: () => Promise<unknown>])[] = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its own button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a press beside its panel", () => pressOn(document.querySelector(".scrim"))],
  ["the back gesture", goBack],
];

test.for(ways)("%s closes a dialog, and the focus is back where it was", async ([, close]) => {
  await open();
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
  const opener = screen.getByRole("button", { name: "Open" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a press inside the panel, or on a message that comes up over the page, closes nothing", async () => {
  await open();
  await userEvent.click(screen.getByText("It is gone for good."));
  await pressOn(screen.getByText("A message"));
  expect(screen.getByRole("dialog")).toBeTruthy();
});
