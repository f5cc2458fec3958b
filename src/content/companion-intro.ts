import { emergencyNumbers } from "./emergency-numbers";

function numberIn(country: string): string {
  const help = emergencyNumbers.find((entry) => entry.country === country);
  return help?.emergency.number ?? "your local emergency number";
}

/** What the empty chat tells a person before she asks, and the words that stand in for an answer on its way. */
export const companionIntro = {
  lead: "An automated assistant for questions about PCOS (now also called PMOS). It is a computer program, not a clinician.",
  can: [
    "Explain words, tests and how to get ready for them",
    "Help you plan what to ask a doctor or nurse",
    "Show which of our guides an answer comes from",
  ],
  cannot: [
    "Tell you whether you have PCOS or any other condition",
    "Start, stop or change a medicine",
    "Help in an emergency",
  ],
  emergency: `In an emergency, call ${numberIn("Nigeria")} in Nigeria or ${numberIn("United States")} in the United States.`,
  starters: [
    "What is PCOS?",
    "Can I get pregnant with PCOS?",
    "Why is my hair falling out?",
    "How do I get ready for an ultrasound scan?",
  ],
} as const;

/** Shown in place of an answer until the answer is there. */
export const acknowledgement = "Thank you for your message. I am looking for an answer.";
