import { Suspense } from "react";

import { Page } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { NewsletterPanel } from "@/features/newsletter/newsletter-panel";
import { ProfilePanel } from "@/features/profile/profile-panel";

export function ProfilePage() {
  return (
    <Page title="Your profile" width="form">
      <h1 tabIndex={-1} className="mb-3">
        Your Profile
      </h1>
      <Suspense fallback={<Spinner label="Loading your profile" />}>
        <ProfilePanel />
      </Suspense>
      <div className="mt-14">
        <NewsletterPanel />
      </div>
    </Page>
  );
}
