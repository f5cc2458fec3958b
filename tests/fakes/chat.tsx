import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect } from "vitest";
import { z } from "zod";

import { AuthPage } from "@/app/routes/auth-page.tsx";
import { ChatPage } from "@/app/routes/chat-page.tsx";
import { paths } from "@/lib/paths.ts";
import { ToastProvider } from "@/components/toast.tsx";
import { SessionProvider, useSession } from "@/lib/session.tsx";

import { type FakeBackend, type FakeRoute, fakeBackend } from "./backend.ts";
import { signInBefore } from "./session.ts";

export const history = "GET /rest/v1/chat_messages";
export const remove = "DELETE /rest/v1/chat_messages";
export const hasConsent = "POST /rest/v1/rpc/has_consent";
export const giveConsent = "POST /rest/v1/rpc/give_consent";
export const companion = "POST /functions/v1/claude-chat";
export const offer = "GET /functions/v1/claude-chat";
export const token = "POST /auth/v1/token";

export const sendFailure =
  "I apologize, but I'm having trouble responding right now. Could you please try again? If the problem persists, try refreshing the page.";
export const question = "Do I need to fast?";
export const answer = "Eat nothing for **8 hours**. [1]";
export const source = { id: "fpg", title: "Fasting plasma glucose", href: "/lab-tests/fpg" };

export const askedSchema = z.object({
  message: z.string(),
  context: z.array(z.string()),
  user_id: z.string(),
  id: z.uuid(),
  danger_seen: z.literal(true).optional(),
});

export function idOf(number: number): string {
  return `0c000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export function reply(text: unknown = answer, id = idOf(900)) {
  return {
    body: {
      text,
      citations: [source],
      origin: "guides",
      message_id: idOf(901),
      reply_id: id,
      timestamp: "2026-11-20T09:30:00.000Z",
    },
  };
}

/** Turns of an earlier day as the database gives them, newest first. */
export function storedRows(turns: number) {
  return Array.from({ length: turns }, (_, index) => {
    const number = turns - index;
    const row = (sender: string, second: number) => ({
      id: idOf(number * 2 + second),
      sender,
      content: `${sender === "user" ? "question" : "answer"} ${number}`,
      timestamp: `2026-10-${String(1 + Math.floor(number / 60)).padStart(2, "0")}T08:${String(number % 60).padStart(2, "0")}:0${second}.000Z`,
      citations: [],
      origin: sender === "user" ? null : "guides",
      reply_to: sender === "user" ? null : idOf(number * 2),
      stopped: false,
      reply_parts: {},
    });
    return [row("assistant", 1), row("user", 0)];
  }).flat();
}

export function backendWith(routes: Readonly<Record<string, FakeRoute>> = {}): FakeBackend {
  return fakeBackend({
    [history]: { body: [] },
    [hasConsent]: { body: true },
    [offer]: { body: { receiver: null } },
    [companion]: (request) => {
      const { id } = askedSchema.parse(request.body);
      return { body: { ...reply().body, message_id: id } };
    },
    "POST /auth/v1/logout": { status: 204 },
    ...routes,
  });
}

export function SignOut() {
  const { user, signOut } = useSession();
  return (
    <button type="button" onClick={() => void signOut()}>
      {user === null ? "Nobody is signed in" : "Sign out"}
    </button>
  );
}

export function visitChat(backend: FakeBackend, address: string = paths.chat) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider load={backend.load}>
          <ToastProvider>
            <SignOut />
            <Routes>
              <Route path={paths.chat} element={<ChatPage />} />
              <Route path={paths.auth} element={<AuthPage />} />
            </Routes>
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}

/** What stands on the page itself, without the messages that come up over it. */
export function page() {
  return within(screen.getByRole("main"));
}

export function field(): HTMLTextAreaElement {
  // By its label, since it is there under an open sheet too.
  return screen.getByLabelText<HTMLTextAreaElement>("Your question");
}

export function sendButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
}

export async function openAsAda(backend: FakeBackend) {
  signInBefore();
  const view = visitChat(backend);
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await waitFor(() => expect(screen.queryByText("Loading your messages...")).toBeNull());
  return view;
}

/** Brings words into the field at once, as pasting does: each key by itself would render the whole chat again. */
export async function write(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

export async function ask(text: string = question): Promise<void> {
  await write(text);
  await userEvent.click(sendButton());
}

/** Where screen readers hear what happens in the conversation. */
export function news(): HTMLElement {
  return screen.getByRole("status", { name: "News of your conversation" });
}

export function log(): HTMLElement {
  return screen.getByRole("log");
}

export function asked(backend: FakeBackend) {
  return backend.requestsTo(companion).map(({ body }) => askedSchema.parse(body));
}

export function drafts(): string[] {
  return Object.entries(window.sessionStorage)
    .filter(([key]) => key.startsWith("chat-draft"))
    .map(([, text]) => String(text));
}

/** Opens what else can be done with the newest question or answer, and chooses one of it. */
export async function choose(what: "question" | "answer", name: string): Promise<void> {
  const buttons = await screen.findAllByRole("button", { name: `More about this ${what}` });
  const button = buttons.at(-1);
  if (button === undefined) throw new Error(`There is no ${what}.`);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}
