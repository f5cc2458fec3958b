import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";

/** Stands in for what watches the window; tells where the group is. */
async function watchedGroup() {
  // What watches the window is made with the first group of all.
  vi.resetModules();
  const { useOffscreenHeight } = await import("./use-offscreen-height");

  function Group() {
    const element = useRef<HTMLDivElement>(null);
    const height = useOffscreenHeight(element);
    return (
      <div ref={element} style={{ height: height ?? undefined }}>
        {height === null && <button type="button">Words</button>}
      </div>
    );
  }

  let report: ((isNear: boolean) => void) | undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        report = (isIntersecting) => {
          const target = container.firstElementChild ?? document.body;
          const boundingClientRect = new DOMRect(0, 0, 300, 120);
          tell([{ target, isIntersecting, boundingClientRect }]);
        };
      }
      observe() {}
      unobserve() {}
    },
  );
  const { container } = render(<Group />);
  vi.unstubAllGlobals();
  return { container, move: (isNear: boolean) => act(() => report?.(isNear)) };
}

test("what is far from the window gives way to the room it takes, but never under her focus", async () => {
  const { container, move } = await watchedGroup();
  const group = container.querySelector("div");
  const button = screen.getByRole("button");
  button.focus();
  move(false);
  expect(screen.getByRole("button")).toBe(button);

  button.blur();
  move(false);
  expect(screen.queryByRole("button")).toBeNull();
  expect(group?.style.height).toBe("120px");

  move(true);
  screen.getByRole("button");
  expect(group?.style.height).toBe("");
});
