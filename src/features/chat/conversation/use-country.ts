import { useQuery } from "@tanstack/react-query";

import { countryKey } from "@/lib/personal-data";
import { profileQuery } from "@/lib/profile";
import { readText } from "@/lib/storage";
import type { Client } from "@/lib/supabase";

/** Her country: the saved profile's, else the one kept on this device; looked up only when it is needed. */
export function useCountry(client: Client, userId: string, isNeeded: boolean): string | null {
  const { data: profile } = useQuery({ ...profileQuery(client, userId), enabled: isNeeded });
  if (!isNeeded) return null;
  return profile?.country ?? readText("device", countryKey(userId));
}
