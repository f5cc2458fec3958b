import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { RouteGuard } from "@/app/route-guard.tsx";
import { countries } from "@/content/countries.ts";
import { dayOf } from "@/domain/calendar-day.ts";
import { countryKey } from "@/lib/personal-data.ts";
import { sessionStorageKey } from "@/lib/storage.ts";
import { SessionProvider } from "@/lib/session.tsx";

import { fakeBackend, deferredReply } from "../fakes/backend.ts";
import type { FakeRoute } from "../fakes/backend.ts";
import { currentAddress, visit } from "../fakes/screen.tsx";
import { ada, sessionOf, signInBefore } from "../fakes/session.ts";

const read = "GET /rest/v1/profiles";
const save = "PATCH /rest/v1/profiles";
const hasConsent = "POST /rest/v1/rpc/has_consent";
const withdraw = "POST /rest/v1/rpc/withdraw_consent";
const exportData = "POST /rest/v1/rpc/export_my_data";
const erase = "POST /rest/v1/rpc/delete_my_account";
const token = "POST /auth/v1/token";
const whoIsThis = "GET /auth/v1/user";
const logout = "POST /auth/v1/logout";

const emptyProfile = { first_name: null, date_of_birth: null, phone_number: null, country: null };
const savedProfile = {
  first_name: "Adaeze Ọbị",
  date_of_birth: "1994-03-14",
  phone_number: "+234 800 000 0000",
  country: "Nigeria",
};

function openProfile(
  routes: Record<string, FakeRoute> = {},
  profile: object | null = emptyProfile,
) {
  signInBefore(ada);
  const rows = profile === null ? [] : [profile];
  const backend = fakeBackend({ [read]: { body: rows }, [hasConsent]: { body: false }, ...routes });
  visit("/profile", backend);
  return backend;
}

function valueOf(label: string): string {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : (field.textContent ?? "");
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}

test("Sections 2, 4 and 6, Profile: sends a visitor who is not signed in to the sign-in page and remembers where she was going", async () => {
  visit("/profile", fakeBackend());

  await waitFor(() => expect(currentAddress()).toBe("/auth"));
});

test("Sections 2 and 4, Profile: begins in edit mode with the fields of the profile", async () => {
  openProfile({}, savedProfile);

  await screen.findByText("Edit your profile information below");
  screen.getByRole("heading", { level: 1, name: "Your Profile" });
  expect(valueOf("Full Name")).toBe("Adaeze Ọbị");
  expect(valueOf("Date of Birth")).toBe("1994-03-14");
  expect(valueOf("Phone Number")).toBe("+234 800 000 0000");
  expect(valueOf("Country")).toBe("Nigeria");
  expect(valueOf("Email Address")).toBe(ada.email);
  screen.getByRole("button", { name: "Cancel" });
  screen.getByRole("button", { name: "Save Changes" });
});

test("Section 2, Profile: names each field's purpose, example and limits", async () => {
  openProfile();
  const name = await screen.findByLabelText("Full Name");

  expect(name.getAttribute("placeholder")).toBe("Your name");
  expect(name.getAttribute("autocomplete")).toBe("name");
  const birth = screen.getByLabelText("Date of Birth");
  expect([birth.getAttribute("type"), birth.getAttribute("autocomplete")]).toEqual([
    "date",
    "bday",
  ]);
  expect(birth.getAttribute("min")).toBe("1900-01-01");
  expect(birth.getAttribute("max")).toBe(dayOf(Date.now()));
  const phone = screen.getByLabelText("Phone Number");
  expect([phone.getAttribute("type"), phone.getAttribute("autocomplete")]).toEqual(["tel", "tel"]);
  expect(phone.getAttribute("placeholder")).toMatch(/^\+/);
  expect(screen.getByLabelText("Country").textContent).toContain("Select your country");
  const email = screen.getByRole("textbox", {
    name: "Email Address",
    description: "Email cannot be changed",
  });
  expect(email).toHaveProperty("readOnly", true);
});

test("Section 2, Profile: offers every country by keyboard and saves the chosen one with the profile", async () => {
  const saved = { ...emptyProfile, country: "Nigeria" };
  const backend = openProfile({ [save]: { body: saved } });
  const user = userEvent.setup();
  const country = await screen.findByLabelText("Country");

  country.focus();
  await user.keyboard("{Enter}");
  const list = await screen.findByRole("listbox");
  expect(within(list).getAllByRole("option")).toHaveLength(countries.length);
  const page = screen.getByText("Your Profile").closest<HTMLElement>("body > *");
  expect(page?.inert).toBe(true);
  await user.click(within(list).getByRole("option", { name: "Nigeria" }));
  await press("Save Changes");

  await screen.findByText("Profile updated");
  expect(page?.inert).toBe(false);
  expect(backend.requestsTo(save)[0]?.body).toMatchObject({ country: "Nigeria" });
  expect(window.localStorage.getItem(countryKey(ada.id))).toBe("Nigeria");
});

