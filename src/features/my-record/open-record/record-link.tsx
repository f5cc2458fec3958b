import { Link, type LinkProps } from "react-router-dom";

import { paths } from "@/lib/paths";

import type { RecordPlace } from "./record-place";

/** A link to another part of the record; the address stays the same. */
export function RecordLink({
  place,
  ...rest
}: Omit<LinkProps, "to" | "state"> & { place: RecordPlace }) {
  // A link to the address that is open would leave no step back.
  return <Link {...rest} to={paths.myRecord} state={place} replace={false} />;
}
