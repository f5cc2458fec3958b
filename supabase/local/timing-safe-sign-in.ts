import { compare as compareHash, hash } from "bcryptjs";
import { z } from "zod";

/** What an address without an account is compared with: a hash of the cost that the auth server's have. */
const NOBODY = hash(crypto.randomUUID(), 10);

const tryShape = z.object({ email: z.string(), password: z.string() });

type Answer = (request: Request) => Promise<Response>;

/** Compares a password with a hash as often for an address without an account as for one with: the time tells no difference. */
export function withTimingSafeSignIn(
  answer: Answer,
  hasPassword: (email: string) => Promise<boolean>,
  compare: (password: string, hash: string) => Promise<boolean> = compareHash,
): Answer {
  return async (request) => {
    const tried = await signInOf(request);
    const response = await answer(request);
    if (tried === null || response.ok) return response;
    if (!(await hasPassword(tried.email.toLowerCase())))
      await compare(tried.password, await NOBODY);
    return response;
  };
}

async function signInOf(request: Request): Promise<z.infer<typeof tryShape> | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== "/auth/v1/token" || searchParams.get("grant_type") !== "password") return null;
  return (
    tryShape.safeParse(
      await request
        .clone()
        .json()
        .catch(() => null),
    ).data ?? null
  );
}
