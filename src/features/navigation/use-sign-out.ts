import { useNavigate } from "react-router-dom";

import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

/** Signs her out and brings her home. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(paths.home);
  };
}
