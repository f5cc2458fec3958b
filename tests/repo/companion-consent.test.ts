import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fingerprintOfLines } from "@/content/build/fingerprint.ts";
import { companionConsent, companionConsentVersion } from "@/content/companion-consent.ts";

test("the version of the companion's consent is the one that the database records and asks for", () => {
  const schema = readFileSync("supabase/schemas/05_consents.sql", "utf8");
  const recorded = /kind = 'companion' then\s+return '([^']+)'/.exec(schema)?.[1];
  expect(companionConsentVersion.version).toBe(recorded);
});

test("the words of the companion's consent do not change behind its version", () => {
  const words = [null, "{receiver}"].flatMap((receiver) => [
    companionConsent.title,
    ...companionConsent.lines(receiver),
    ...companionConsent.more(receiver, "{brand}").flatMap(({ term, text }) => [term, text]),
  ]);
  // A corrected emergency number is nothing to agree to again.
  const fingerprint = fingerprintOfLines(words.map((line) => line.replaceAll(/\d+/g, "{number}")));
  expect(
    fingerprint,
    "If they say something new, raise the version here and by a migration. If only the wording changed, write the fingerprint alone.",
  ).toBe(companionConsentVersion.fingerprint);
});
