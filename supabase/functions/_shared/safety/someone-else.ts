import type { Span, Token } from "../language/token.ts";

const OTHERS = new Set(
  `she her herself he him his himself they them their themselves wife sister daughter friend cousin mother niece
   girlfriend roommate flatmate colleague neighbour neighbor aunt aunty auntie girl child baby son brother student
   patient woman lady pupil client bestie partner coworker housemate`.split(/\s+/),
);
const HER_OWN = new Set(["me", "myself", "mine"]);
/** After "I" these say that she asks or tells, not that it happens to her. */
const ASKS_OR_TELLS = new Set(
  `am think know need should can could do dont cant will would found find saw see called call just tried try
   have heard hear told worry worried ask asked fear suspect believe hope came got met met help live stay brought
   noticed took gave went`.split(/\s+/),
);
/** What "I want to" goes on with when it is about another. */
const WISH_TO_HELP = new Set("know help ask save tell understand support".split(" "));
/** After "my" these lead to another person as well, as in "my younger sister". */
const LEADS_TO_OTHERS = new Set(
  "younger little elder older best small in pregnant senior junior twin teenage husband boyfriend".split(
    " ",
  ),
);
/** Who is named after these is said goodbye to: "Tell my mother I love her." */
const SAYS_GOODBYE_TO = new Set(["tell", "love"]);

/** Whether some sentences tell of the trouble of another person, who is none of those ignored, rather than the writer's own. */
export function isAboutSomeoneElse(
  tokens: readonly Token[],
  sentences: readonly Span[],
  ignored: readonly string[],
): boolean {
  let others = 0;
  let own = 0;
  for (const { start, end } of sentences) {
    for (let index = start; index < end; index += 1) {
      const word = tokens[index]?.word ?? "";
      const next = tokens[index + 1]?.word ?? "";
      if (ignored.includes(word)) continue;
      if (OTHERS.has(word)) others += Number(!isSaidGoodbyeTo(tokens, index));
      else if (HER_OWN.has(word)) own += 1;
      else if (word === "i" && next === "want")
        own += WISH_TO_HELP.has(tokens[index + 3]?.word ?? "") ? 0 : 1;
      else if (word === "i" && !ASKS_OR_TELLS.has(next)) own += 1;
      else if (word === "i" && (next === "am" || next === "have")) own += 0.5;
      else if (word === "my" && !OTHERS.has(next) && !LEADS_TO_OTHERS.has(next)) own += 1;
    }
  }
  return others > own;
}

function isSaidGoodbyeTo(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.word;
  return SAYS_GOODBYE_TO.has((before === "my" ? tokens[index - 2]?.word : before) ?? "");
}
