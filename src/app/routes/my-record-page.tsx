import { Page } from "@/components/page";
import { RecordPanel } from "@/features/my-record/record-panel";

/** Her cycles and what changes them, kept on her own device. */
export function MyRecordPage() {
  return (
    <Page title="My record">
      <RecordPanel />
    </Page>
  );
}
