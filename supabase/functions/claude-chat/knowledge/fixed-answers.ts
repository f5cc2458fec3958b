const URGENT =
  "If you feel very unwell or unsafe, do not wait. Go to a hospital or open our urgent help page.";

/** What the companion says when the bank holds no sure answer. */
export const fixedAnswers = {
  unknown:
    "I am sorry, I do not know the answer to that, and I would rather not guess. I can answer questions about " +
    "PCOS: signs, tests and scans, periods, having a baby, food, moving, mood, skin and hair, treatments, and this " +
    `site. For anything else, a doctor, nurse or pharmacist can help.\n\n${URGENT}`,
  medicine:
    "I cannot tell you that, because it depends on you and your health. Whether to start, change, mix or stop a " +
    "medicine, and how much to take, is for the person who prescribes it. Please ask your doctor or a pharmacist " +
    `before you change anything. I can tell you what a medicine is for and what to ask about it.\n\n${URGENT}`,
  choices: "Do you mean one of these?",
  instead: "If that is not what you asked, is it one of these?",
  ofMedicine: "Here is what I can tell you about it:",
  otherChoices: "And for the rest of your message, do you mean one of these?",
  restUnknown:
    "I do not know the answer to the rest of your message. A doctor, nurse or pharmacist can help with it.",
} as const;
