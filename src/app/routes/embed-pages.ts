// Both pages around another service's form, in one script: each alone would cost a request more.
export { SurveyPage } from "./survey-page";
export { SymptomCheckerPage } from "./symptom-checker-page";
