import { readFileSync } from "node:fs";

import type { z } from "zod";

/** The objects of a file with one JSON object a line; bad lines are named on standard error and left out. */
export function readJsonLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const read = schema.safeParse(parsed(line));
    if (read.success) return [read.data];
    const reason = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    console.error(`${file}:${index + 1} is left out. ${reason.join("; ")}`);
    return [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
