import { paths } from "@/lib/paths";
import { useRecordName } from "@/lib/record-name";

function RecordName() {
  return useRecordName();
}

/** What a link in a list of pages is called: as its page, and for her record as she wants it to be called. */
export function LinkName({ to, label }: { to: string; label: string }) {
  return to === paths.myRecord ? <RecordName /> : label;
}
