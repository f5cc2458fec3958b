import { z } from "zod";

const newPasswordSchema = z.object({ password: z.string().min(1) });

type Answer = (request: Request) => Promise<Response>;

/** Ends every other session of a user who changed the password, as hosted Supabase does by itself. */
export function endingOtherSessions(answer: Answer): Answer {
  return async (request) => {
    const changesPassword = await isPasswordChange(request);
    const response = await answer(request);
    if (changesPassword && response.ok) {
      const signOutOthers = new URL("/auth/v1/logout?scope=others", request.url);
      const headers = new Headers(request.headers);
      headers.delete("content-length");
      headers.delete("content-type");
      const ended = await answer(new Request(signOutOthers, { method: "POST", headers }));
      if (!ended.ok) throw new Error("The other sessions could not be ended.");
    }
    return response;
  };
}

async function isPasswordChange(request: Request): Promise<boolean> {
  if (request.method !== "PUT" || new URL(request.url).pathname !== "/auth/v1/user") return false;
  try {
    return newPasswordSchema.safeParse(await request.clone().json()).success;
  } catch {
    return false;
  }
}