test("Section 5, Profile: lets her take her country back", async () => {
  const backend = openProfile(
    { [save]: { body: { ...savedProfile, country: null } } },
    savedProfile,
  );

  await press("Clear country");
  await press("Save Changes");

  await screen.findByText("Profile updated");
  expect(backend.requestsTo(save)[0]?.body).toMatchObject({ country: null });
});

test("Section 3, Profile: falls back to the country kept on the device when the profile carries none", async () => {
  window.localStorage.setItem(countryKey(ada.id), "Ghana");
  openProfile();

  await screen.findByLabelText("Country");

  expect(valueOf("Country")).toBe("Ghana");
});

/** What stands beside a name in the profile as it is read. */
function detail(name: string): string | null | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}

test("Profile: a day of birth is read in words", async () => {
  openProfile({}, { ...savedProfile, date_of_birth: "1994-03-09" });
  await screen.findByLabelText("Full Name");
  await press("Cancel");
  expect(detail("Date of Birth")).toBe("9 March 1994");
});

test("Sections 4, 7 and 8, Profile: saves what she typed, shows it read-only and says so", async () => {
  const backend = openProfile({ [save]: { body: { ...emptyProfile, first_name: "Ada" } } });
  await userEvent.type(await screen.findByLabelText("Full Name"), "Ada");

  await press("Save Changes");

  await screen.findByText("Profile updated");
  screen.getByText("Your profile has been successfully updated.");
  screen.getByText("View and update your personal information");
  expect(detail("Full Name")).toBe("Ada");
  expect(detail("Country")).toBe("Not given");
  expect(detail("Email Address")).toBe(ada.email);
  screen.getByText("Email cannot be changed");
  expect(within(screen.getByRole("main")).queryByRole("textbox")).toBeNull();
  expect(screen.queryByText("Not saved yet")).toBeNull();
  const [request] = backend.requestsTo(save);
  expect(request?.query.get("id")).toBe(`eq.${ada.id}`);
  expect(request?.body).toEqual({
    first_name: "Ada",
    last_name: null,
    date_of_birth: null,
    phone_number: null,
    country: null,
  });

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Profile" }));
  expect(detail("Phone Number")).toBe("Not given");

  await press("Edit Profile");
  screen.getByText("Edit your profile information below");
  expect(document.activeElement).toBe(screen.getByLabelText("Full Name"));
});

test("Sections 2 and 4, Profile: keeps typed values on Cancel and marks what is not saved", async () => {
  openProfile({}, savedProfile);
  const name = await screen.findByLabelText("Full Name");
  await userEvent.clear(name);
  await userEvent.type(name, "Ada");

  await press("Cancel");

  screen.getByText("View and update your personal information");
  expect(detail("Full Name")).toBe("Ada");
  expect(screen.getByText("Not saved yet").parentElement?.textContent).toContain("Full Name");
  await press("Edit Profile");
  expect(valueOf("Full Name")).toBe("Ada");
});

test("Sections 4 and 8, Profile: stays in edit mode with what she typed when the save is refused", async () => {
  const refusal = { status: 400, body: { code: "P0001", message: "The profile is being moved." } };
  openProfile({ [save]: refusal });
  await userEvent.type(await screen.findByLabelText("Full Name"), "Ada");

  await press("Save Changes");

  await screen.findByText("Update failed");
  expect(screen.getAllByText("The profile is being moved.")).toHaveLength(2);
  const remark = screen.getByText("Your changes are not saved");
  expect(document.activeElement?.contains(remark)).toBe(true);
  screen.getByText("Edit your profile information below");
  expect(valueOf("Full Name")).toBe("Ada");
});

test("Section 8, Profile: says what the database refuses in plain words, and then what the service said", async () => {
  const refusal = { status: 422, body: { code: "PT422", message: "date_of_birth_out_of_range" } };
  openProfile({ [save]: refusal });

  await press("Save Changes");

  await screen.findByText(
    "Enter a date of birth between 1900 and today. The service said: date_of_birth_out_of_range",
  );
  expect(screen.getByText("Enter a date of birth between 1900 and today.")).toBeTruthy();
});

test("Section 8, Profile: a name that is too long is marked at its field, in words alone, until she changes it", async () => {
  const refusal = { status: 422, body: { code: "PT422", message: "first_name_too_long" } };
  openProfile({ [save]: refusal });
  const name = await screen.findByLabelText("Full Name");
  await press("Save Changes");

  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  screen.getByRole("textbox", {
    name: "Full Name",
    description: "Use a name of at most 120 letters.",
  });
  // What the service said belongs to the message that comes up, and to nothing that stays.
  expect(screen.getAllByText(/first_name_too_long/)).toHaveLength(1);
  await userEvent.type(name, "Ada");
  expect(name.getAttribute("aria-invalid")).not.toBe("true");
});

