import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "./free-port.ts";
import { warn } from "./log.ts";
import { deferred } from "./deferred.ts";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;
const STOP_WITHIN_MS = 2_000;

/** How to start one function on a port. */
export type FunctionCommand = {
  name: string;
  program: string;
  parameters: (port: number) => string[];
  environment: (port: number) => Record<string, string>;
};

/** A function that is kept running. */
export type FunctionProcess = {
  /** The port it listens on, once it does; null when it fails to start or does not come up in time. */
  port: (signal: AbortSignal) => Promise<number | null>;
  restart: () => void;
  stop: () => Promise<void>;
};

/** Starts a function and starts it again, after growing pauses, whenever it ends. */
export function keepFunctionRunning(command: FunctionCommand): FunctionProcess {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  let listening = deferred<number>();
  let isFailing = false;

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const started = Date.now();
      const wasListening = await runOnce();
      isFailing = !wasListening;
      if (wasListening) listening = deferred<number>();
      if (stopping.signal.aborted) return;
      pause =
        Date.now() - started > STEADY_AFTER_MS
          ? FIRST_PAUSE_MS
          : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function runOnce(): Promise<boolean> {
    const port = await freePort();
    if (stopping.signal.aborted) return false;
    const running = spawn(command.program, command.parameters(port), {
      env: command.environment(port),
      stdio: ["pipe", "pipe", "pipe"],
    });
    child = running;
    // Once it answers people, a line that is not its own JSON may quote what somebody wrote.
    let isUp = false;
    let withheldLines = 0;
    running.stdin.on("error", () => undefined);
    for (const output of [running.stdout, running.stderr]) {
      createInterface(output).on("line", (line) => {
        // A line of its own JSON says which function it is from.
        if (line.startsWith("{")) warn(line);
        else if (!isUp) warn(`${command.name}: ${line}`);
        else withheldLines += 1;
      });
    }
    const ended = new AbortController();
    const exit = new Promise<void>((resolve) => {
      running.once("error", () => resolve());
      running.once("close", () => resolve());
    }).then(() => ended.abort());
    const cameUp = waitUntilListening(port, ended.signal);
    void cameUp.then((answers) => {
      isUp = answers;
      if (answers) isFailing = false;
      return answers ? listening.resolve(port) : undefined;
    });
    await exit;
    child = null;
    if (withheldLines > 0) warn(`${command.name}: ended; ${withheldLines} lines were not logged`);
    return cameUp;
  }

  void run();
  return {
    port: async (signal) => {
      const gaveUp = once(signal, "abort").then(() => null);
      return signal.aborted || isFailing ? null : Promise.race([listening.promise, gaveUp]);
    },
    restart: () => void child?.kill(),
    stop: async () => {
      stopping.abort();
      const last = child;
      if (!last) return;
      const closed = once(last, "close");
      last.kill();
      const timer = setTimeout(() => last.kill("SIGKILL"), STOP_WITHIN_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

async function waitUntilListening(port: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await canConnect(port)) return true;
    await wait(50);
  }
  return false;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
