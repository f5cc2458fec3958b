import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page, Request } from "@playwright/test";

import { browserSwitches } from "../tests/setup/find-browser.ts";
import { conversation, expect, expectAccessible, openChat, test } from "./journey.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const fakeCamera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
    await use({ ...launchOptions, args: [...browserSwitches(), ...fakeCamera] });
  },
});

const labPhoto = join(import.meta.dirname, "../tests/ocr/dev/r00_clean.jpg");
/** Dark, askew and half in the shadow. */
const hardPhoto = join(import.meta.dirname, "../tests/ocr/dev/r04_hard.jpg");

const chip = (page: Page) => page.getByRole("region", { name: "Attached" });
const check = (page: Page) => page.getByRole("dialog", { name: "Check the text in your photo" });
const camera = (page: Page) => page.getByRole("dialog", { name: "Take a photo" });

async function pick(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach a file" }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Remembers every camera track of the page, so that its end can be seen. */
async function watchCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tracks: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { cameraStates: () => tracks.map(({ readyState }) => readyState) });
  });
}

function cameraStates(page: Page): Promise<unknown> {
  return page.evaluate("cameraStates()");
}

/** A photo of a line of a lab report, drawn by the browser. */
async function drawPhoto(page: Page, words: string): Promise<Buffer> {
  const base64 = await page.evaluate((line) => {
    const canvas = document.createElement("canvas");
    canvas.width = 3000;
    canvas.height = 1200;
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("No canvas.");
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = "black";
    pen.font = "120px serif";
    pen.fillText(line, 200, 600);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  }, words);
  return Buffer.from(base64, "base64");
}

function exifEntry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  bytes.writeUInt32BE(value, 8);
  return bytes;
}

/** The same photo as a phone writes it: with the place where it was taken. */
function withPlace(jpeg: Buffer): Buffer {
  const tiff = Buffer.concat([
    Buffer.from("MM\0*\0\0\0\b", "latin1"),
    Buffer.from([0, 1]),
    exifEntry(0x8825, 4, 1, 26),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from([0, 1]),
    exifEntry(1, 2, 2, Buffer.from("N\0\0\0").readUInt32BE()),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from("Lagos 6.5244 3.3792"),
  ]);
  const payload = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
}

/** How much of a drawn picture is not white paper. */
function inkShare(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("Not drawn.");
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
  return data.filter((value, at) => at % 4 === 0 && value < 200).length / (width * height);
}

function sentJpeg(request: Request): Buffer {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const end = body.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return body.subarray(start, end + 2);
}

