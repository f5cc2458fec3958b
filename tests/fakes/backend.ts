import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished } from "vitest";

import type { Database } from "@/lib/database-types.ts";
import { clearCachedData } from "@/lib/personal-data.ts";
import { authOptions, type Client, type SessionPlace } from "@/lib/supabase.ts";

export type FakeAnswer = {
  status?: number;
  body?: unknown;
  /** Sent as it is instead of a body, for replies that arrive in pieces. */
  stream?: ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
};

export type FakeRequest = {
  /** Method and path without the query, as routes are listed. */
  call: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  /** Aborted when the caller gives up. */
  signal: AbortSignal;
};

export type FakeRoute = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

export type FakeBackend = {
  /** Given to `<SessionProvider load>`. */
  load: (place?: SessionPlace) => Promise<Client>;
  /** Every call so far, oldest first. */
  requests: FakeRequest[];
  /** The calls of one route so far. */
  requestsTo: (call: string) => FakeRequest[];
  /** Answers one route differently from now on. */
  answer: (call: string, route: FakeRoute) => void;
  /** Makes every call fail as without a network, or lets them through again. */
  setOffline: (isOffline: boolean) => void;
};

const origin = "http://backend.test";

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === "") return undefined;
  const isJson = request.headers.get("content-type")?.includes("application/json") === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return body;
}

function toResponse({ status = 200, body, stream, headers }: FakeAnswer): Response {
  if (stream !== undefined) {
    const streamHeaders = { "content-type": "text/event-stream; charset=utf-8", ...headers };
    return new Response(stream, { status, headers: streamHeaders });
  }
  const hasBody = body !== undefined && status !== 204;
  return new Response(hasBody ? JSON.stringify(body) : null, {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

/** An answer that waits until it is let go. */
export function deferredReply(answer: FakeAnswer): { route: FakeRoute; letGo: () => void } {
  const release = new AbortController();
  const held = new Promise((resolve) => {
    release.signal.addEventListener("abort", resolve);
  });
  const route = async () => {
    await held;
    return answer;
  };
  return { route, letGo: () => release.abort() };
}

export type FakeStream = {
  route: FakeRoute;
  send: (event: string, data: unknown) => void;
  end: () => void;
  /** Breaks the connection. */
  cut: () => void;
  /** Whether the reader has left. */
  isLeft: () => boolean;
};

/** A reply that arrives piece by piece, as the test sends them. */
export function streamed(): FakeStream {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // What is written after the reader has left goes nowhere.
  const settle = (work: Promise<void>) => void work.catch(() => reader.abort());
  const fail = (reason: unknown) => settle(writer.abort(reason));
  return {
    route: ({ signal }) => {
      signal.addEventListener("abort", () => {
        reader.abort();
        fail(signal.reason);
      });
      return { stream: readable };
    },
    send: (event, data) => {
      settle(writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)));
    },
    end: () => settle(writer.close()),
    cut: () => fail(new TypeError("network error")),
    isLeft: () => reader.signal.aborted,
  };
}

/**
 * The real client over an in-memory network. Routes are written "GET /rest/v1/profiles";
 * a call nobody listed fails the test.
 */
export function fakeBackend(routes: Readonly<Record<string, FakeRoute>> = {}): FakeBackend {
  const table = new Map(Object.entries(routes));
  const requests: FakeRequest[] = [];
  const unlisted: string[] = [];
  const clients: Client[] = [];
  let isOffline = false;

  async function answerInMemory(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (isOffline) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const { headers, signal } = request;
    const body = await readBody(request);
    const fakeRequest = { call, query: url.searchParams, body, headers, signal };
    requests.push(fakeRequest);

    const route = table.get(call);
    if (route === undefined) {
      unlisted.push(call);
      return toResponse({ status: 501, body: { message: `Nobody listed ${call}.` } });
    }
    return toResponse(typeof route === "function" ? await route(fakeRequest) : route);
  }

  onTestFinished(async () => {
    await Promise.all(clients.map(({ auth }) => auth.dispose()));
    clearCachedData();
    expect(unlisted, "calls that no route answers").toEqual([]);
  });

  return {
    load: async (place = "device") => {
      const client = createClient<Database>(origin, "sb_publishable_test", {
        auth: authOptions(place),
        global: { fetch: answerInMemory },
        db: { retry: false },
      });
      clients.push(client);
      return client;
    },
    requests,
    requestsTo: (call) => requests.filter((request) => request.call === call),
    answer: (call, route) => {
      table.set(call, route);
    },
    setOffline: (next) => {
      isOffline = next;
    },
  };
}
