import { matchPath } from "react-router-dom";

import { articlePath, labTestPath, pageTitles, paths } from "@/lib/paths";
import { hasStoredSession } from "@/lib/storage";
import { isVisitorKnown } from "@/lib/visitor";

import { openLibrary } from "./lazy-open-library";
import { routePage, type RoutePage, type RouteParams } from "./route-page";

/** The page of an address that has none. */
export const notFound = routePage(
  "not-found-page",
  async () => (await import("./routes/not-found-page")).NotFoundPage,
);

/** The page of each path. */
export const pages: Readonly<Record<string, RoutePage>> = {
  [paths.home]: routePage("home-page", async () => (await import("./routes/home-page")).HomePage),
  [paths.auth]: routePage("auth-page", async () => (await import("./routes/auth-page")).AuthPage),
  [paths.resetPassword]: routePage(
    "reset-password-page",
    async () => (await import("./routes/reset-password-page")).ResetPasswordPage,
  ),
  [paths.profile]: routePage(
    "profile-page",
    async () => (await import("./routes/profile-page")).ProfilePage,
  ),
  [paths.chat]: routePage("chat-page", async () => (await import("./routes/chat-page")).ChatPage),
  [paths.myRecord]: routePage(
    "my-record-page",
    async () => (await import("./routes/my-record-page")).MyRecordPage,
  ),
  [paths.labTests]: routePage(
    "lab-tests-page",
    async () => (await import("./routes/lab-tests-page")).LabTestsPage,
  ),
  [labTestPath(":testId")]: routePage(
    "lab-test-page",
    async () => (await import("./routes/lab-test-page")).LabTestPage,
    {
      load: async ({ testId = "" }) =>
        (await import("./routes/lab-test-page")).LabTestPage.load(testId),
      source: ({ testId = "" }) => `src/content/lab-tests/${testId}.md`,
    },
  ),
  [paths.articles]: routePage(
    "articles-page",
    async () => (await import("./routes/articles-page")).ArticlesPage,
  ),
  [articlePath(":articleId")]: routePage(
    "article-page",
    async () => (await import("./routes/article-page")).ArticlePage,
    {
      load: async ({ articleId = "" }) =>
        (await import("./routes/article-page")).ArticlePage.load(articleId),
      source: ({ articleId = "" }) => `src/content/library/${articleId}.md`,
    },
  ),
  [paths.urgentHelp]: routePage(
    "urgent-help-page",
    async () => (await import("./routes/urgent-help-page")).UrgentHelpPage,
  ),
  [paths.riskAssessment]: routePage(
    "risk-assessment-page",
    async () => (await import("./routes/risk-assessment-page")).RiskAssessmentPage,
  ),
  [paths.resources]: routePage(
    "resources-page",
    async () => (await import("./routes/resources-page")).ResourcesPage,
    {
      load: async () => (isVisitorKnown() ? openLibrary.get() : null),
    },
  ),
  [paths.donate]: routePage(
    "donate-page",
    async () => (await import("./routes/donate-page")).DonatePage,
  ),
  [paths.nutritionGuidance]: routePage(
    "nutrition-guidance-page",
    async () => (await import("./routes/nutrition-guidance-page")).NutritionGuidancePage,
  ),
  [paths.fitnessRoutine]: routePage(
    "fitness-routine-page",
    async () => (await import("./routes/fitness-routine-page")).FitnessRoutinePage,
  ),
  [paths.guide]: routePage(
    "guide-page",
    async () => (await import("./routes/guide-page")).GuidePage,
  ),
  [paths.privacyPolicy]: routePage(
    "privacy-policy-page",
    async () => (await import("./routes/privacy-policy-page")).PrivacyPolicyPage,
  ),
  [paths.termsOfService]: routePage(
    "terms-of-service-page",
    async () => (await import("./routes/terms-of-service-page")).TermsOfServicePage,
  ),
  [paths.bmiCalculator]: routePage(
    "bmi-calculator-page",
    async () => (await import("./routes/bmi-calculator-page")).BmiCalculatorPage,
  ),
  [paths.survey]: routePage(
    "survey-page",
    async () => (await import("./routes/survey-page")).SurveyPage,
  ),
  [paths.symptomChecker]: routePage(
    "symptom-checker-page",
    async () => (await import("./routes/symptom-checker-page")).SymptomCheckerPage,
  ),
};

/** The pages of a signed-in person, by the headings that they have before she is known. */
export const signedInPages: Readonly<Record<string, string>> = {
  [paths.profile]: pageTitles.profile,
};

type PageMatch = { page: RoutePage; params: RouteParams };

/** The page shown at an address; null where nobody is signed in, so that another one will be shown instead. */
function findPage(pathname: string): PageMatch | null {
  for (const [pattern, page] of Object.entries(pages)) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    if (pattern in signedInPages && !hasStoredSession()) return null;
    return { page, params: match.params };
  }
  return { page: notFound, params: {} };
}

/** Fetches the code and the content of the page at an address before it is shown. */
export async function preloadPage(pathname: string): Promise<void> {
  const found = findPage(pathname);
  await found?.page.preload(found.params);
}

/** The source files of the page at an address, for the build to find their scripts by. */
export function pageSources(pathname: string): string[] {
  const found = findPage(pathname);
  return found === null ? [] : found.page.sources(found.params);
}
