import * as z from "zod/mini";

const connectionSchema = z.partial(
  z.object({ saveData: z.boolean(), type: z.string(), effectiveType: z.string() }),
);
const slowKinds = ["slow-2g", "2g", "3g"];

/** Whether a download of some megabytes may cost her money or patience, as far as the browser tells. */
export function isDataPrecious(): boolean {
  const connection = z.safeParse(connectionSchema, Reflect.get(navigator, "connection")).data;
  return (
    connection?.saveData === true ||
    connection?.type === "cellular" ||
    slowKinds.includes(connection?.effectiveType ?? "")
  );
}
