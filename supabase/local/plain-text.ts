const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The words of an HTML e-mail, with each link's address behind its text. */
export function plainText(html: string): string {
  return html
    .replace(/<head>[\s\S]*?<\/head\s*>/i, "")
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>\s*([\s\S]*?)\s*<\/a\s*>/gi, "$2: $1")
    .replace(/\s+/g, " ")
    .replace(/<br\s*\/?>\s*/gi, "\n")
    .replace(/<\/(?:p|h[1-6]|li|div)\s*>\s*/gi, "\n\n")
    .replace(/<[^>]+>\s*/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
