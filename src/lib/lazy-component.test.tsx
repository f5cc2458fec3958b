import { startTransition, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

import { lazyComponent } from "./lazy-component";

function Field({ label }: { label: string }) {
  return <input aria-label={label} />;
}

const field = lazyComponent(() => Promise.resolve(Field));

function Screen() {
  const [label, setLabel] = useState("");
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setLabel("First"))}>
        Open
      </button>
      <button type="button" onClick={() => setLabel("Second")}>
        Rename
      </button>
      <Suspense>{label === "" ? null : <field.Component label={label} />}</Suspense>
    </>
  );
}

test("a field that came late during a transition is still the same after its next render", async () => {
  // React waits for what comes late only where it may take its time.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<Screen />);
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = place.querySelector<HTMLElement>(selector);
      if (found === null) throw new Error(`There is no ${selector}.`);
      return found;
    });
  (await find("button:first-of-type")).click();
  const first = await find("input[aria-label=First]");
  (await find("button:last-of-type")).click();
  expect(await find("input[aria-label=Second]")).toBe(first);
  root.unmount();
  place.remove();
});
