import { HttpError } from "./http-error.ts";

export type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Where our own auth server and database are, and the key that anyone may call them with. */
export type Backend = { fetch: Fetch; supabaseUrl: string; publishableKey: string };

/** How long our own auth server and database may take. */
const SERVICE_TIMEOUT_MS = 10_000;

type ServiceCall = {
  method: "GET" | "POST";
  apiKey: string;
  token: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** Calls our own auth server or database: within the time limit, never following a redirect. */
export async function callService(
  fetch: Fetch,
  address: string,
  call: ServiceCall,
): Promise<{ status: number; body: unknown }> {
  const timeout = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: call.method,
      redirect: "error",
      headers: {
        apikey: call.apiKey,
        authorization: `Bearer ${call.token}`,
        "content-type": "application/json",
      },
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    return { status: response.status, body: await readJson(response) };
  } catch {
    throw new HttpError("internal", {
      reason: timeout.aborted ? "service_timeout" : "service_unreachable",
    });
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
