export type RiskLevel = "low" | "moderate" | "high";

/** The part of a question that the score needs. */
export type ScoredQuestion = {
  id: string;
  options: readonly { id: string; value: number }[];
};

/** The id of the chosen option for each answered question. */
export type Answers = Readonly<Record<string, string>>;

// The product's own limits: the count makes people aware, no study has tested it as a medical tool.
const HIGH_FROM_PERCENT = 70;
const MODERATE_FROM_PERCENT = 40;

/** The most points that these questions can give. */
export function highestPoints(questions: readonly ScoredQuestion[]): number {
  return questions
    .map(({ options }) => Math.max(...options.map(({ value }) => value)))
    .reduce((sum, value) => sum + value, 0);
}

/** The points of all answers; null while a question is still open. */
export function countPoints(questions: readonly ScoredQuestion[], answers: Answers): number | null {
  let points = 0;
  for (const question of questions) {
    const chosen = question.options.find(({ id }) => id === answers[question.id]);
    if (chosen === undefined) return null;
    points += chosen.value;
  }
  return points;
}

/** The level of a count as a share of the highest possible one. */
export function riskLevel(points: number, highest: number): RiskLevel {
  // Whole numbers on both sides: a share such as 0.7 has no exact value in the machine.
  const percentOfHighest = points * 100;
  if (percentOfHighest >= HIGH_FROM_PERCENT * highest) return "high";
  return percentOfHighest >= MODERATE_FROM_PERCENT * highest ? "moderate" : "low";
}

/** The place of the first question without an answer; the number of questions when all have one. */
export function firstOpenQuestion(questions: readonly ScoredQuestion[], answers: Answers): number {
  const place = questions.findIndex((question) => countPoints([question], answers) === null);
  return place === -1 ? questions.length : place;
}
