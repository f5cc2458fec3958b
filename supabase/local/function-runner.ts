// The main module of each function's Deno process; the function's own address is its only parameter.
import process from "node:process";

// The pipe closes when the local server ends in any way, also when it is killed.
process.stdin.on("end", () => process.exit(0));
process.stdin.resume();

await import(process.argv[2] ?? "");