test("Section 8, Profile: says that the network could not be reached and can save once it is back", async () => {
  const backend = openProfile({ [save]: { body: { ...emptyProfile, first_name: "Ada" } } });
  await userEvent.type(await screen.findByLabelText("Full Name"), "Ada");
  backend.setOffline(true);

  await press("Save Changes");

  await screen.findByText("An error occurred");
  expect(screen.getAllByText(/^We could not reach the network\./)).toHaveLength(2);
  expect(valueOf("Full Name")).toBe("Ada");

  backend.setOffline(false);
  await press("Save Changes");
  await screen.findByText("Profile updated");
});

test("Section 5, Profile: shows a profile that nobody has filled in yet", async () => {
  openProfile({}, null);

  await screen.findByLabelText("Full Name");

  expect(valueOf("Full Name")).toBe("");
});

test("Section 8, Profile: offers another try when the profile cannot be loaded", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const backend = openProfile({ [read]: { status: 500, body: { message: "no" } } });
  await screen.findByText("We could not load your profile. Nothing in it is lost.", undefined, {
    timeout: 5000,
  });
  vi.useRealTimers();

  backend.answer(read, { body: [savedProfile] });
  await press("Try again");

  await screen.findByLabelText("Full Name");
  expect(valueOf("Full Name")).toBe("Adaeze Ọbị");
});

test("Profile: hands her everything that is stored about her as a file", async () => {
  const everything = { profile: savedProfile, chat_messages: [], consents: [] };
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:test";
  });
  openProfile({ [exportData]: { body: everything } });

  await press("Download my data");

  await screen.findByText("Your file is in your downloads.");
  expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual(everything);
});

test("Profile: says when her file could not be prepared", async () => {
  openProfile({ [exportData]: { status: 500, body: { message: "no" } } });

  await press("Download my data");

  const sentence = await screen.findByText("We could not prepare your file. Please try again.");
  expect(sentence.getAttribute("role")).toBe("alert");
});

test("Profile: lets her withdraw her consent to the companion with one press", async () => {
  const backend = openProfile({ [hasConsent]: { body: true }, [withdraw]: { status: 204 } });
  await screen.findByText(/^You agreed that the companion/);

  await press("Withdraw consent");

  await screen.findByText(/^You have not agreed to this/);
  expect(backend.requestsTo(withdraw)[0]?.body).toEqual({ kind: "companion" });
  expect(screen.queryByRole("button", { name: "Withdraw consent" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Consent to the AI companion");
});

test("Profile: erases the account after the password was entered once more, and signs out", async () => {
  const backend = openProfile({
    [token]: { body: sessionOf(ada) },
    [erase]: { status: 204 },
    [logout]: { status: 204 },
  });
  await press("Delete my account");
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });

  await userEvent.type(within(dialog).getByLabelText("Password"), "Secret123");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete my account" }));

  await screen.findByText("Your account is deleted");
  await waitFor(() => expect(currentAddress()).toBe("/"));
  screen.getByText("Signed out");
  expect(backend.requestsTo(erase)).toHaveLength(1);
  expect(backend.requestsTo(token)[0]?.body).toMatchObject({
    email: ada.email,
    password: "Secret123",
  });
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
});

test("Profile: erases with the session of that very password, whatever the one on the device is worth", async () => {
  const fresh = { ...sessionOf(ada), access_token: `${sessionOf(ada).access_token}-fresh` };
  const backend = openProfile({
    [token]: { body: fresh },
    [erase]: { status: 204 },
    [logout]: { status: 204 },
  });
  await press("Delete my account");
  const dialog = await screen.findByRole("dialog");

  await userEvent.type(within(dialog).getByLabelText("Password"), "Secret123");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete my account" }));

  await screen.findByText("Your account is deleted");
  const sent = backend.requestsTo(erase).map(({ headers }) => headers.get("authorization"));
  expect(sent).toEqual([`Bearer ${fresh.access_token}`]);
});

test("Profile: says that the account is still there when it could not be erased, and does not blame her password", async () => {
  const backend = openProfile({
    [token]: { body: sessionOf(ada) },
    [erase]: { status: 403, body: { code: "PT403", message: "sign_in_again" } },
    [logout]: { status: 204 },
  });
  await press("Delete my account");
  const dialog = await screen.findByRole("dialog");

  await userEvent.type(within(dialog).getByLabelText("Password"), "Secret123");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete my account" }));

  await within(dialog).findByText(/^Your account has not been deleted\./);
  await waitFor(() => expect(backend.requestsTo(logout)).toHaveLength(1));
  screen.getByText(`Signed in as ${ada.email}`);
});

/** Confirms the erasure with the password, as often as it is called. */
async function eraseWithPassword(password = "Secret123"): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
  const field = within(dialog).getByLabelText("Password");
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete my account" }));
  return dialog;
}

