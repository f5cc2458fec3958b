import { firstExecutable } from "../setup/find-browser.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

type EngineOfMaker = {
  name: string;
  /** Where it lies on this machine, if it does. */
  findPath: () => string | undefined;
  start: (path: string) => Promise<Engine>;
};

/** The browsers of other makers that the site is walked through in, where a machine has them. */
export const engines: readonly EngineOfMaker[] = [
  {
    name: "Firefox",
    findPath: () =>
      firstExecutable([
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
      ]),
    start: startFirefox,
  },
  {
    name: "WebKit",
    findPath: () =>
      firstExecutable(["/usr/bin/xvfb-run"]) && firstExecutable(["/usr/bin/WebKitWebDriver"]),
    start: startWebKit,
  },
];
