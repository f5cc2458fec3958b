import {
  BookOpen,
  ClipboardList,
  House,
  Library,
  ListChecks,
  MessageSquareText,
  type LucideIcon,
} from "lucide-react";

import { paths } from "@/lib/paths";

export type SiteLink = { to: string; label: string; isOutside?: boolean };

/** The links of the top bar and of the menu, in their order. */
export const mainLinks = [
  { to: paths.home, label: "Home", Icon: House },
  { to: paths.symptomChecker, label: "Symptom Checker", Icon: ListChecks },
  { to: paths.riskAssessment, label: "Risk Assessment", Icon: ClipboardList },
  { to: paths.resources, label: "Resources", Icon: Library },
  { to: paths.pcosProgram, label: "PCOS Program", Icon: BookOpen },
  { to: paths.chat, label: "AI Health Assistant", Icon: MessageSquareText },
] as const satisfies readonly (SiteLink & { Icon: LucideIcon })[];

export type FooterColumn = { title: string; links: readonly SiteLink[] };

/** The columns of links at the foot of every page, without the contact column. */
export function footerColumns(newsletterUrl: string | null): readonly FooterColumn[] {
  const newsletter = { label: "Subscribe to Newsletter", isOutside: true } as const;
  return [
    {
      title: "Features",
      links: [
        { to: paths.riskAssessment, label: "Risk Assessment" },
        { to: paths.nutritionGuidance, label: "Nutrition Guidance" },
        { to: paths.pcosProgram, label: "PCOS Program" },
        { to: paths.bmiCalculator, label: "BMI Calculator" },
        { to: paths.donate, label: "Donate" },
      ],
    },
    {
      title: "Resources",
      links: [
        { to: paths.resources, label: "Resources" },
        { to: paths.survey, label: "Community Survey" },
        ...(newsletterUrl === null ? [] : [{ to: newsletterUrl, ...newsletter }]),
        { to: paths.chat, label: "AI Health Assistant" },
        { to: paths.labTests, label: "Lab tests" },
      ],
    },
  ];
}

/** Whether a link leads to the page that is open, also by way of a redirect. */
export function isCurrentLink(to: string, pathname: string): boolean {
  const page = pathname === "/" ? "/" : pathname.replace(/\/+$/, "");
  return to === page || (to === paths.pcosProgram && page === paths.guide);
}
