/**
 * What the oldest browsers that the site works in do not have yet: Safari 15.4 to 17.3, Chrome 100 to 119, Firefox
 * 115 to 123. Each goes once the floor in docs/browsers.md has passed it.
 */
type Owner = object;

function add(owner: Owner, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

/** A signal that ends with the first of these. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else {
      signal.addEventListener("abort", () => controller.abort(signal.reason), {
        signal: controller.signal,
      });
    }
  }
  return controller.signal;
}

/** A signal that ends after some time. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException("The time is over.", "TimeoutError"));
  setTimeout(end, milliseconds);
  return controller.signal;
}

/** Whether `new URL` would take this address. */
export function canParseUrl(address: string | URL, base?: string | URL): boolean {
  try {
    return new URL(address, base) instanceof URL;
  } catch {
    return false;
  }
}

/** Sends a form as a press of its button does: after the browser's own checks, and so that it can be stopped. */
export function submitForm(form: HTMLFormElement): void {
  const button = document.createElement("button");
  button.hidden = true;
  form.append(button);
  button.click();
  button.remove();
}

type Sortable = { slice: () => Sortable; sort: (compare?: never) => Sortable };
type Reversible = { slice: () => Reversible; reverse: () => Reversible };

function toSorted(this: Sortable, compare?: never): Sortable {
  // oxlint-disable-next-line unicorn/no-array-sort -- it sorts a copy, where the method asked for is missing
  return this.slice().sort(compare);
}

function toReversed(this: Reversible): Reversible {
  // oxlint-disable-next-line unicorn/no-array-reverse -- it turns a copy, where the method asked for is missing
  return this.slice().reverse();
}

function withItem(this: readonly unknown[], index: number, item: unknown): unknown[] {
  const place = index < 0 ? index + this.length : index;
  if (place < 0 || place >= this.length) throw new RangeError("No item stands there.");
  return this.map((old, at) => (at === place ? item : old));
}

/** Gives this browser, or this worker, what it lacks. */
export function addNewerApis(): void {
  add(AbortSignal, "any", anySignal);
  add(AbortSignal, "timeout", timeoutSignal);
  add(URL, "canParse", canParseUrl);
  for (const list of [Array.prototype, Object.getPrototypeOf(Uint8Array.prototype)]) {
    add(list, "toSorted", toSorted);
    add(list, "toReversed", toReversed);
  }
  add(Array.prototype, "with", withItem);
  if (typeof HTMLFormElement === "undefined") return;
  add(HTMLFormElement.prototype, "requestSubmit", function requestSubmit(this: HTMLFormElement) {
    submitForm(this);
  });
}
