/** Why to give, and what a gift does. */
export const donation = {
  title: "Donate",
  lead: "Your gift helps people with PCOS (now also called PMOS) find answers sooner.",
  action: "Contribute Now",
  helpsTitle: "How your donation helps",
  helps: [
    {
      name: "Education",
      about: "Plain guides to symptoms, tests and treatment, free for everyone to read.",
      drawing: "seeds",
    },
    {
      name: "Research",
      about: "Studies of PCOS in people who are often left out of them.",
      drawing: "cycle",
    },
    {
      name: "Community",
      about: "Places to meet, ask and be heard.",
      drawing: "pair",
    },
  ],
} as const;
