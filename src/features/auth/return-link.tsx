import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

/** The way out under an account form. */
export function ReturnLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-6 border-t border-line pt-6">
      <Link to={to} className="inline-flex min-h-11 items-center gap-2 text-primary underline">
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {children}
      </Link>
    </p>
  );
}
