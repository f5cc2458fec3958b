import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { useToday } from "./use-today";

test("a page that stays in view over midnight knows the new day, and the one after", () => {
  vi.useFakeTimers({ now: new Date("2026-12-30T23:59:00") });
  onTestFinished(() => void vi.useRealTimers());
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe("2026-12-30");

  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe("2026-12-30");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe("2026-12-31");
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toBe("2027-01-01");

  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
