import { act } from "@testing-library/react";
import { Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";

import { SessionProvider, useSession } from "@/lib/session.tsx";

import { deferred } from "../../supabase/local/deferred.ts";
import { fakeBackend } from "../fakes/backend.ts";
import { ada, signInBefore } from "../fakes/session.ts";

function Greeting() {
  return <p>{useSession().user?.email ?? "nobody yet"}</p>;
}

test("a part of the page that is hydrated after she is known matches the page as it was built", async () => {
  const code = deferred<null>();
  let isBuilding = true;
  function Corner() {
    if (!isBuilding) use(code.promise);
    const { user } = useSession();
    return user ? <button type="button">{user.email}</button> : <a href="/auth">Sign In</a>;
  }
  const site = (
    <SessionProvider load={fakeBackend().load}>
      <Greeting />
      <Suspense>
        <Corner />
      </Suspense>
    </SessionProvider>
  );
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(site);
  isBuilding = false;
  signInBefore(ada);
  const faults: unknown[] = [];
  await act(async () => {
    const root = hydrateRoot(page, site, { onRecoverableError: (error) => faults.push(error) });
    onTestFinished(() => root.unmount());
  });
  await expect.poll(() => page.querySelector("p")?.textContent).toBe(ada.email);
  await act(async () => code.resolve(null));
  expect(page.querySelector("button")?.textContent).toBe(ada.email);
  expect(faults).toEqual([]);
});
