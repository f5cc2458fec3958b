import type { Run } from "@/domain/article";
import type { Fillings } from "@/domain/placeholders";
import type { Settings } from "@/lib/settings";

function words(text: string): Run {
  return [{ type: "text", text }];
}

/** What stands in the placeholders of a policy on this copy of the site. */
export function policyFillings({
  brandName,
  providerName,
  contactEmail,
  isLocal,
}: Pick<Settings, "brandName" | "providerName" | "contactEmail" | "isLocal">): Fillings {
  return {
    brand: words(brandName),
    provider: words(providerName),
    contact:
      contactEmail === null
        ? words(`${providerName} (an e-mail address has not been set up yet)`)
        : [{ type: "link", href: `mailto:${contactEmail}`, children: words(contactEmail) }],
    hosting: words(
      isLocal
        ? "on the computer that runs this copy of the site"
        : `by Supabase, in the region that ${providerName} has chosen; ask which one it is`,
    ),
  };
}
