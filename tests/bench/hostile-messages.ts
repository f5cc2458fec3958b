import type { ExampleSet } from "../../supabase/functions/_shared/safety/examples/example-sets.ts";
import { keyWords } from "../../supabase/functions/_shared/safety/key-words.ts";
import { themes } from "../../supabase/functions/_shared/safety/themes.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Messages of full length that give the check for danger the most work, ordinary and hostile ones. */
export function hostileMessages(
  sets: readonly ExampleSet[],
  length: number,
): Record<string, string> {
  const filled = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const urgent = messagesIn(sets.flatMap((set) => set.urgent));
  const calm = messagesIn(sets.flatMap((set) => set.calm));
  const strange = Array.from({ length }, (_, index) =>
    [1, 7, 31, 101].map((step) => letterAt(index * step + step)).join(""),
  );
  const themeWords = Object.values(themes).flatMap((lines) =>
    lines.flatMap((line) => line.split(/[|\s]/)),
  );
  const misspelt = [...keyWords, ...themeWords.filter((word) => word.length > 5)].map(
    (word, index) => {
      const at = 1 + (index % (word.length - 1));
      return word.slice(0, at) + letterAt(index * 7) + word.slice(at + (index % 2));
    },
  );
  return {
    "everyday text": filled(`${calm.join(". ")}. `),
    "urgent text": filled(`${urgent.join(", and ")} `),
    "urgent, no full stop": filled(`${urgent.join(" ").replaceAll(/[.,!?;:]/g, "")} `),
    "one sentence": filled("i want to i feel so much pain in my my left side because my period "),
    "one question": filled("what is a sign of "),
    "one word": filled("pain "),
    "one denial": filled("no not never without pain "),
    "one long word": Array.from({ length }, (_, index) => letterAt(index * index + index)).join(""),
    "one letter": filled("a"),
    "single letters": filled("a b c d e f "),
    "signs for letters": filled("a!1@$"),
    "line ends": filled("pain\n"),
    "strange words": filled(`${strange.join(" ")} `),
    "slips of the finger": filled(`${misspelt.join(" ")} `),
    "all themes": filled(`${themeWords.join(" ")} `),
    numbers: filled("12 pads 3 hours 4.5 sugar 150 "),
  };
}

function letterAt(index: number): string {
  return LETTERS[index % LETTERS.length] ?? "";
}

function messagesIn(sets: ExampleSet["urgent"]): string[] {
  return sets.flatMap((groups) => Object.values(groups).flat());
}
