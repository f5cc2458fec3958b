const fields = "main :is(input, textarea), [role=dialog] :is(input, textarea)";
const ticked: readonly string[] = ["checkbox", "radio"];

/** Whether the page has fields with something in them, which a reload would empty. */
export function hasFilledFields(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    (field) =>
      field instanceof HTMLInputElement && ticked.includes(field.type)
        ? field.checked
        : field.value.trim() !== "",
  );
}
