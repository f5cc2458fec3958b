/** Where the model service is, unless a setting says otherwise. */
export const MODEL_BASE_URL = "https://api.anthropic.com";

/**
 * Who receives what is sent to the model service, in words that begin a sentence; null without a
 * key, since nothing is sent then. A person agrees to these words: others ask everyone again.
 */
export function modelReceiver(apiKey: string | undefined, baseUrl = MODEL_BASE_URL): string | null {
  if (apiKey === undefined) return null;
  const { hostname } = new URL(baseUrl);
  return hostname === new URL(MODEL_BASE_URL).hostname
    ? "Anthropic (in the United States)"
    : `The AI service at ${hostname}`;
}
