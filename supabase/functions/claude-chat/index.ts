import { createAnswerQuestion } from "./answer/answer.ts";
import { createAuthenticate } from "../_shared/authenticate.ts";
import { beginChatTurn, finishChatTurn, isChatTurnStopped } from "./stored-turns.ts";
import { readFunctionEnv } from "../_shared/env.ts";
import { modelReceiver } from "../_shared/model-receiver.ts";
import { keepRunning } from "./keep-running.ts";
import { createComplete } from "./model/model.ts";
import { ownSources } from "./answer/own-sources.ts";
import { createChatHandler } from "./handler.ts";

const env = readFunctionEnv((name) => Deno.env.get(name));

const service = {
  fetch,
  supabaseUrl: env.SUPABASE_URL,
  publishableKey: env.publishableKey,
  secretKey: env.secretKey,
  receiver: modelReceiver(env.ANTHROPIC_API_KEY, env.ANTHROPIC_BASE_URL),
};

const complete =
  env.ANTHROPIC_API_KEY === undefined
    ? null
    : createComplete({
        fetch,
        apiKey: env.ANTHROPIC_API_KEY,
        baseUrl: env.ANTHROPIC_BASE_URL,
        model: env.ANTHROPIC_MODEL,
      });

Deno.serve(
  createChatHandler({
    allowedOrigins: env.ALLOWED_ORIGINS,
    authenticate: createAuthenticate(service),
    beginTurn: (caller, question) => beginChatTurn(service, caller, question),
    finishTurn: (caller, question, answer) => finishChatTurn(service, caller, question, answer),
    isTurnStopped: (caller, question) => isChatTurnStopped(service, caller, question),
    keepRunning,
    receiver: service.receiver,
    answer: createAnswerQuestion({ ...ownSources, complete }),
    createId: () => crypto.randomUUID(),
    log: (line) => {
      // oxlint-disable-next-line no-console -- the platform keeps what a function writes to the console as its log
      console.error(
        JSON.stringify({ at: new Date().toISOString(), function: "claude-chat", ...line }),
      );
    },
  }),
);
