import { Suspense } from "react";

import { Page } from "@/components/page";
import { NewsletterPanel } from "@/features/newsletter/newsletter-panel";
import { ProfileOnItsWay, ProfilePanel } from "@/features/profile/profile-panel";
import { pageTitles } from "@/lib/paths";

export function ProfilePage() {
  return (
    <Page title={pageTitles.profile} width="form">
      <h1 tabIndex={-1} className="mb-3">
        {pageTitles.profile}
      </h1>
      <Suspense fallback={<ProfileOnItsWay />}>
        <ProfilePanel />
      </Suspense>
      <div className="mt-14">
        <NewsletterPanel isNarrow />
      </div>
    </Page>
  );
}
