import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";

import { ErrorBoundary } from "@/components/error-boundary";
import { Spinner } from "@/components/spinner";
import { forwards } from "@/lib/paths";

import { ErrorPage } from "./error-page";
import { InputReplay } from "./replay-after-hydration";
import { FocusOnNavigation } from "./focus-on-navigation";
import { RouteGuard } from "./route-guard";
import { RouteMetadata } from "./route-metadata";
import type { RoutePage } from "./route-page";
import { notFound, pages, signedInPages } from "./route-pages";

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
      <FocusOnNavigation />
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
      {Object.entries(forwards).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<RoutedPage page={notFound} path="*" />} />
    </Routes>
  );
}