test("the camera is on only while its picture is shown", async ({ page }) => {
  await openChat(page);
  await watchCamera(page);
  await page.getByRole("main").getByRole("link", { name: "Get urgent help" }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Take a photo" }).click();
  await expect(camera(page).getByRole("button", { name: "Take photo" })).toBeEnabled();
  expect(await cameraStates(page)).toEqual(["live"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(camera(page)).toBeHidden();
  expect(await cameraStates(page)).toEqual(["ended"]);
  await expect(page.getByRole("button", { name: "Take a photo" })).toBeFocused();

  await page.getByRole("button", { name: "Take a photo" }).click();
  await camera(page).getByRole("button", { name: "Take photo" }).click();
  await expect(camera(page).getByRole("img", { name: "The photo you took" })).toBeVisible();
  expect(await cameraStates(page)).toEqual(["ended", "ended"]);
  await camera(page).getByRole("button", { name: "Retake" }).click();
  await expect(camera(page).getByRole("button", { name: "Take photo" })).toBeEnabled();
  expect(await cameraStates(page)).toEqual(["ended", "ended", "live"]);

  await page.goForward();
  await expect(page).toHaveURL(/urgent-help/);
  await expect(camera(page)).toBeHidden();
  expect(await cameraStates(page)).toEqual(["ended", "ended", "ended"]);
});

test("a photo from the camera comes to the check of its text", async ({ page }) => {
  await openChat(page);
  await page.getByRole("button", { name: "Take a photo" }).click();
  await camera(page).getByRole("button", { name: "Take photo" }).click();
  await camera(page).getByRole("button", { name: "Use photo" }).click();
  await expect(check(page).getByRole("img", { name: "Your photo photo.jpg" })).toBeVisible();
  await check(page).getByRole("button", { name: "Close" }).click();
  await expect(chip(page)).toContainText("photo.jpg");
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
});

test("a photo leaves the device only when she says so, and without the place it was taken", async ({
  page,
}) => {
  // A copy with a model says who receives what she sends; only then is the service offered.
  await page.route("**/functions/v1/claude-chat", async (route, request) => {
    if (request.method() !== "GET") return route.fallback();
    return route.fulfill({ json: { receiver: "Anthropic" } });
  });
  await openChat(page);
  const photo = withPlace(await drawPhoto(page, "HbA1c 5.6 %"));
  expect(photo.includes("Lagos")).toBe(true);
  const sent: Request[] = [];
  await page.route("**/functions/v1/ocr-image", (route, request) => {
    sent.push(request);
    return route.fulfill({ json: { text: "HbA1c 56 %" } });
  });

  await page.getByRole("textbox", { name: "Your question" }).fill("What does HbA1c show?");
  await pick(page, "IMG_1.jpg", "image/jpeg", photo);
  await expect(check(page)).toBeVisible();
  expect(sent).toHaveLength(0);
  await check(page)
    .getByRole("button", { name: /^More accurate: sends the photo/ })
    .click();
  const text = check(page).getByRole("textbox", { name: "Text from your photo" });
  await expect(text).toHaveValue("HbA1c 56 %");

  expect(sent).toHaveLength(1);
  const request = sent[0];
  if (request === undefined) throw new Error("Nothing was sent.");
  expect(request.postDataBuffer()?.toString("latin1")).toContain(
    'name="image"; filename="photo.jpg"',
  );
  const jpeg = sentJpeg(request);
  expect(jpeg.includes("Exif")).toBe(false);
  expect(jpeg.includes("Lagos")).toBe(false);
  const size = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return { width: picture.width, height: picture.height };
    },
    [...jpeg],
  );
  expect(size).toEqual({ width: 2400, height: 960 });

  const doubt = check(page).getByRole("group", { name: "Check this HbA1c" });
  await expect(doubt).toBeVisible();
  await expect(doubt.getByRole("img")).toHaveCount(0);
  await expectAccessible(page);
  await text.fill("HbA1c 5.6 %");
  await expect(doubt).toBeHidden();
  await page.keyboard.press("Escape");
  await chip(page).getByRole("button", { name: "Check the text again" }).click();
  await expect(text).toHaveValue("HbA1c 5.6 %");
  await check(page).getByRole("button", { name: "Use this text" }).click();
  await expect(chip(page)).toContainText("Photo: only the text you checked is sent");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(conversation(page).getByText("Text from your photo", { exact: true })).toBeVisible();
  await expect(conversation(page).getByText("HbA1c 5.6 %", { exact: true })).toBeVisible();
  await expect(chip(page)).toBeHidden();
});

test("a lab photo is read on the device, and only the text she has checked is sent", async ({
  page,
}) => {
  await openChat(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await pick(page, "report.jpg", "image/jpeg", await readFile(labPhoto));
  await expect(
    check(page).getByText(/^The first time, this downloads about [\d.]+ MB\./),
  ).toBeVisible();
  const text = check(page).getByRole("textbox", { name: "Text from your photo" });
  await expect(text).toHaveValue(/Fasting Blood Sugar/i, { timeout: 50_000 });
  expect(sent).toEqual([]);
  await expectAccessible(page);

  await text.fill("Fasting Blood Sugar 5.1 mmol/L");
  await check(page).getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("Do I need to fast for it?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  for (const part of [
    "Do I need to fast for it?",
    "Text from your photo",
    "report.jpg",
    "Fasting Blood Sugar 5.1 mmol/L",
  ]) {
    await expect(conversation(page).getByText(part, { exact: true }).first()).toBeVisible();
  }
});

test("each doubted value stands beside its line of the photo, and is mended there", async ({
  page,
  isMobile,
}) => {
  test.setTimeout(150_000);
  await openChat(page);
  await pick(page, "report.jpg", "image/jpeg", await readFile(hardPhoto));
  const row = check(page).getByRole("group", { name: /^Check this LH/ });
  await expect(row).toBeFocused({ timeout: 100_000 });
  const use = check(page).getByRole("button", { name: "Use this text" });
  await expect(use).toBeInViewport({ ratio: 1 });
  const strip = row.getByRole("img", { name: /^The line on your photo: LH/ });
  await expect(strip).toBeInViewport({ ratio: 1 });
  expect(await strip.evaluate(inkShare)).toBeGreaterThan(0.01);
  expect(await strip.evaluate(inkShare)).toBeLessThan(0.4);
  await expectAccessible(page);

  const value = row.getByRole("textbox", { name: /^LH/ });
  await page.keyboard.press("Tab");
  await expect(value).toBeFocused();
  await value.fill("21.5");
  await expect(check(page).getByRole("group", { name: /^Changed LH/ })).toBeVisible();
  const text = check(page).getByRole("textbox", { name: "Text from your photo" });
  await expect(text).toHaveValue(/^LH 21\.5 /m);

  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await check(page).evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    await expect(use).toBeInViewport({ ratio: 1 });
  }
  await use.click();
  await page.getByRole("textbox", { name: "Your question" }).fill("What do my results mean?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(conversation(page)).toContainText(/LH 21\.5 /);
});

test("a PDF and a text file say what will be sent of them", async ({ page }) => {
  await openChat(page);
  await pick(page, "lab.pdf", "application/pdf", Buffer.from("%PDF-1.7"));
  await expect(chip(page)).toContainText("PDF: only its name is sent");
  await expectAccessible(page);
  await pick(page, "notes.txt", "text/plain", Buffer.from("My fasting glucose test is on Monday."));
  await expect(chip(page)).toContainText("Text file: its first 500 characters are sent");
  await page
    .getByRole("textbox", { name: "Your question" })
    .fill("How many hours must I fast for a fasting sugar test?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(conversation(page).getByText("Text from your file", { exact: true })).toBeVisible();
  await expect(conversation(page).getByText("notes.txt", { exact: true })).toBeVisible();
  await expect(
    conversation(page)
      .getByText(/8 hours/)
      .first(),
  ).toBeVisible();
});
