import { emergencyNumbers } from "./emergency-numbers";

function numberIn(country: string): string {
  const help = emergencyNumbers.find((entry) => entry.country === country);
  return help?.emergency.number ?? "your local emergency number";
}

export type ConsentFact = { term: string; text: string };

/**
 * Which words these are. The database records a version of its own and asks everyone again when a
 * migration raises it: this one only names the same.
 */
export const companionConsentVersion = {
  version: "2026-11-22",
  /** Follows from the words, so that they cannot change behind their version. */
  fingerprint: "f82115c29025",
} as const;

/** What a person agrees to before her first message. */
export const companionConsent = {
  title: "Before you write",
  /** The three lines in view: who answers, what is kept, and what it cannot do. */
  lines: (receiver: string | null) =>
    [
      receiver === null
        ? "Answers come from our own guides. They are not a diagnosis."
        : `AI writes the answers from our guides. ${receiver} receives your messages. It is not a diagnosis.`,
      "Your messages are kept in your account. You can delete them at any time.",
      `It cannot call for help. In an emergency, call ${numberIn("Nigeria")} in Nigeria or ${numberIn("United States")} in the US.`,
    ] as const,
  more: (receiver: string | null, brandName: string): readonly ConsentFact[] => [
    {
      term: "What is kept",
      text: "Your messages, with any text you took over from a photo or a file, the answers, and the time of each. They are kept in your account only. The photo or file itself is not kept.",
    },
    {
      term: "Why",
      text: "So that you can read them again on any device, and so that an answer can build on your last messages.",
    },
    {
      term: "Who receives it",
      text:
        receiver === null
          ? `Nobody outside ${brandName}. No AI service is used here.`
          : `${receiver} receives your message and up to ten earlier texts, to write the answer. It gets a photo only if you choose that for this photo, to read it.`,
    },
    {
      term: "Where",
      text: `In the database of ${brandName}. The privacy policy says where it runs, or whom to ask.`,
    },
    {
      term: "If you change your mind",
      text: "Take this agreement back in your profile at any time. If you do not agree, you can still use the rest of the site.",
    },
  ],
} as const;
