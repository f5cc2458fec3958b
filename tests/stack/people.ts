import { randomUUID } from "node:crypto";

import { clientOf, type TestServer } from "./server.ts";

/** A password that the rules accept. */
export const PASSWORD = "Quiet-River-42";

/** An e-mail address that nobody has used. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Signs a new person up and returns her client, already signed in. */
export async function signUpPerson(server: TestServer, email = newEmail()) {
  const client = clientOf(server);
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session || !data.user) throw new Error(`Sign-up failed: ${error?.message}`);
  return { client, email, userId: data.user.id, session: data.session };
}

export type Person = Awaited<ReturnType<typeof signUpPerson>>;

/** Signs a new person up who lets the companion's service have her messages. */
export async function signUpConsenting(server: TestServer): Promise<Person> {
  const person = await signUpPerson(server);
  const { error } = await person.client.rpc("give_consent", { kind: "companion" });
  if (error) throw new Error(`Consent failed: ${error.message}`);
  return person;
}
