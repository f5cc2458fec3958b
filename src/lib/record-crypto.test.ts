import { expect, test } from "vitest";

import { createLock, openLock, seal, unseal } from "./record-crypto";

test("what is sealed under a new lock is read with its PIN, and with no other", async () => {
  const { lock, opened } = await createLock("pin", "402917");
  const sealed = await seal(opened.key, { note: "ẹ̀jẹ̀" });
  expect(await openLock(lock, "402918")).toBeNull();
  const again = await openLock(lock, "402917");
  expect(again?.lockId).toBe(lock.id);
  expect(again && (await unseal(again.key, sealed))).toEqual({ note: "ẹ̀jẹ̀" });
});

test("a PIN costs 600,000 rounds with a salt of its own, and its key cannot be taken out", async () => {
  const [one, other] = await Promise.all([
    createLock("pin", "402917"),
    createLock("pin", "402917"),
  ]);
  expect(one.lock.rounds).toBe(600_000);
  expect(one.lock.salt).toHaveLength(16);
  expect(one.lock.salt).not.toEqual(other.lock.salt);
  expect(one.opened.key.extractable).toBe(false);
  const sealed = await seal(one.opened.key, "mine");
  await expect(unseal(other.opened.key, sealed)).rejects.toThrow("operation");
});

test("a passphrase opens however its accents were typed", async () => {
  const { lock } = await createLock("passphrase", "ọ̀gẹ̀dẹ̀ àti ẹ̀wà".normalize("NFD"));
  expect(await openLock(lock, "ọ̀gẹ̀dẹ̀ àti ẹ̀wà".normalize("NFC"))).not.toBeNull();
});

test("a changed byte is noticed, equal words look different, and the size tells little", async () => {
  const { opened } = await createLock("pin", "402917");
  const short = await seal(opened.key, "a");
  const long = await seal(opened.key, "a note of some thirty letters.");
  expect(short.bytes.byteLength).toBe(long.bytes.byteLength);
  const bytes = new Uint8Array(short.bytes);
  expect(new Uint8Array((await seal(opened.key, "a")).bytes)).not.toEqual(bytes);
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  await expect(unseal(opened.key, short)).rejects.toThrow("operation");
});
