import { useQuery } from "@tanstack/react-query";

import { isUnder18 } from "@/domain/age";
import { profileQuery } from "@/lib/profile";
import type { Client } from "@/lib/supabase";
import { useToday } from "@/lib/use-today";

/** Whether her saved profile says that she is under 18; null until that is known. */
export function useIsMinor(client: Client, userId: string): boolean | null {
  const today = useToday();
  const { data: profile, isPending } = useQuery(profileQuery(client, userId));
  if (isPending || today === null) return null;
  return isUnder18(profile?.date_of_birth ?? null, today);
}
