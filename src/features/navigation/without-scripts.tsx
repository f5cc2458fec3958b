import { paths } from "@/lib/paths";

/** What works and what does not where no script runs, or the browser is too old for ours. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className="bg-primary-soft px-(--gutter) py-3 text-sm">
        You can read every page and{" "}
        <a href={paths.urgentHelp} className="underline">
          get urgent help
        </a>
        . Search, quiz, calculator, sign-in and chat need a newer browser with scripts.
      </p>
    </noscript>
  );
}
