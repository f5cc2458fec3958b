import { Suspense } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";

import { ErrorBoundary } from "@/components/error-boundary";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";

import { ErrorPage } from "./error-page";
import { pageAtPath } from "./page-address";
import { PageMetadata } from "./page-metadata";
import { RouteArrival } from "./route-arrival";
import { RouteGuard } from "./route-guard";
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
  ),
  [paths.urgentHelp]: routePage(
    async () => (await import("./routes/urgent-help-page")).UrgentHelpPage,
  ),
  [paths.riskAssessment]: routePage(
    async () => (await import("./routes/risk-assessment-page")).RiskAssessmentPage,
  ),
  [paths.resources]: routePage(async () => (await import("./routes/resources-page")).ResourcesPage),
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
  [paths.survey]: routePage(async () => (await import("./routes/survey-page")).SurveyPage),
  [paths.symptomChecker]: routePage(
    async () => (await import("./routes/symptom-checker-page")).SymptomCheckerPage,
  ),
};

const signedInPaths: readonly string[] = [paths.profile];

function pageAt(pathname: string): RoutePage {
  const known = Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname) !== null);
  return known?.[1] ?? notFound;
}

/** Fetches the code of the page at an address before it is shown. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname).preload();
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh flex-1 content-start">
      <Spinner label="Loading the page..." className="mt-24" />
    </main>
  );
}

type RoutedPageProps = { page: RoutePage; path: string; isGuarded: boolean };

function RoutedPage({ page, path, isGuarded }: RoutedPageProps) {
  const { pathname } = useLocation();
  const known = pageAtPath(path);
  const screen = (
    <Suspense key={pathname} fallback={<Waiting />}>
      <RouteArrival />
      {known !== null && <PageMetadata page={known} />}
      <page.Page />
    </Suspense>
  );
  return (
    <ErrorBoundary resetKey={pathname} Fallback={ErrorPage}>
      {isGuarded ? <RouteGuard>{screen}</RouteGuard> : screen}
    </ErrorBoundary>
  );
}

/** Which page is shown at which address. */
export function Router() {
  return (
    <Routes>
      {Object.entries(pages).map(([path, page]) => (
        <Route
          key={path}
          path={path}
          element={<RoutedPage page={page} path={path} isGuarded={signedInPaths.includes(path)} />}
        />
      ))}
      <Route path={paths.pcosProgram} element={<Navigate to={paths.guide} replace />} />
      <Route path="*" element={<RoutedPage page={notFound} path="*" isGuarded={false} />} />
    </Routes>
  );
}
