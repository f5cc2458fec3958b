import { useDeviceText } from "@/lib/use-device-text";

export type AnalyticsChoice = "accepted" | "refused";

/** Whether she lets pages be counted, kept on this device, null while she has not said; and the way to say it. */
export function useAnalyticsChoice(): [
  choice: AnalyticsChoice | null,
  choose: (choice: AnalyticsChoice) => void,
] {
  const [text, choose] = useDeviceText("pcos-care-analytics");
  return [text === "accepted" || text === "refused" ? text : null, choose];
}
