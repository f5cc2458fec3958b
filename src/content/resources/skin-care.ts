import type { ResourceItem } from "./resource.ts";

export const skinCare: readonly ResourceItem[] = [
  {
    title: "Acne: tips and treatment",
    publisher: "American Academy of Dermatology",
    about: "Daily skin care, what treatment can do, and when to see a skin doctor.",
    drawing: "sprig",
    link: { kind: "site", url: "https://www.aad.org/public/diseases/acne" },
    buttonText: "Open",
  },
  {
    title: "Extra hair (hirsutism)",
    publisher: "NHS",
    about: "Why thick, dark hair may grow on the face or body, and what can be done.",
    drawing: "wave",
    link: { kind: "site", url: "https://www.nhs.uk/conditions/hirsutism/" },
    buttonText: "Open",
  },
  {
    title: "Dark, velvety skin patches",
    publisher: "DermNet",
    about: "What acanthosis nigricans looks like, with pictures on many skin tones.",
    drawing: "moons",
    link: { kind: "site", url: "https://dermnetnz.org/topics/acanthosis-nigricans" },
    buttonText: "Open",
  },
  {
    title: "Skin and hair on darker skin",
    publisher: "Skin of Color Society",
    about: "Learn about skin conditions on brown and black skin, and find a skin doctor.",
    drawing: "rings",
    link: { kind: "site", url: "https://skinofcolorsociety.org/" },
    buttonText: "Open",
  },
];
