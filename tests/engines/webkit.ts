import { spawn } from "node:child_process";
import { once } from "node:events";

import { z } from "zod";

import { freePort } from "../../supabase/local/free-port.ts";
import { type Engine, findThing, type Role, scriptOf } from "./engine.ts";
import { untilGiven } from "./until-given.ts";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ESCAPE = "\uE00C";
const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z.object({ [ELEMENT]: z.string() });
const complaintsSchema = z.array(z.string());

/** Starts to note what the page complains about; runs in the page. */
function watchComplaints(): void {
  const kept = "complaints";
  if (Object.hasOwn(globalThis, kept)) return;
  const complaints: string[] = [];
  Object.defineProperty(globalThis, kept, { value: complaints });
  addEventListener("error", (event) => complaints.push(`page error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => {
    complaints.push(`refused promise: ${String(event.reason)}`);
  });
  addEventListener("securitypolicyviolation", (event) => {
    complaints.push(`policy: ${event.violatedDirective}`);
  });
  const say = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.map(String).join(" ")}`);
    say(...words);
  };
}

/** What the page has complained about since it was watched; runs in the page. */
function readComplaints(): unknown {
  return Object.getOwnPropertyDescriptor(globalThis, "complaints")?.value ?? [];
}

/** The driver presses only what is in view; runs in the page. */
function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

function startDriver(path: string, port: number) {
  // A group of its own: the screen that nobody sees and the driver end together.
  const driver = spawn(
    "xvfb-run",
    ["--auto-servernum", "--server-args=-screen 0 800x1000x24", path, `--port=${port}`],
    { stdio: "ignore", detached: true },
  );
  return async () => {
    const ended = once(driver, "close");
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await ended;
  };
}

/** Starts WebKit by its driver, as narrow as its window gets. Its pages are watched from the moment they have loaded. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await freePort();
  const endDriver = startDriver(driverPath, port);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await response.json());
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilGiven("WebKit's driver", async () => (await call("GET", "/status")) !== null);
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = sessionSchema.parse(await call("POST", "/session", { capabilities }));
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { width: 447, height: 900 });
  const run = (script: string, things: readonly object[] = []) =>
    call("POST", `${session}/execute/sync`, { script, args: things });
  const read = (script: string) => run(`return ${script};`);
  const complaints: string[] = [];
  const gather = async () => {
    complaints.push(...complaintsSchema.parse(await read(scriptOf(readComplaints))));
  };
  // What is found may give way to what is drawn next before it is pressed; then it is looked for again.
  const press = (role: Role, name: string, text?: string) =>
    untilGiven(`${role} "${name}"`, async () => {
      const found = await read(scriptOf(findThing, role, name));
      if (found === null) return null;
      const thing = elementSchema.parse(found);
      const element = `${session}/element/${thing[ELEMENT]}`;
      await run(`(${bringIntoView.toString()})(arguments[0]);`, [thing]);
      await call("POST", `${element}/click`, {});
      if (text !== undefined) await call("POST", `${element}/value`, { text });
      return true;
    });
  return {
    open: async (address) => {
      await gather();
      await call("POST", `${session}/url`, { url: address });
      await read(scriptOf(watchComplaints));
    },
    read,
    press: async (role, name) => void (await press(role, name)),
    fill: async (label, text) => void (await press("field", label, text)),
    pressEscape: async () => {
      const keys = ["keyDown", "keyUp"].map((type) => ({ type, value: ESCAPE }));
      const actions = [{ type: "key", id: "keyboard", actions: keys }];
      await call("POST", `${session}/actions`, { actions });
    },
    complaints: async () => {
      await gather();
      return complaints;
    },
    close: async () => {
      await call("DELETE", session);
      await endDriver();
    },
  };
}
