import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { dayOf } from "@/domain/calendar-day.ts";
import { emptyDay } from "@/domain/record/record-schema.ts";
import { hasUnsavedWords } from "@/features/my-record/danger-check/unsaved-words.ts";
import { paths } from "@/lib/paths.ts";
import { clearDeviceData } from "@/lib/personal-data.ts";
import { tryLock } from "@/lib/record-lock.ts";
import { lookUpRecordName } from "@/lib/record-name.ts";
import { eraseRecord, findRecord, hasRecord } from "@/lib/record-presence.ts";
import { openRecordStore } from "@/lib/record-store.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const today = dayOf(Date.now());
const PIN = "402917";

// The code of the screens is large; what a test waits for is what they show.
beforeAll(async () => {
  await Promise.all([
    import("@/features/my-record/record-screens.tsx"),
    import("@/features/my-record/lock/lock-screen.tsx"),
    import("@/features/my-record/lock/locked-screen.tsx"),
  ]);
}, 60_000);

afterEach(async () => {
  await clearDeviceData();
  for (const name of ["blank", "alone"]) delete document.documentElement.dataset[name];
});

/** A record with one note in it, locked or not. */
async function keep(secret: string | null): Promise<void> {
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  await store.saveRows({ days: [{ ...emptyDay(today), bleeding: 4, note: "planted" }] });
  if (secret !== null) await store.changeLock({ kind: "pin", secret });
  store.close();
}

async function open() {
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  return person;
}

async function enter(person: ReturnType<typeof userEvent.setup>, pin: string): Promise<void> {
  for (const digit of pin) {
    // oxlint-disable-next-line no-await-in-loop -- one digit follows another
    await person.click(screen.getByRole("button", { name: digit }));
  }
}

function hide(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Resolves in the very step in which a screen with this title comes into view, before anything else can run. */
function whenShown(title: string): Promise<void> {
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector("main h1")?.textContent?.startsWith(title)) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}

const healthWords =
  /pcos|period|cycle|bleed|record|health|symptom|hormon|doctor|clinic|medicine|pregnan|whatsapp/i;

test("she begins with a lock, and from then on only the PIN opens it", async () => {
  const person = await open();
  await person.click(await screen.findByRole("button", { name: "Start with a lock" }));
  await screen.findByRole("heading", { level: 1, name: "Lock" });
  await person.type(await screen.findByLabelText("New PIN"), "123456");
  await person.click(screen.getByRole("button", { name: "Set the lock" }));
  expect(screen.getByText(/easy to guess/)).toBeTruthy();
  await person.clear(screen.getByLabelText("New PIN"));
  await person.type(screen.getByLabelText("New PIN"), PIN);
  await person.type(screen.getByLabelText("The same PIN again"), PIN);
  await person.click(screen.getByRole("button", { name: "Set the lock" }));
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  expect(screen.getByText("Your record is locked with a PIN.")).toBeTruthy();
  await waitFor(async () => expect((await findRecord())?.lock).toBe("pin"));

  await person.click(screen.getByRole("button", { name: "Lock" }));
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await enter(person, PIN);
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
});

test("the locked screen names nothing, a wrong PIN tells nothing, and the right one opens", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await waitFor(() => expect(document.title).toBe("Notes"));
  expect(document.documentElement.dataset["alone"]).toBe("");
  expect(screen.getByRole("main").textContent).not.toMatch(healthWords);
  await enter(person, "111222");
  expect(await screen.findByText("That did not open it.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("planted");
  await person.type(screen.getByLabelText("PIN"), PIN);
  expect(await screen.findByRole("heading", { level: 1, name: /^Today/ })).toBeTruthy();
  expect(document.documentElement.dataset["alone"]).toBeUndefined();
  await waitFor(() => expect(document.title).toContain("My record"));
});

test("a device that does not let a PIN be tried says so, and it can be tried again", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => put.mockRestore());
  await enter(person, PIN);
  expect(await screen.findByText(/Your device did not let us open it/)).toBeTruthy();
  put.mockRestore();
  await enter(person, PIN);
  expect(await screen.findByRole("heading", { level: 1, name: /^Today/ })).toBeTruthy();
});

test("a device that does not open what is locked says so at once", async () => {
  await keep(PIN);
  const openDatabase = indexedDB.open.bind(indexedDB);
  const opening = vi.spyOn(indexedDB, "open").mockImplementation((...database) => {
    // What is found before the locked screen is shown is found.
    if (document.documentElement.dataset["alone"] === "") throw new DOMException("full");
    return openDatabase(...database);
  });
  onTestFinished(() => opening.mockRestore());
  const person = await open();
  expect(await screen.findByText(/Your device did not let us open it/)).toBeTruthy();
  opening.mockRestore();
  await enter(person, PIN);
  expect(await screen.findByRole("heading", { level: 1, name: /^Today/ })).toBeTruthy();
});

test("after the third wrong PIN she waits, also when the page is opened again", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  for (const wrong of ["111222", "111223", "111224"]) {
    // oxlint-disable-next-line no-await-in-loop -- one try follows another
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "1" })).toHaveProperty("disabled", false),
    );
    // oxlint-disable-next-line no-await-in-loop -- one try follows another
    await enter(person, wrong);
    // oxlint-disable-next-line no-await-in-loop -- one try follows another
    await screen.findByText(/That did not open it/);
  }
  expect(await screen.findByText(/Wait 1 second/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "1" })).toHaveProperty("disabled", true);
});

test("a PIN for what another tab has erased begins nothing anew, and she is where a record begins", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await eraseRecord();
  await enter(person, PIN);
  expect(await screen.findByRole("button", { name: "Start my record" })).toBeTruthy();
  expect(await hasRecord()).toBe(false);
});

