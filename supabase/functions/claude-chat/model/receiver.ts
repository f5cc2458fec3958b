/** Who receives what is sent to a model service, in words that begin a sentence. */
export function receiverAt(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return hostname === "api.anthropic.com"
    ? "Anthropic (in the United States)"
    : `The AI service at ${hostname}`;
}
