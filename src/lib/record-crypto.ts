import type { LockKind } from "@/domain/record/lock-rules";

const ROUNDS = 600_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const AES = "AES-GCM";
/** What is sealed is filled up to a multiple of this, so that its size does not tell how much she wrote. */
const BLOCK = 256;

type Bytes = Uint8Array<ArrayBuffer>;

/** Something that only its key can read. */
export type Sealed = { nonce: Bytes; bytes: ArrayBuffer };

/** What lies beside a sealed record: all that is needed to try a PIN or passphrase, and nothing that tells it. */
export type RecordLock = {
  id: string;
  kind: LockKind;
  salt: Bytes;
  rounds: number;
  /** The key of the record, sealed with what the PIN or passphrase gives. */
  wrappedKey: Sealed;
};

/** The key of an opened lock; it lives in memory alone. */
export type RecordKey = { lockId: string; key: CryptoKey };

function random(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

async function encrypt(key: CryptoKey, bytes: Bytes): Promise<Sealed> {
  const nonce = random(NONCE_BYTES);
  return { nonce, bytes: await crypto.subtle.encrypt({ name: AES, iv: nonce }, key, bytes) };
}

function decrypt(key: CryptoKey, { nonce, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: AES, iv: nonce }, key, bytes);
}

async function keyOfSecret(secret: string, salt: Bytes, rounds: number): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret.normalize("NFC"));
  const words = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveKey"]);
  const method = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  const wanted = { name: AES, length: KEY_BYTES * 8 };
  return crypto.subtle.deriveKey(method, words, wanted, false, ["encrypt", "decrypt"]);
}

function dataKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, AES, false, ["encrypt", "decrypt"]);
}

export type NewLock = { lock: RecordLock; opened: RecordKey };

/** A new lock with a new random key, which the PIN or passphrase opens. */
export async function createLock(kind: LockKind, secret: string): Promise<NewLock> {
  const id = crypto.randomUUID();
  const salt = random(SALT_BYTES);
  const bytes = random(KEY_BYTES);
  const wrappedKey = await encrypt(await keyOfSecret(secret, salt, ROUNDS), bytes);
  const key = await dataKey(bytes);
  return { lock: { id, kind, salt, rounds: ROUNDS, wrappedKey }, opened: { lockId: id, key } };
}

/** The key that a PIN or passphrase gives; null when it is a wrong one. */
export async function openLock(
  { id, salt, rounds, wrappedKey }: RecordLock,
  secret: string,
): Promise<RecordKey | null> {
  const opening = await keyOfSecret(secret, salt, rounds);
  try {
    return { lockId: id, key: await dataKey(await decrypt(opening, wrappedKey)) };
  } catch {
    return null;
  }
}

/** Seals a value that can be written as JSON. */
export function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const text = JSON.stringify(value);
  const filled = text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK);
  return encrypt(key, new TextEncoder().encode(filled));
}

/** Reads what was sealed; rejects when the key is another or a byte was changed. */
export async function unseal(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await decrypt(key, sealed)));
}
