import { owner } from "./build/owner.ts";

/** What the checklist costs; Markdown and YAML texts write {price} for it. */
export const checklistPrice = owner.program.price;

/** How long a consultation takes; Markdown and YAML texts write {minutes} for it. */
export const consultationMinutes = owner.program.minutes;
