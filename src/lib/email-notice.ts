import type { EmailJsSettings } from "./settings";
import type { Visitor } from "./visitor";

const answerTimeLimitMs = 10_000;

/** What went wrong, as far as EmailJS or the network says so. */
function errorText(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "unknown";
  if ("text" in error && typeof error.text === "string" && error.text !== "") return error.text;
  if ("message" in error && typeof error.message === "string") return error.message;
  return "status" in error ? `status ${String(error.status)}` : "unknown";
}

function noAnswer(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("no answer")), answerTimeLimitMs);
  });
}

/** Tells the provider by e-mail who has come; says so and returns false when EmailJS does not take it. */
export async function sendVisitorNotice(
  { publicKey, serviceId, templateId, origin }: EmailJsSettings,
  { name, email }: Visitor,
): Promise<boolean> {
  try {
    const emailJs = await import("@emailjs/browser");
    emailJs.init({ publicKey, origin: origin ?? window.location.origin });
    await Promise.race([emailJs.send(serviceId, templateId, { name, email }), noAnswer()]);
    return true;
  } catch (error) {
    const message = `EmailJS error: ${errorText(error)}`;
    // oxlint-disable-next-line no-console -- the owner finds here why no notice came; it holds no personal data
    console.error(message);
    window.alert(message);
    return false;
  }
}
