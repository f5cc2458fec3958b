import { recoveryStorageKey, sessionStorageKey } from "@/lib/storage.ts";

export const ada = { id: "0a000000-0000-4000-8000-000000000001", email: "ada.obi@example.com" };

export type FakePerson = { id: string; email: string; photoUrl?: string };

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** What the auth server answers when this person has signed in; valid for an hour. */
export function sessionOf(person: FakePerson = ada) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: person.id, role: "authenticated", iat: now, exp: now + 3600 };
  const userMetadata = person.photoUrl === undefined ? {} : { avatar_url: person.photoUrl };
  return {
    access_token: `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}.${encode("signed")}`,
    refresh_token: `refresh-${person.id}`,
    token_type: "bearer",
    expires_in: 3600,
    expires_at: now + 3600,
    user: {
      id: person.id,
      email: person.email,
      aud: "authenticated",
      role: "authenticated",
      app_metadata: {},
      user_metadata: userMetadata,
      created_at: "2026-11-01T08:00:00Z",
    },
  };
}

/** Puts a session on the device, as if this person had signed in earlier. */
export function signInBefore(person: FakePerson = ada): void {
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(person)));
}

/** Puts an opened password reset into this tab, as if its link had been followed earlier. */
export function openRecoveryBefore(person: FakePerson = ada): void {
  window.sessionStorage.setItem(recoveryStorageKey, JSON.stringify(sessionOf(person)));
}