function breakConnection(): never {
  throw new TypeError("Failed to fetch");
}

test.for([
  ["the connection breaks", breakConnection],
  ["the server fails", { status: 502 }],
] as const)(
  "Profile: an account that is gone counts as erased, also when %s before the answer comes",
  async ([, reply]) => {
    openProfile({
      [token]: { body: sessionOf(ada) },
      [erase]: reply,
      [whoIsThis]: { status: 403, body: { code: 403, error_code: "user_not_found", msg: "gone" } },
      [logout]: { status: 204 },
    });
    await press("Delete my account");
    await eraseWithPassword();

    await screen.findByText("Your account is deleted");
    screen.getByText("Signed out");
    expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
  },
);

test("Profile: after a lost answer, an account that is still there is said to be", async () => {
  openProfile({
    [token]: { body: sessionOf(ada) },
    [erase]: breakConnection,
    [whoIsThis]: { body: sessionOf(ada).user },
    [logout]: { status: 204 },
  });
  await press("Delete my account");
  const dialog = await eraseWithPassword();

  await within(dialog).findByText(/^Your account has not been deleted\./);
  expect(screen.queryByText("Your account is deleted")).toBeNull();
});

test("Profile: what cannot be known of an erasure is not claimed, and how to see it is told", async () => {
  const backend = openProfile({
    [token]: { body: sessionOf(ada) },
    [erase]: breakConnection,
    [whoIsThis]: breakConnection,
    [logout]: { status: 204 },
  });
  await press("Delete my account");
  const dialog = await eraseWithPassword();

  const words = /^No answer came, so we cannot tell if your account is deleted\./;
  await within(dialog).findByText(words);
  screen.getByText(`Signed in as ${ada.email}`);

  backend.answer(token, { status: 503, body: { msg: "No" } });
  await eraseWithPassword();
  await within(dialog).findByText(words);

  backend.answer(token, { status: 400, body: { msg: "Invalid" } });
  await eraseWithPassword();
  await within(dialog).findByText(/If you typed it right, your account is already deleted\.$/);
  expect(screen.queryByText("This is not your password. Try again.")).toBeNull();
});

test("Profile: erases nothing for a wrong password", async () => {
  const backend = openProfile({ [token]: { status: 400, body: { msg: "Invalid" } } });
  await press("Delete my account");
  const dialog = await screen.findByRole("dialog");

  await userEvent.type(within(dialog).getByLabelText("Password"), "Wrong1234");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete my account" }));

  await within(dialog).findByText("This is not your password. Try again.");
  expect(backend.requestsTo(erase)).toHaveLength(0);
  screen.getByText(`Signed in as ${ada.email}`);
});

test("Section 3, Profile: keeps no health data, name or birthday on the device", async () => {
  openProfile({ [save]: { body: savedProfile } }, savedProfile);
  await press("Save Changes");
  await screen.findByText("Profile updated");

  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    sessionStorageKey,
    countryKey(ada.id),
  ]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  expect(window.localStorage.getItem(sessionStorageKey)).not.toContain("1994");
});

test("Section 4, Profile route guard: while nobody knows who she is, a spinner stands in place of the profile", () => {
  const html = renderToString(
    <MemoryRouter>
      <SessionProvider load={fakeBackend().load}>
        <RouteGuard title="Your Profile">
          <p>What only she may see</p>
        </RouteGuard>
      </SessionProvider>
    </MemoryRouter>,
  );

  expect(html).toContain("Loading your account...");
  expect(html).not.toContain("What only she may see");
});

test("Section 2, Profile: while her profile is fetched, a spinner says so, and no empty field is offered", async () => {
  const { route, letGo } = deferredReply({ body: [savedProfile] });
  openProfile({ [read]: route });

  await screen.findByText("Loading your profile");
  expect(screen.queryByLabelText("Full Name")).toBeNull();
  letGo();
  await screen.findByLabelText("Full Name");
  expect(screen.queryByText("Loading your profile")).toBeNull();
});

test("Sections 2, 7 and 9, Profile: the newsletter's frame stands below the card, 150 pixels high", async () => {
  openProfile({}, savedProfile);

  await screen.findByLabelText("Full Name");
  const newsletter = within(screen.getByRole("region", { name: "Newsletter" }));
  const frame = newsletter.getByTitle("About the newsletter");
  expect(frame.parentElement?.className).toContain("h-[150px]");
});
