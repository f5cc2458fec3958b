import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";

import { Composer, type Cursor } from "./composer";

function show(isBusy = false, onStop?: () => void) {
  const onSend = vi.fn<() => void>();
  function Holder() {
    const [text, setText] = useState("");
    const cursorRef = useRef<Cursor>(null);
    const inputRef = useRef<HTMLTextAreaElement>(null);
    return (
      <Composer
        text={text}
        onTextChange={setText}
        onSend={onSend}
        isReady
        isBusy={isBusy}
        onStop={onStop}
        inputRef={inputRef}
        cursorRef={cursorRef}
      />
    );
  }
  render(<Holder />);
  return {
    onSend,
    field: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" }),
  };
}

function touchScreen() {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: query === "(pointer: coarse)",
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

test("sends with Enter and makes a new line with Shift and Enter", async () => {
  const { onSend, field } = show();
  await userEvent.type(field, "one{Shift>}{Enter}{/Shift}two");
  expect(field.value).toBe("one\ntwo");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field, "{Enter}");
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(field.value).toBe("one\ntwo");
});

test("makes a new line with Enter on a touch screen", async () => {
  touchScreen();
  const { onSend, field } = show();
  await userEvent.type(field, "one{Enter}two");
  expect(field.value).toBe("one\ntwo");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test("leaves Enter to the keyboard while a word is being composed", () => {
  const { onSend, field } = show();
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test("takes nothing more while an answer is on its way", () => {
  const { field } = show(true);
  expect(field.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

test("stops the answer with the button in the place of Send, or with Escape", async () => {
  const onStop = vi.fn<() => void>();
  const { onSend } = show(true, onStop);
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(onStop).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onStop).toHaveBeenCalledTimes(2);
  expect(onSend).not.toHaveBeenCalled();
});

test("does not take the second half of a double click on Send for a wish to stop", () => {
  const onStop = vi.fn<() => void>();
  show(true, onStop);
  fireEvent.click(screen.getByRole("button", { name: "Stop" }), { detail: 2 });
  expect(onStop).not.toHaveBeenCalled();
});

test("leaves Escape to a dialog that is open", () => {
  const onStop = vi.fn<() => void>();
  show(true, onStop);
  const escape = new KeyboardEvent("keydown", { key: "Escape", cancelable: true, bubbles: true });
  escape.preventDefault();
  fireEvent(document.body, escape);
  expect(onStop).not.toHaveBeenCalled();
});

test("cannot stop anything while nothing is on its way", async () => {
  const onStop = vi.fn<() => void>();
  show(false, onStop);
  await userEvent.keyboard("{Escape}");
  screen.getByRole("button", { name: "Send" });
  expect(onStop).not.toHaveBeenCalled();
});

test("says when there is no connection, and again when there is", async () => {
  show();
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await screen.findByText(/^You are offline\./);
  offline.mockRestore();
  fireEvent(window, new Event("online"));
  expect(screen.queryByText(/^You are offline\./)).toBeNull();
});
