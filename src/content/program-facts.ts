/** What the checklist costs; Markdown and YAML texts write {price} for it. */
export const checklistPrice = "$10";

/** How long a consultation takes; Markdown and YAML texts write {minutes} for it. */
export const consultationMinutes = 60;
