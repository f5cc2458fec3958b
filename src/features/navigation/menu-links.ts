import {
  BookMarked,
  BookOpen,
  ClipboardList,
  Footprints,
  Library,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Ruler,
  Salad,
  TestTube,
} from "lucide-react";

import { pageTitles, paths } from "@/lib/paths";

import { pageLink } from "./site-links";

type MenuLink = { to: string; label: string; Icon: LucideIcon };

/** The pages of the menu between Home and her account, by what she comes for. */
export const menuGroups: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: "Learn",
    links: [
      { to: paths.articles, label: pageTitles.articles, Icon: BookOpen },
      { to: paths.labTests, label: pageTitles.labTests, Icon: TestTube },
      { to: paths.nutritionGuidance, label: pageTitles.nutritionGuidance, Icon: Salad },
      { to: paths.fitnessRoutine, label: pageTitles.fitnessRoutine, Icon: Footprints },
      { ...pageLink(paths.guide), Icon: BookMarked },
    ],
  },
  {
    title: "Tools",
    links: [
      { to: paths.myRecord, label: pageTitles.myRecord, Icon: NotebookPen },
      { to: paths.symptomChecker, label: pageTitles.symptomChecker, Icon: ListChecks },
      { to: paths.riskAssessment, label: pageTitles.riskAssessment, Icon: ClipboardList },
      { to: paths.bmiCalculator, label: pageTitles.bmiCalculator, Icon: Ruler },
      { to: paths.resources, label: pageTitles.resources, Icon: Library },
    ],
  },
];
