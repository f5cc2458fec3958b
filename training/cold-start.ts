/**
 * Prints the CPU time, in milliseconds, from the start of a fresh process to its first answer, as a cold function has it:
 * first of what is loaded, then with one question checked for danger and answered.
 */
import process from "node:process";

const started = process.cpuUsage();
const spent = () => {
  const { user, system } = process.cpuUsage(started);
  return Math.round((user + system) / 1000);
};

const { askedOf } = await import("./asked-line.ts");
const { answerWithoutModel } =
  await import("../supabase/functions/claude-chat/answer/answer-without-model.ts");
const { ownSources } = await import("../supabase/functions/claude-chat/answer/own-sources.ts");
const loaded = spent();
answerWithoutModel(askedOf({ id: "first", question: "What is PCOS?" }), ownSources);
console.log(`  ${"cold start, loaded".padEnd(28)} ${loaded}`);
console.log(`  ${"cold start, first answer".padEnd(28)} ${spent()}`);
