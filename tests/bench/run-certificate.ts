import { createHash, X509Certificate } from "node:crypto";

import { generate } from "selfsigned";

const made = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  algorithm: "sha256",
});
const publicKey = new X509Certificate(made.cert).publicKey.export({ type: "spki", format: "der" });

/** A certificate of this run alone, which nobody trusts unasked. */
export const runCertificate = { key: made.private, cert: made.cert };

/** Makes Chromium trust it like any other; its cache leaves out what came under a certificate with errors. */
export const trustSwitch = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`;
