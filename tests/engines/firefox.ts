import { ElementHandle, launch } from "puppeteer-core";

import { type Engine, findThing, type Role, scriptOf } from "./engine.ts";
import { untilGiven } from "./until-given.ts";

/** Starts the Firefox at this path, as wide as a phone and with a camera that shows a made-up picture. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "media.navigator.streams.fake": true,
      "media.navigator.permission.disabled": true,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const places = message.stackTrace().map(({ url, lineNumber }) => `${url}:${lineNumber}`);
    complaints.push(`console at ${page.url()}: ${message.text()} ${places.join(" ")}`);
  });
  page.on("pageerror", (error) => {
    complaints.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
  });
  // What is found may give way to what is drawn next before it is pressed; then it is looked for again.
  const pressWhatIs = (role: Role, name: string) =>
    untilGiven(`${role} "${name}"`, async () => {
      const found = await page.evaluateHandle(scriptOf(findThing, role, name));
      if (!(found instanceof ElementHandle)) return null;
      await found.click();
      return true;
    });
  return {
    open: async (address) => void (await page.goto(address)),
    read: (script) => page.evaluate(script),
    press: async (role, name) => void (await pressWhatIs(role, name)),
    fill: async (label, text) => {
      await pressWhatIs("field", label);
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
