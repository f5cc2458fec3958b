import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { useNewestInView } from "./use-newest-in-view";

/** What stands between the messages and their end. */
const DOCK_PX = 60;

/** What can be done with the newest answer, at the end of the messages. */
const ACTIONS_PX = 44;

/** How far the end of the messages lies below the upper edge of the window. */
let endTop = 0;

function Thread({ version }: { version: string }) {
  const { end, room, newestQuestion, isAway, follow, goToEnd } = useNewestInView(version);
  return (
    <>
      <ol>
        <li ref={newestQuestion}>Question</li>
      </ol>
      <div data-answer-actions className="actions" />
      <div ref={room} className="room" />
      <div ref={end}>End</div>
      {isAway && (
        <button type="button" onClick={goToEnd}>
          Jump
        </button>
      )}
      <button type="button" onClick={follow}>
        Ask
      </button>
    </>
  );
}

function show(questionTop: () => number) {
  const scrolls: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function scroll(
    this: HTMLElement,
  ) {
    scrolls.push(this.textContent);
  });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
    this: HTMLElement,
  ) {
    if (this.className === "actions")
      return new DOMRect(0, endTop - DOCK_PX - ACTIONS_PX, 100, ACTIONS_PX);
    if (this.className === "room") return new DOMRect(0, endTop - DOCK_PX, 100, 0);
    return new DOMRect(0, this.textContent === "End" ? endTop : questionTop(), 100, 0);
  });
  window.scrollTo(0, 1000);
  const { container, rerender } = render(<Thread version="0" />);
  return {
    container,
    scrolls,
    change: (version: string) => rerender(<Thread version={version} />),
  };
}

/** Moves the page as she would. */
function scrollBy(distance: number): void {
  endTop -= distance;
  window.scrollTo(0, window.scrollY + distance);
  fireEvent.scroll(window);
}

test("shows the newest message after every change while she is at the end", () => {
  endTop = window.innerHeight;
  const { scrolls, change } = show(() => endTop - 100);
  change("1");
  change("2");
  expect(scrolls).toEqual(["End", "End", "End"]);
});

test("never pulls her down once she has scrolled up, over a hundred changes", async () => {
  endTop = window.innerHeight;
  const { scrolls, change } = show(() => endTop - 100);
  scrollBy(-200);
  scrolls.length = 0;
  for (let index = 1; index <= 100; index += 1) change(`${index}`);
  expect(scrolls).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Jump" }));
  expect(scrolls).toEqual(["End"]);
});

test("goes on following when more arrives before her way to the end is reported", async () => {
  endTop = window.innerHeight;
  const { scrolls, change } = show(() => endTop - 100);
  scrollBy(-200);
  await userEvent.click(screen.getByRole("button", { name: "Jump" }));
  endTop = window.innerHeight + 300;
  fireEvent.scroll(window);
  scrolls.length = 0;
  change("1");
  expect(scrolls).toEqual(["End"]);
});

test("brings her own question to the upper edge even when she had scrolled up, and makes room below it", async () => {
  endTop = window.innerHeight;
  const { container, scrolls, change } = show(() => endTop - 100);
  scrollBy(-200);
  scrolls.length = 0;
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  change("asked");
  expect(scrolls).toEqual(["Question"]);
  const room = container.querySelector<HTMLElement>(".room");
  expect(room?.style.minHeight).toBe(`${window.innerHeight - 100}px`);
});

test("begins a long answer at its question, so that she reads from the first line", () => {
  endTop = window.innerHeight;
  const { scrolls } = show(() => endTop - 2 * window.innerHeight);
  expect(scrolls).toEqual(["Question"]);
});

test("stays at the end of a long answer that she has gone to herself", async () => {
  endTop = window.innerHeight + 400;
  let questionTop = 0;
  const { scrolls, change } = show(() => questionTop);
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  change("asked");
  questionTop = -400;
  scrollBy(400);
  scrolls.length = 0;
  change("answered");
  expect(scrolls).toEqual(["End"]);
});

test("offers the way down for words alone, not for what can be done with an answer", () => {
  endTop = window.innerHeight;
  show(() => endTop - 300);
  scrollBy(-(DOCK_PX + ACTIONS_PX + 40));
  expect(screen.queryByRole("button", { name: "Jump" })).toBeNull();
  scrollBy(-20);
  expect(screen.queryByRole("button", { name: "Jump" })).not.toBeNull();
});
