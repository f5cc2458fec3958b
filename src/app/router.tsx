import { type ComponentType, Suspense } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";

import { ErrorBoundary } from "@/components/error-boundary";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";
import { hasStoredSession } from "@/lib/storage";
import { isVisitorKnown } from "@/lib/visitor";

import { EarlyActions } from "./early-actions";
import { ErrorPage } from "./error-page";
import { libraryPart } from "./library-part";
import { RouteArrival } from "./route-arrival";
import { RouteGuard } from "./route-guard";
import { RouteMetadata } from "./route-metadata";
import { routePage, type RoutePage } from "./route-page";

const notFound = routePage(async () => (await import("./routes/not-found-page")).NotFoundPage);

const pages: Readonly<Record<string, RoutePage>> = {
  [paths.home]: routePage(async () => (await import("./routes/home-page")).HomePage),
  [paths.auth]: routePage(async () => (await import("./routes/auth-page")).AuthPage),
  [paths.resetPassword]: routePage(
    async () => (await import("./routes/reset-password-page")).ResetPasswordPage,
  ),
  [paths.profile]: routePage(async () => (await import("./routes/profile-page")).ProfilePage),
  [paths.chat]: routePage(async () => (await import("./routes/chat-page")).ChatPage),
  [paths.labTests]: routePage(async () => (await import("./routes/lab-tests-page")).LabTestsPage),
  [`${paths.labTests}/:testId`]: routePage(
    async () => (await import("./routes/lab-test-page")).LabTestPage,
    async ({ testId = "" }) => (await import("./routes/lab-test-page")).loadLabTest(testId),
  ),
  [paths.articles]: routePage(async () => (await import("./routes/articles-page")).ArticlesPage),
  [`${paths.articles}/:articleId`]: routePage(
    async () => (await import("./routes/article-page")).ArticlePage,
    async ({ articleId = "" }) =>
      (await import("./routes/article-page")).loadLibraryArticle(articleId),
  ),
  [paths.urgentHelp]: routePage(
    async () => (await import("./routes/urgent-help-page")).UrgentHelpPage,
  ),
  [paths.riskAssessment]: routePage(
    async () => (await import("./routes/risk-assessment-page")).RiskAssessmentPage,
  ),
  [paths.resources]: routePage(
    async () => (await import("./routes/resources-page")).ResourcesPage,
    async () => (isVisitorKnown() ? libraryPart.preload() : null),
  ),
  [paths.donate]: routePage(async () => (await import("./routes/donate-page")).DonatePage),
  [paths.nutritionGuidance]: routePage(
    async () => (await import("./routes/nutrition-guidance-page")).NutritionGuidancePage,
  ),
  [paths.fitnessRoutine]: routePage(
    async () => (await import("./routes/fitness-routine-page")).FitnessRoutinePage,
  ),
  [paths.guide]: routePage(async () => (await import("./routes/guide-page")).GuidePage),
  [paths.privacyPolicy]: routePage(
    async () => (await import("./routes/privacy-policy-page")).PrivacyPolicyPage,
  ),
  [paths.termsOfService]: routePage(
    async () => (await import("./routes/terms-of-service-page")).TermsOfServicePage,
  ),
  [paths.bmiCalculator]: routePage(
    async () => (await import("./routes/bmi-calculator-page")).BmiCalculatorPage,
  ),
  [paths.survey]: routePage(async () => (await import("./routes/embed-pages")).SurveyPage),
  [paths.symptomChecker]: routePage(
    async () => (await import("./routes/embed-pages")).SymptomCheckerPage,
  ),
};

/** The pages of a signed-in person, by the headings that they have before she is known. */
const signedInPages: Readonly<Record<string, string>> = { [paths.profile]: "Your Profile" };

/** Fetches the code and the text of the page at an address before it is shown. */
export async function preloadPage(pathname: string): Promise<ComponentType | null> {
  for (const [pattern, page] of Object.entries(pages)) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    // Nobody is signed in here, so another page will be shown instead.
    if (pattern in signedInPages && !hasStoredSession()) return null;
    return page.preload(match.params);
  }
  return notFound.preload();
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
      <EarlyActions />
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
