/** In place of an answer when the message did not get through. */
export const SEND_FAILURE =
  "I apologize, but I'm having trouble responding right now. Could you please try again? If the problem persists, try refreshing the page.";

/** In place of an answer when the server answered with a failure. */
export function serviceFailure(error: string): string {
  return `I apologize, but I'm having trouble responding right now. Error: Backend error: ${error}`;
}

/** A time to wait, to the second, the minute or the hour. */
export function waitInWords(seconds: number): string {
  const [amount, unit] =
    seconds <= 90
      ? [Math.ceil(seconds), "second"]
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/** What was said about too many messages, and when to send it again. */
export function limitNotice(sentence: string, waitSeconds: number | null): string {
  const time = waitSeconds === null ? "later" : `in ${waitInWords(waitSeconds)}`;
  return `${sentence} Please try again ${time}.`;
}
