/** What a person agrees to before her first message; a changed text gets a new version. */
export const companionConsent = {
  version: "2026-11-20",
  title: "Before your first message",
  lead: "The assistant needs your agreement to keep and answer what you write.",
  points: [
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
      text: "If an AI model service is set up for this site, it receives your message and up to ten earlier texts, to write the answer. It receives a photo only if you choose that for this photo, to read it. If none is set up, nobody receives anything: answers then come from our own guides.",
    },
    {
      term: "Where",
      text: "In the database of PCOS Care. The privacy policy says where it runs, and which model service is used.",
    },
  ],
  withdrawal:
    "You can delete your messages here at any time, and take this agreement back in your profile. If you do not agree, you can still use the rest of the site.",
} as const;
