import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

import type { accountResolvers } from "./auth-schema";

type Rules = typeof accountResolvers;

const UNCHECKED =
  "This form could not be checked. Look at your connection, then try again. What you typed is still here.";

async function fetchRules(): Promise<Rules> {
  return (await import("./auth-schema")).accountResolvers;
}

/** A head start for the rules as soon as she is in a form; sending it tries again. */
export function preloadRules(): void {
  fetchRules().catch(() => undefined);
}

/** The rules of one form, fetched when she begins to fill it in; when they do not come, the first field says so. */
export function resolverOf<Values extends FieldValues>(
  choose: (rules: Rules) => Resolver<Values, unknown, Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const rules = await fetchRules().catch(() => null);
    if (rules !== null) return choose(rules)(values, context, options);
    const [first = ""] = Object.keys(values);
    const errors: FieldErrors<Values> = {};
    Object.assign(errors, { [first]: { type: "unchecked", message: UNCHECKED } });
    return { values: {}, errors };
  };
}
