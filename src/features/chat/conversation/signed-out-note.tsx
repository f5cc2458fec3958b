import { Link } from "react-router-dom";

import { Note } from "@/components/note";
import { paths } from "@/lib/paths";

/** Says why nothing was sent, and leads to the sign-in page and back. */
export function SignedOutNote() {
  return (
    <Note tone="danger" role="alert">
      You must be logged in to send a message.{" "}
      <Link to={paths.auth} state={{ from: paths.chat }} className="font-semibold underline">
        Sign in
      </Link>
      <span className="block">What you typed stays here.</span>
    </Note>
  );
}