test("a PIN for what has no lock any more opens it", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  const { opened } = await tryLock(PIN);
  const elsewhere = await openRecordStore(
    today,
    { onChange: () => undefined, onErased: () => undefined },
    opened,
  );
  await elsewhere.changeLock(null);
  elsewhere.close();
  await enter(person, "111222");
  expect(await screen.findByRole("heading", { level: 1, name: /^Today/ })).toBeTruthy();
});

test("who forgot it can only erase, with two presses", async () => {
  await keep(PIN);
  const person = await open();
  await person.click(await screen.findByRole("button", { name: "Forgot it?" }));
  expect(await hasRecord()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: /^Without it/ }));
  await person.click(screen.getByRole("button", { name: "Erase it now" }));
  expect(await screen.findByRole("button", { name: "Start my record" })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
  );
  expect(await hasRecord()).toBe(false);
});

test("out of view the page is blank; after a minute, and out of the browser's memory, it is locked", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
    hide("visible");
  });
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await enter(person, PIN);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });

  hide("hidden");
  expect(document.documentElement.dataset["blank"]).toBe("");
  vi.setSystemTime(Date.now() + 59_000);
  hide("visible");
  expect(document.documentElement.dataset["blank"]).toBeUndefined();
  expect(screen.getByRole("heading", { level: 1, name: /^Today/ })).toBeTruthy();

  hide("hidden");
  vi.setSystemTime(Date.now() + 60_000);
  hide("visible");
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  expect(document.body.textContent).not.toContain("planted");
  expect(document.documentElement.dataset["blank"]).toBeUndefined();

  await enter(person, PIN);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  act(() => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Notes" })).toBeTruthy();
});

test("words that are not saved go when the record is locked", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await enter(person, PIN);
  await person.click(await screen.findByText("Note"));
  await person.type(await screen.findByRole("textbox", { name: "Note" }), " and more");
  expect(hasUnsavedWords(today)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Lock" }));
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  // They go when React has let go of the screen, which is a moment after it is out of sight.
  await waitFor(() => expect(hasUnsavedWords(today)).toBe(false));
});

test("a record that comes into view can be locked in the same step, and its cover goes with it", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  const covers: (string | undefined)[] = [];
  async function comeBackAtOnce(): Promise<void> {
    await whenShown("Today");
    dispatchEvent(new Event("pagehide"));
    covers.push(document.documentElement.dataset["blank"]);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await whenShown("Notes");
    covers.push(document.documentElement.dataset["blank"]);
  }
  void comeBackAtOnce();
  await enter(person, PIN);
  await waitFor(() => expect(covers).toEqual(["", undefined]));
});

test("a change of the lock asks for the present PIN, and without a lock it opens at once", async () => {
  await keep(PIN);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await enter(person, PIN);
  const navigation = await screen.findByRole("navigation", { name: "My record" });
  await person.click(within(navigation).getByRole("link", { name: "Settings" }));
  await person.click(await screen.findByRole("link", { name: "Change or remove the lock" }));
  await person.type(await screen.findByLabelText("Your PIN now"), "111222{enter}");
  expect(await screen.findByText("That did not open it.")).toBeTruthy();
  await person.clear(screen.getByLabelText("Your PIN now"));
  await person.type(screen.getByLabelText("Your PIN now"), `${PIN}{enter}`);
  await person.click(await screen.findByRole("button", { name: "Remove the lock" }));
  await screen.findByText(/There is no lock/);
  await waitFor(async () => expect((await findRecord())?.lock).toBeNull());
});

test("a plain name stands in the title, the icon and the links, and goes with the record", async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  await keep(null);
  const person = await open();
  const navigation = await screen.findByRole("navigation", { name: "My record" });
  await person.click(within(navigation).getByRole("link", { name: "Settings" }));
  await person.click(await screen.findByRole("checkbox", { name: "Call it “Notes”" }));
  await waitFor(() => expect(document.title).toBe("Notes"));
  const foot = within(screen.getByRole("contentinfo"));
  expect(await foot.findByRole("link", { name: "Notes", hidden: true })).toBeTruthy();
  expect(foot.queryByRole("link", { name: "My record", hidden: true })).toBeNull();
  const manifest = document.querySelector('link[rel="manifest"]');
  expect(manifest?.getAttribute("href")).toBe("/notes.webmanifest");
  await waitFor(async () => expect((await findRecord())?.hasPlainName).toBe(true));
  await person.click(screen.getByRole("checkbox", { name: "Call it “Notes”" }));
  await waitFor(() => expect(document.title).toContain("My record"));
  expect(manifest?.getAttribute("href")).toBe("/manifest.webmanifest");
  expect(await foot.findByRole("link", { name: "My record", hidden: true })).toBeTruthy();
});

test("where a lock is set, no page tells that the notes are a record", async () => {
  await keep(PIN);
  await lookUpRecordName();
  await openSite(paths.home, localSettings);
  await screen.findByText(/Want to keep track/);
  await waitFor(() => expect(screen.queryByRole("link", { name: "My record" })).toBeNull());
  expect(screen.getAllByRole("link", { name: "Notes", hidden: true }).length).toBeGreaterThan(1);
});

test("a device without room says so, keeps what was saved, and offers a copy", async () => {
  await keep(null);
  const person = await open();
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => put.mockRestore());
  await person.click(screen.getByRole("button", { name: "Light" }));
  expect(await screen.findByText(/Your device is out of space, so nothing more/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Heavy", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download a copy" })).toBeTruthy();
  put.mockRestore();
  await person.click(screen.getByRole("button", { name: "Light" }));
  await waitFor(() => expect(screen.queryByText(/Your device is out of space/)).toBeNull());
});
