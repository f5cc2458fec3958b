import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";

import { ToastProvider } from "@/components/toast.tsx";
import { SessionProvider, useSession } from "@/lib/session.tsx";

import { RouteGuard } from "@/app/route-guard.tsx";
import { AuthPage } from "@/app/routes/auth-page.tsx";
import { ProfilePage } from "@/app/routes/profile-page.tsx";
import { ResetPasswordPage } from "@/app/routes/reset-password-page.tsx";

import { LinkNotice } from "@/features/auth/link-notice.tsx";
import { paths } from "@/lib/paths.ts";

import type { FakeBackend } from "./backend.ts";

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Address: ${pathname}${search}${hash}`}</p>;
}

/** The address the site is at. */
export function currentAddress(): string {
  return screen.getByText(/^Address: /).textContent.replace("Address: ", "");
}

function AccountBar() {
  const { user, signOut } = useSession();
  if (user === undefined) return <p>Nobody knows who is signed in</p>;
  if (user === null) return <p>Signed out</p>;
  return (
    <>
      <p>{`Signed in as ${user.email}`}</p>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

type Visit = string | { pathname: string; search?: string; hash?: string; state?: unknown };

/** Opens an account screen of the site as a browser would, over a backend of fakes. */
export function visit(address: Visit, backend: FakeBackend) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider load={backend.load}>
          <ToastProvider>
            <Address />
            <AccountBar />
            <LinkNotice />

            <Routes>
              <Route path={paths.auth} element={<AuthPage />} />
              <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
              <Route
                path={paths.profile}
                element={
                  <RouteGuard title="Your Profile">
                    <ProfilePage />
                  </RouteGuard>
                }
              />
              <Route path="*" element={<h1>Another page</h1>} />
            </Routes>
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}
