/** Tells the person at the terminal one line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Tells the person at the terminal one line about something that went wrong. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
