/** Every page address of the site; a segment with a colon stands for any one name. */
export const siteRoutes = [
  "/",
  "/auth",
  "/reset-password",
  "/profile",
  "/risk-assessment",
  "/resources",
  "/donate",
  "/nutrition-guidance",
  "/fitness-routine",
  "/pcos-program",
  "/guide",
  "/privacy-policy",
  "/terms-of-service",
  "/bmi-calculator",
  "/chat",
  "/survey",
  "/symptomchecker",
  "/urgent-help",
  "/lab-tests",
  "/lab-tests/:testId",
  "/articles",
  "/articles/:articleId",
] as const;

/** Addresses that lead on to another page. */
export const movedPages: ReadonlyMap<string, string> = new Map([["/pcos-program", "/guide"]]);

const patterns = siteRoutes.map(
  (route) => new RegExp(`^${route.replace(/:[a-zA-Z]+/g, "[a-z0-9-]+")}$`),
);

/** Whether the site has a page at this address. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
