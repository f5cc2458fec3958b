import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";

import { App } from "@/app/app.tsx";
import { preloadPage } from "@/app/route-pages.ts";
import { readSettings, type Settings } from "@/lib/settings.ts";
import { SettingsContext } from "@/lib/use-settings.ts";

const hosted = { VITE_SUPABASE_URL: "https://abc.supabase.co" };

/** What an owner with a hosted backend has decided; what is not named is not set. */
export function ownersSettings(values: Readonly<Record<string, string>> = {}): Settings {
  return readSettings({ ...hosted, ...values });
}

/** A copy on somebody's own machine, where nothing is set. */
export const localSettings = readSettings({});

/** Opens the whole site at an address, as the owner has set it up. */
export async function openSite(
  address: string,
  settings: Settings,
  ...laterPages: string[]
): Promise<ReturnType<typeof render>> {
  await Promise.all([address, ...laterPages].map(preloadPage));
  return render(
    <StrictMode>
      <SettingsContext value={settings}>
        <MemoryRouter initialEntries={[address]}>
          <App />
        </MemoryRouter>
      </SettingsContext>
    </StrictMode>,
  );
}
