import { expect, onTestFinished, test, vi } from "vitest";

import { sendVisitorNotice } from "./email-notice";

const emailJs = { publicKey: "public", serviceId: "service", templateId: "template", origin: null };
const ada = { name: "Ada", email: "ada@example.com" };

/** Stands in for EmailJS; hands over the addresses it was called at and what the alert and the console said. */
function fakeEmailJs(answer: () => Promise<Response>) {
  const calls: string[] = [];
  const alerts: string[] = [];
  const complaints: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    return answer();
  });
  vi.spyOn(console, "error").mockImplementation((text: string) => complaints.push(text));
  vi.stubGlobal("alert", (text: string) => alerts.push(text));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { calls, alerts, complaints };
}

test("Section 7, E-mail sending service: the notice is sent to the address this page came from, unless EmailJS has its own", async () => {
  const { calls } = fakeEmailJs(async () => new Response("OK"));
  expect(await sendVisitorNotice(emailJs, ada)).toBe(true);
  const hosted = { ...emailJs, origin: "https://api.emailjs.com" };
  expect(await sendVisitorNotice(hosted, ada)).toBe(true);
  expect(calls).toEqual([
    `${window.location.origin}/api/v1.0/email/send`,
    "https://api.emailjs.com/api/v1.0/email/send",
  ]);
});

test.for([
  ["its own words", async () => new Response("Bad key", { status: 400 }), "Bad key"],
  ["a bare status", async () => new Response("", { status: 503 }), "status 503"],
  ["the network", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
] as const)(
  "Section 8, E-mail sending service: a failure by %s is told in an alert and answered with false",
  async ([, answer, text]) => {
    const { alerts, complaints } = fakeEmailJs(answer);
    expect(await sendVisitorNotice(emailJs, ada)).toBe(false);
    expect(alerts).toEqual([`EmailJS error: ${text}`]);
    expect(complaints).toEqual(alerts);
  },
);

test("an EmailJS that never answers does not hold her up", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { alerts } = fakeEmailJs(() => new Promise(() => undefined));
  const sent = sendVisitorNotice(emailJs, ada);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sent).toBe(false);
  expect(alerts).toEqual(["EmailJS error: no answer"]);
});
