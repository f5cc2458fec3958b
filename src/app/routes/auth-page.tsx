import { ClothStrip } from "@/components/cloth-strip";
import { Page } from "@/components/page";
import { AuthPanel } from "@/features/auth/auth-panel";
import { RedirectSignedIn } from "@/features/auth/redirect-signed-in";
import { ReturnLink } from "@/features/auth/return-link";
import { pageTitles, paths } from "@/lib/paths";

export function AuthPage() {
  return (
    <>
      <ClothStrip />
      <Page title={pageTitles.auth} width="form">
        <RedirectSignedIn>
          <AuthPanel />
        </RedirectSignedIn>
        <ReturnLink to={paths.home}>Return to homepage</ReturnLink>
      </Page>
    </>
  );
}
