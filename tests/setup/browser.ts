import { cleanup, configure } from "@testing-library/react";
import type { DetachedWindowAPI } from "happy-dom";
import { afterEach, beforeEach, vi } from "vitest";

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

// A missing element is described by the start of the page, not by all of its drawings.
process.env["DEBUG_PRINT_LIMIT"] = "1500";

// A busy machine may take its time; what is waited for is the same.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

const complaints = vi.fn<(...words: unknown[]) => void>();

// Each test has a client of its own, which the library remarks on because a browser needs only one.
const manyClients = /Multiple GoTrueClient instances/;
const warn = console.warn.bind(console);

beforeEach(() => {
  // The test before may have led to another site.
  window.happyDOM.setURL("http://localhost:3000/");
  complaints.mockClear();
  vi.spyOn(console, "error").mockImplementation(complaints);
  vi.spyOn(console, "warn").mockImplementation((...words: unknown[]) => {
    if (!manyClients.test(String(words[0]))) warn(...words);
  });
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.head.replaceChildren();
  const said = takeComplaints();
  if (said.length > 0) throw new Error(`An unexpected console.error:\n${said.join("\n")}`);
});

/** For a test that provokes a complaint: hands over what was said and lets the test pass. */
export function takeComplaints(): string[] {
  const said = complaints.mock.calls.map((words) => words.map(String).join(" "));
  complaints.mockClear();
  return said;
}
