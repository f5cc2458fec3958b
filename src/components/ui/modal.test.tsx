import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";

import { Dialog, DialogDescription, DialogTitle } from "./dialog";

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)}>
          <DialogTitle>Delete it?</DialogTitle>
          <DialogDescription>It is gone for good.</DialogDescription>
          <input type="file" aria-label="File" />
        </Dialog>
      )}
    </>
  );
}

async function open() {
  render(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole<HTMLDialogElement>("dialog", { name: "Delete it?" });
}

test("a dialog is named by its heading and described by its sentence", async () => {
  const dialog = await open();
  const describedBy = dialog.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(describedBy)?.textContent).toBe("It is gone for good.");
});

const ways: readonly (readonly [name: string, close: () => Promise<unknown>])[] = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its own button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  [
    "a press beside its panel",
    async () => {
      fireEvent.pointerDown(screen.getByRole("dialog"), { clientX: 5, clientY: 5 });
      fireEvent.click(screen.getByRole("dialog"));
    },
  ],
  ["the back gesture", async () => void fireEvent(screen.getByRole("dialog"), new Event("cancel"))],
];

test.for(ways)("%s closes a dialog, and the focus is back where it was", async ([, close]) => {
  await open();
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
  const opener = screen.getByRole("button", { name: "Open" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a press inside the panel, and a picker that is left without a file, close nothing", async () => {
  await open();
  await userEvent.click(screen.getByText("It is gone for good."));
  fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true }));
  expect(screen.getByRole("dialog")).toBeTruthy();
});
