import { Suspense } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";

import { ErrorBoundary } from "@/components/error-boundary";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";
import { hasStoredSession } from "@/lib/storage";
import { isVisitorKnown } from "@/lib/visitor";

import { ErrorPage } from "./error-page";
import { InputReplay } from "./input-replay";
import { openLibrary } from "./lazy-open-library";
import { RouteArrival } from "./route-arrival";
import { RouteGuard } from "./route-guard";
import { RouteMetadata } from "./route-metadata";
import { routePage, type RoutePage, type RouteParams } from "./route-page";

const notFound = routePage(
  "not-found-page",
  async () => (await import("./routes/not-found-page")).NotFoundPage,
);

const pages: Readonly<Record<string, RoutePage>> = {
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
  [paths.labTests]: routePage(
    "lab-tests-page",
    async () => (await import("./routes/lab-tests-page")).LabTestsPage,
  ),
  [`${paths.labTests}/:testId`]: routePage(
    "lab-test-page",
    async () => (await import("./routes/lab-test-page")).LabTestPage,
    {
      load: async ({ testId = "" }) =>
        (await import("./routes/lab-test-page")).labTestText(testId)?.get(),
      source: ({ testId = "" }) => `src/content/lab-tests/${testId}.md`,
    },
  ),
  [paths.articles]: routePage(
    "articles-page",
    async () => (await import("./routes/articles-page")).ArticlesPage,
  ),
  [`${paths.articles}/:articleId`]: routePage(
    "article-page",
    async () => (await import("./routes/article-page")).ArticlePage,
    {
      load: async ({ articleId = "" }) =>
        (await import("./routes/article-page")).libraryArticle(articleId)?.get(),
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
const signedInPages: Readonly<Record<string, string>> = { [paths.profile]: "Your Profile" };

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

function Waiting() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh flex-1 content-start">
      <Spinner label="Loading the page..." className="mt-24" />
    </main>
  );
}

type RoutedPageProps = { page: RoutePage; path: string };

function RoutedPage({ page, path }: RoutedPageProps) {
  const { pathname } = useLocation();
  const screen = (
    <Suspense key={pathname} fallback={<Waiting />}>
      <RouteArrival />
      <page.Page />
      <InputReplay />
    </Suspense>
  );
  const guardTitle = signedInPages[path];
  return (
    <ErrorBoundary resetKey={pathname} Fallback={ErrorPage}>
      <RouteMetadata key={`about ${path}`} path={path} />
      {guardTitle === undefined ? screen : <RouteGuard title={guardTitle}>{screen}</RouteGuard>}
    </ErrorBoundary>
  );
}

/** Which page is shown at which address. */
export function Router() {
  return (
    <Routes>
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={<RoutedPage page={page} path={path} />} />
      ))}
      <Route path={paths.pcosProgram} element={<Navigate to={paths.guide} replace />} />
      <Route path="*" element={<RoutedPage page={notFound} path="*" />} />
    </Routes>
  );
}
