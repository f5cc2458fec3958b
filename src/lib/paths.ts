/** Every address of the site, spelled once. */
export const paths = {
  home: "/",
  auth: "/auth",
  resetPassword: "/reset-password",
  profile: "/profile",
  riskAssessment: "/risk-assessment",
  resources: "/resources",
  donate: "/donate",
  nutritionGuidance: "/nutrition-guidance",
  fitnessRoutine: "/fitness-routine",
  pcosProgram: "/pcos-program",
  guide: "/guide",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  bmiCalculator: "/bmi-calculator",
  chat: "/chat",
  survey: "/survey",
  symptomChecker: "/symptomchecker",
  urgentHelp: "/urgent-help",
  labTests: "/lab-tests",
  articles: "/articles",
} as const;

/** The page of one lab test. */
export function labTestPath(testId: string): string {
  return `${paths.labTests}/${testId}`;
}

/** The page of one article of the library. */
export function articlePath(articleId: string): string {
  return `${paths.articles}/${articleId}`;
}

/** Names the open category in the address of the resources. */
export const resourceCategoryKey = "category";

/** The resources with one category open. */
export function resourceCategoryPath(categoryId: string): string {
  return `${paths.resources}?${resourceCategoryKey}=${categoryId}`;
}
