import { useEffect, useState } from "react";

/** Whether the browser has promised not to erase the record by itself; null while it has not answered. */
export function usePersistence(): boolean | null {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);

  useEffect(() => {
    const asking = navigator.storage?.persist?.() ?? Promise.resolve(false);
    asking.then(setPersistent, () => setPersistent(false));
  }, []);

  return isPersistent;
}
