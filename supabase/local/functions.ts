import { watch } from "node:fs";

import { MODEL_BASE_URL } from "../functions/_shared/model-receiver.ts";
import type { Configuration } from "./configuration.ts";
import { denoParameters, denoProgram } from "./deno-command.ts";
import { failure } from "./refusal.ts";
import { functionNames } from "./function-names.ts";
import { type FunctionProcess, keepFunctionRunning } from "./function-process.ts";
import { forward } from "./function-proxy.ts";
import type { Keys } from "./keys.ts";

const START_WITHIN_MS = 20_000;
/** A function that is only just starting is worth a wait. */
const WELL_WITHIN_MS = 8_000;
/** Functions that people wait for; every other one starts with its first call and leaves the memory free until then. */
const STARTED_AT_ONCE = ["claude-chat"];
const PASSED_ON = ["HOME", "PATH", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR"];

/** The edge functions, each in its own Deno process. */
export type Functions = {
  answer: (name: string, request: Request, requestId: string) => Promise<Response>;
  /** Whether those that people wait for are up, or come up soon. */
  areWell: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Runs the functions of the functions folder. */
export function startFunctions(configuration: Configuration, keys: Keys): Functions {
  const folder = configuration.functionsFolder;
  const program = denoProgram();
  const environment = functionEnvironment(configuration, keys);
  const names = functionNames(folder);
  const processes = new Map<string, FunctionProcess>();
  let isStopping = false;

  function start(name: string): FunctionProcess {
    const started = keepFunctionRunning({
      name,
      program,
      parameters: (port) =>
        denoParameters({
          functionsFolder: folder,
          name,
          ownPort: port,
          serverPort: configuration.port,
          modelUrl: configuration.model.baseUrl ?? MODEL_BASE_URL,
          environmentNames: Object.keys(environment),
        }),
      environment: (port) => ({
        ...inherited(),
        ...definedOnly(environment),
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: "1",
        NO_COLOR: "1",
      }),
    });
    processes.set(name, started);
    return started;
  }

  for (const name of names) if (STARTED_AT_ONCE.includes(name)) start(name);
  const watcher = configuration.isDevelopment ? restartOnChange(folder, processes) : null;
  return {
    answer: async (name, request, requestId) => {
      if (!names.includes(name)) return failure(404, "not_found", "There is no such function.");
      const inTime = AbortSignal.any([request.signal, AbortSignal.timeout(START_WITHIN_MS)]);
      const port = isStopping ? null : await (processes.get(name) ?? start(name)).port(inTime);
      if (port === null)
        return failure(503, "internal", "The function is not running. Please try again soon.");
      return forward(request, requestId, port);
    },
    areWell: async () => {
      const inTime = AbortSignal.timeout(WELL_WITHIN_MS);
      const waitedFor = [...processes].filter(([name]) => STARTED_AT_ONCE.includes(name));
      const ports = await Promise.all(waitedFor.map(([, running]) => running.port(inTime)));
      return !isStopping && ports.every((port) => port !== null);
    },
    stop: async () => {
      isStopping = true;
      watcher?.close();
      await Promise.all([...processes.values()].map((running) => running.stop()));
    },
  };
}

function functionEnvironment({ address, port, allowedOrigins, model }: Configuration, keys: Keys) {
  return {
    SUPABASE_URL: address,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    ANTHROPIC_API_KEY: model.apiKey,
    ANTHROPIC_BASE_URL: model.baseUrl,
    ANTHROPIC_MODEL: model.name,
    ALLOWED_ORIGINS: [address, `http://localhost:${port}`, ...allowedOrigins].join(","),
  };
}

function inherited(): Record<string, string> {
  return definedOnly(Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])));
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function restartOnChange(
  folder: string,
  processes: ReadonlyMap<string, FunctionProcess>,
): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const running of processes.values()) running.restart();
    }, 100);
  });
  return watcher;
}
