import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { useNewestInView } from "./use-newest-in-view";

/** How far the end of the messages lies below the upper edge of the window. */
let endTop = 0;

function Thread({ version }: { version: string }) {
  const { end, newestQuestion, isAway, follow, goToEnd } = useNewestInView(version);
  return (
    <>
      <ol>
        <li ref={newestQuestion}>Question</li>
      </ol>
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
    return new DOMRect(0, this.textContent === "End" ? endTop : questionTop(), 100, 0);
  });
  const { rerender } = render(<Thread version="0" />);
  return { scrolls, change: (version: string) => rerender(<Thread version={version} />) };
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
  endTop = window.innerHeight + 200;
  fireEvent.scroll(window);
  scrolls.length = 0;
  for (let index = 1; index <= 100; index += 1) change(`${index}`);
  expect(scrolls).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Jump" }));
  expect(scrolls).toEqual(["End"]);
});

test("goes to her own question even when she had scrolled up", async () => {
  endTop = window.innerHeight;
  const { scrolls, change } = show(() => endTop - 100);
  endTop = window.innerHeight + 200;
  fireEvent.scroll(window);
  scrolls.length = 0;
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  change("asked");
  expect(scrolls).toEqual(["End"]);
});

test("begins a long answer at its question, so that she reads from the first line", () => {
  endTop = window.innerHeight;
  const { scrolls, change } = show(() => endTop - 2 * window.innerHeight);
  scrolls.length = 0;
  change("long");
  expect(scrolls).toEqual(["Question"]);
});
