import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { ToastProvider, useToast, type ToastMessage } from "./toast";

function stopClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const saved: ToastMessage = { title: "Profile updated", variant: "success" };
const failed: ToastMessage = {
  title: "Update failed",
  description: "No connection.",
  variant: "destructive",
};

function Speaker({ messages }: { messages: readonly ToastMessage[] }) {
  const { toast } = useToast();
  return messages.map((message, position) => (
    <button key={position} type="button" onClick={() => toast(message)}>
      {`Say ${message.title}`}
    </button>
  ));
}

function showSpeaker(...messages: ToastMessage[]): void {
  render(
    <ToastProvider>
      <Speaker messages={messages} />
    </ToastProvider>,
  );
}

function say(message: ToastMessage): void {
  fireEvent.click(screen.getByRole("button", { name: `Say ${message.title}` }));
}

test("a message appears in a live region that was there before it", () => {
  showSpeaker(saved, failed);
  const status = screen.getByRole("status");
  const alert = screen.getByRole("alert");
  say(saved);
  expect(within(status).getByText("Profile updated")).toBeTruthy();
  say(failed);
  expect(within(alert).getByText("Update failed")).toBeTruthy();
});

test("Section 9, toasts: only one message is shown at a time", () => {
  const second: ToastMessage = { title: "Copied", variant: "success" };
  showSpeaker(saved, second);
  say(saved);
  say(second);
  expect(screen.queryByText("Profile updated")).toBeNull();
  expect(screen.getByText("Copied")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Close message" })).toHaveLength(1);
});

test("a success leaves after six seconds", () => {
  stopClock();
  showSpeaker(saved);
  say(saved);
  pass(5999);
  expect(screen.getByText("Profile updated")).toBeTruthy();
  pass(1);
  expect(screen.queryByText("Profile updated")).toBeNull();
});

test("a success waits while she is reading it with the pointer on it", () => {
  stopClock();
  showSpeaker(saved);
  say(saved);
  fireEvent.pointerEnter(screen.getByText("Profile updated"));
  pass(60_000);
  expect(screen.getByText("Profile updated")).toBeTruthy();
});

test("an error stays until she closes it", () => {
  stopClock();
  showSpeaker(failed);
  say(failed);
  pass(600_000);
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByText("Update failed")).toBeNull();
});

test("a second error waits behind the one she has not read, and the same one is not repeated", () => {
  const other: ToastMessage = { title: "Not deleted", variant: "destructive" };
  showSpeaker(failed, other);
  say(failed);
  say(failed);
  say(other);
  expect(screen.getByText("Update failed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.getByText("Not deleted")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByRole("button", { name: "Close message" })).toBeNull();
});
