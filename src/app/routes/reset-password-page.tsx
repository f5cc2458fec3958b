import { ClothStrip } from "@/components/cloth-strip";
import { Page, PageTitle } from "@/components/page";
import { RecoveryPanel } from "@/features/auth/recovery-panel";
import { ReturnLink } from "@/features/auth/return-link";
import { paths } from "@/lib/paths";

export function ResetPasswordPage() {
  return (
    <>
      <ClothStrip />
      <Page title="Reset your password" width="form">
        <PageTitle lead="Please enter your new password below">Reset Your Password</PageTitle>
        {/* What she sees depends on the link she came by; the rest of the page does not move for it. */}
        <div className="min-h-[26rem]">
          <RecoveryPanel />
        </div>
        <ReturnLink to={paths.auth}>Return to sign in</ReturnLink>
      </Page>
    </>
  );
}
