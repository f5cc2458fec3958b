type Field = HTMLInputElement | HTMLTextAreaElement;
type Input = { text: string; isChecked: boolean };

/** What she has typed and ticked, and nobody has been told of, by its field. */
const inputs = new Map<Field, Input>();
let pressed: HTMLButtonElement | null = null;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
}

function isTouched(field: Field): boolean {
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function keep(field: Field): void {
  inputs.set(field, { text: field.value, isChecked: isCheckable(field) && field.checked });
}

function keepInput({ target }: Event): void {
  if (isField(target)) keep(target);
}

/** A button waits until the page is hydrated, and a link is followed by the browser, which needs no script for it. */
function keepPress(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest("button, a[href]") : null;
  if (target === null) return;
  // A part that is hydrated already would answer now, and once more when the press is replayed.
  event.stopPropagation();
  if (!(target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  pressed = target;
}

/** Keeps the last button that is pressed before the page is hydrated, and its form from being sent without it. */
export function recordPresses(): void {
  document.addEventListener("click", keepPress, true);
}

/** Keeps what she has typed and ticked so far, and what she goes on to type and tick while the page is hydrated. */
export function recordFields(root: Element): void {
  for (const field of root.querySelectorAll<Field>("input, textarea")) {
    if (isTouched(field)) keep(field);
  }
  document.addEventListener("input", keepInput, true);
}

/** Whether she is at work in a part of the page that is being hydrated: it holds the focus, what she typed or what she pressed. */
export function isInUse(part: Element | null): boolean {
  return [document.activeElement, pressed, ...inputs.keys()].some((used) => part?.contains(used));
}

/** Types a text once more, since nobody was listening the first time. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React compares with what it last saw in the field, and it has not seen her text being typed.
  field.value = "";
  Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  // A radio button that lost its tick to another one is no act of hers.
  if (!isChecked && field.type === "radio") return;
  field.checked = !isChecked;
  field.click();
}

/** Types and ticks once more what she did before the page was hydrated; from then on its fields are listened to. */
export function replayFields(): void {
  document.removeEventListener("input", keepInput, true);
  const kept = [...inputs];
  inputs.clear();
  for (const [field, { text, isChecked }] of kept) {
    if (!field.isConnected) continue;
    if (isCheckable(field)) tick(field, isChecked);
    else retype(field, text);
  }
}

/** Presses once more what she pressed before the page was hydrated; from then on its buttons are listened to. */
export function replayPress(): void {
  document.removeEventListener("click", keepPress, true);
  const button = pressed;
  pressed = null;
  if (button?.isConnected === true) button.click();
}
