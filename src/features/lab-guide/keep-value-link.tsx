import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";

/** Leads from a lab test to her own results on this device. */
export function KeepValueLink() {
  return (
    <p className="print:hidden">
      Have you had this test?{" "}
      <Link
        to={paths.myRecord}
        state={{ recordScreen: "labs" }}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        Keep your value in My record
      </Link>
    </p>
  );
}
