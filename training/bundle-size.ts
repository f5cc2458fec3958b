import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { build } from "vite";

const CHECK = fileURLToPath(
  new URL("../supabase/functions/_shared/safety/check-danger.ts", import.meta.url),
);

/** How many bytes the whole check is on a device, as one minified file. */
export async function bundleSize(): Promise<{ gzip: number; brotli: number }> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: CHECK, formats: ["es"], fileName: "check-danger" },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs
    .flatMap((bundle) => ("output" in bundle ? bundle.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
  return { gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length };
}
