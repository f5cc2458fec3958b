import { QueryClient } from "@tanstack/react-query";

import { onPersonalDataCleared } from "./personal-data";

/** The cache of what the server said about the signed-in person; emptied when she signs out. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Offline, a call must fail with a sentence and not wait in silence.
      queries: { networkMode: "always", staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { networkMode: "always", retry: false },
    },
  });
  onPersonalDataCleared(() => client.clear());
  return client;
}

export const queryClient = createQueryClient();
