import { useQuery } from "@tanstack/react-query";

import { isUnder18 } from "@/domain/age";
import { profileQuery } from "@/lib/profile";
import type { Client } from "@/lib/supabase";
import { useToday } from "@/lib/use-today";

/** Whether her saved profile says that she is under 18; looked up only when it is needed. */
export function useIsMinor(client: Client, userId: string, isNeeded: boolean): boolean {
  const today = useToday();
  const { data: profile } = useQuery({ ...profileQuery(client, userId), enabled: isNeeded });
  return today !== null && isUnder18(profile?.date_of_birth ?? null, today);
}
