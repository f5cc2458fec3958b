import { ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import { Motif } from "@/components/motif";
import { Page, PageTitle } from "@/components/page";
import { paths } from "@/lib/paths";

const titles: Readonly<Record<string, string>> = {
  [paths.resources]: "Resources",
  [paths.donate]: "Donate",
  [paths.nutritionGuidance]: "Nutrition Guidance",
  [paths.fitnessRoutine]: "Fitness Routine",
  [paths.guide]: "PCOS Program",
  [paths.privacyPolicy]: "Privacy Policy",
  [paths.termsOfService]: "Terms of Service",
  [paths.survey]: "Community Survey",
  [paths.symptomChecker]: "Symptom Checker",
};

const workingParts = [
  {
    to: paths.riskAssessment,
    name: "Risk Assessment",
    about: "Eight questions, a clear level and four next steps.",
  },
  {
    to: paths.labTests,
    name: "Lab tests",
    about: "What each test shows, and how to prepare for it.",
  },
  { to: paths.chat, name: "AI Health Assistant", about: "Ask a question in your own words." },
  {
    to: paths.urgentHelp,
    name: "Get urgent help",
    about: "Signs that cannot wait, and whom to call.",
  },
] as const;

/** Says honestly that a part of the site is not ready, and shows what is. */
export function InPreparationPage() {
  const { pathname } = useLocation();
  const title = titles[pathname.replace(/\/+$/, "")] ?? "PCOS Care";
  return (
    <Page title={title}>
      <Motif name="seeds" isFilled className="mb-6 size-24 text-primary" />
      <PageTitle lead="This part of PCOS Care is not ready yet. These parts work today:">
        {title}
      </PageTitle>
      <ul className="border-t border-line">
        {workingParts.map(({ to, name, about }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex items-center gap-4 py-4 text-ink no-underline">
              <span className="flex-1">
                <span className="block font-display text-lg font-semibold text-primary group-hover:underline">
                  {name}
                </span>
                <span className="block text-sm text-ink-2">{about}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-primary"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
