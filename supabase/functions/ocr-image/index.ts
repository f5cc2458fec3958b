import { createAuthenticate } from "../_shared/authenticate.ts";
import { callAsUser } from "../_shared/database.ts";
import { readFunctionEnv } from "../_shared/env.ts";
import { modelReceiver } from "../_shared/model-receiver.ts";
import { createReadImage } from "./read-image.ts";
import { createOcrHandler } from "./handler.ts";

const env = readFunctionEnv((name) => Deno.env.get(name));

const service = {
  fetch,
  supabaseUrl: env.SUPABASE_URL,
  publishableKey: env.publishableKey,
};

const receiver = modelReceiver(env.ANTHROPIC_API_KEY, env.ANTHROPIC_BASE_URL);

const readImage =
  env.ANTHROPIC_API_KEY === undefined
    ? null
    : createReadImage({
        fetch,
        apiKey: env.ANTHROPIC_API_KEY,
        baseUrl: env.ANTHROPIC_BASE_URL,
        model: env.ANTHROPIC_MODEL,
      });

Deno.serve(
  createOcrHandler({
    allowedOrigins: env.ALLOWED_ORIGINS,
    authenticate: createAuthenticate(service),
    beginReading: async (caller, signal) => {
      await callAsUser(service, caller, "begin_image_reading", { receiver }, signal);
    },
    readImage,
    createId: () => crypto.randomUUID(),
    log: (line) => {
      // oxlint-disable-next-line no-console -- the platform keeps what a function writes to the console as its log
      console.error(
        JSON.stringify({ at: new Date().toISOString(), function: "ocr-image", ...line }),
      );
    },
  }),
);
