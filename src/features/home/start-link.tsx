import { ButtonLink, type ButtonLinkProps } from "@/components/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

type StartLinkProps = Omit<ButtonLinkProps, "to" | "children">;

const signedOutLabel = "Get Started";
const signedInLabel = "Chat with an AI Health Assistant";

/** Where everybody begins: an account at first, the assistant once signed in. */
export function StartLink(props: StartLinkProps) {
  const { user } = useSession();
  return (
    <ButtonLink {...props} to={user ? paths.chat : paths.auth}>
      <span
        className={cn(user === undefined && "keeps-width if-kept unless-account-kept")}
        data-other-label={user === undefined ? signedInLabel : undefined}
      >
        {user ? signedInLabel : signedOutLabel}
      </span>
    </ButtonLink>
  );
}

/** The call to begin on indigo cloth, the one turmeric button of the site. */
export function StartNowLink() {
  const { user } = useSession();
  return (
    <ButtonLink to={user ? paths.chat : paths.auth} variant="accent" size="lg">
      Get Started Now
    </ButtonLink>
  );
}
