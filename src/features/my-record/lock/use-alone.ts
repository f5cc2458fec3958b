import { useLayoutEffect } from "react";

/** Takes away what surrounds every page, such as the brand and the menu, as long as this is shown. */
export function useAlone(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset["alone"] = "";
    return () => {
      delete document.documentElement.dataset["alone"];
    };
  }, []);
}
