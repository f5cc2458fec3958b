import { ClothStrip } from "@/components/cloth-strip";
import { Page, PageTitle } from "@/components/page";
import { RecoveryPanel } from "@/features/auth/recovery-panel";
import { ReturnLink } from "@/features/auth/return-link";
import { pageTitles, paths } from "@/lib/paths";

export function ResetPasswordPage() {
  return (
    <>
      <ClothStrip />
      <Page title={pageTitles.resetPassword} width="form">
        <PageTitle lead="Please enter your new password below">Reset Your Password</PageTitle>
        <p className="mb-8 -mt-4 text-ink-2">
          The link in our email works once, and for 15 minutes. When your new password is set, you
          are signed out on every device and can sign in with it.
        </p>
        {/* What she sees depends on the link she came by; the rest of the page does not move for it. */}
        <div className="min-h-[26rem]">
          <RecoveryPanel />
        </div>
        <ReturnLink to={paths.auth}>Return to sign in</ReturnLink>
      </Page>
    </>
  );
}
