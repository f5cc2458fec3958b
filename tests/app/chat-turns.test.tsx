import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { queryClient } from "@/lib/query-client.ts";

import {
  ask,
  asked,
  backendWith,
  choose,
  drafts,
  field,
  history,
  idOf,
  log,
  news,
  openAsAda,
  page,
  question,
  sendFailure,
  storedRows,
  visitChat,
} from "../fakes/chat.tsx";
import { ada } from "../fakes/session.ts";

const rateAnswer = "POST /rest/v1/rpc/rate_answer";
const takeBack = "DELETE /rest/v1/answer_ratings";

/** Leaves the chat as a reload does: what the page held is gone, and what the tab keeps is there. */
function reload(view: { unmount: () => void }, backend: Parameters<typeof visitChat>[0]) {
  view.unmount();
  queryClient.clear();
  return visitChat(backend);
}

test("a question that did not get through keeps its notice and its way to try again over a reload", async () => {
  const backend = backendWith();
  const view = await openAsAda(backend);
  backend.setOffline(true);
  await ask();
  await page().findByText(sendFailure);
  backend.setOffline(false);

  reload(view, backend);
  await screen.findByText("Not sent.");
  screen.getByText(sendFailure);
  await waitFor(() => expect(drafts()).toEqual([]));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("8 hours");
  expect(screen.queryByText("Not sent.")).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.includes("open"))).toEqual([]);
});

/** What a tab has kept of a question when it is loaded anew. */
function keepOpenQuestion(state: "waiting" | "queued") {
  const kept = {
    id: idOf(77),
    text: question,
    isDangerSeen: false,
    askedAt: "2026-11-20T09:30:00.000Z",
    after: null,
    state,
    partial: "",
    failure: null,
  };
  sessionStorage.setItem(`chat-open-questions:${ada.id}`, JSON.stringify([kept]));
}

test("a question that waited for a connection goes on after a reload with what was said before it", async () => {
  keepOpenQuestion("queued");
  const backend = backendWith({ [history]: { body: storedRows(4) } });
  await openAsAda(backend);
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(asked(backend)[0]?.context).toHaveLength(8);
});

test("an answer that a reload interrupts is asked for again, once, with the same id", async () => {
  keepOpenQuestion("waiting");
  const backend = backendWith();
  await openAsAda(backend);
  await screen.findByText("8 hours");
  expect(asked(backend).map(({ id, message }) => [id, message])).toEqual([[idOf(77), question]]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes("open"))).toEqual([]);
});

test("what a tab keeps in another form than ours is no question", async () => {
  sessionStorage.setItem(`chat-open-questions:${ada.id}`, '[{"text":"half"}]');
  const backend = backendWith();
  await openAsAda(backend);
  screen.getByRole("heading", { name: "Ask about PCOS in your own words." });
  expect(asked(backend)).toEqual([]);
});

test("actions are signs on the newest answer and stand behind three dots on the others", async () => {
  await openAsAda(backendWith({ [history]: { body: storedRows(2) } }));
  expect(within(log()).getAllByRole("button", { name: "Copy answer" })).toHaveLength(1);
  expect(within(log()).getAllByRole("button", { name: "More about this answer" })).toHaveLength(2);
  await userEvent.click(
    within(log()).getAllByRole("button", { name: "More about this answer" })[0] ?? log(),
  );
  for (const name of ["Copy answer", "Ask again", "This helped", "This is unsafe"]) {
    await screen.findByRole("menuitem", { name });
  }
});

test("an answer that helped is rated with one press, and says so", async () => {
  const rows = storedRows(1);
  const backend = backendWith({ [history]: { body: rows }, [rateAnswer]: { status: 204 } });
  await openAsAda(backend);
  const helped = screen.getByRole("button", { name: "This helped" });
  expect(helped.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(helped);

  await waitFor(() => expect(helped.getAttribute("aria-pressed")).toBe("true"));
  expect(news().textContent).toBe("Thank you. Your rating is saved.");
  expect(backend.requestsTo(rateAnswer).map(({ body }) => body)).toEqual([
    { message_id: rows[0]?.id, rating: "helped", reason: null, shares_words: false },
  ]);
});

test.each([
  ["This helped", "You: helpful"],
  ["This is unsafe", "You reported it"],
])("%s, said of an older answer, stays in view beside it", async (name, words) => {
  const rows = storedRows(2);
  await openAsAda(backendWith({ [history]: { body: rows }, [rateAnswer]: { status: 204 } }));
  expect(within(log()).queryByText(words)).toBeNull();
  await userEvent.click(
    within(log()).getAllByRole("button", { name: "More about this answer" })[0] ?? log(),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name }));
  if (name === "This is unsafe")
    await userEvent.click(await screen.findByRole("button", { name: "Report it" }));
  await within(log()).findByText(words);
  expect(news().textContent).toBe("Thank you. Your rating is saved.");
});

test("how she rated an answer comes along with her messages", async () => {
  const rows = storedRows(1).map((row) => ({ ...row, answer_ratings: { rating: "helped" } }));
  const backend = backendWith({ [history]: { body: rows } });
  await openAsAda(backend);
  const helped = screen.getByRole("button", { name: "This helped" });
  expect(helped.getAttribute("aria-pressed")).toBe("true");
});

test.for([
  ["helped", "This helped"],
  ["did_not_help", "This did not help"],
] as const)("a press on the pressed sign takes a rating back: %s", async ([rating, name]) => {
  const rows = storedRows(1).map((row) => ({ ...row, answer_ratings: { rating } }));
  const backend = backendWith({ [history]: { body: rows }, [takeBack]: { status: 500 } });
  await openAsAda(backend);
  const pressed = screen.getByRole("button", { name });
  await userEvent.click(pressed);
  await screen.findByText("Your rating was not taken back");
  expect(pressed.getAttribute("aria-pressed")).toBe("true");

  backend.answer(takeBack, { status: 204 });
  await userEvent.click(pressed);
  await waitFor(() => expect(pressed.getAttribute("aria-pressed")).toBe("false"));
  expect(news().textContent).toBe("Your rating is taken back.");
  expect(backend.requestsTo(takeBack).at(-1)?.query.get("message_id")).toBe(`eq.${rows[0]?.id}`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.for([
  [1, "unsafe", "You reported it"],
  [2, "helped", "You: helpful"],
] as const)(
  "a rating in words has a button to take it back: of %i answers, %s",
  async ([count, rating, words]) => {
    const rows = storedRows(count);
    const oldest = rows.filter(({ sender }) => sender === "assistant").at(-1);
    const rated = rows.map((row) =>
      row === oldest ? { ...row, answer_ratings: { rating } } : row,
    );
    const backend = backendWith({ [history]: { body: rated }, [takeBack]: { status: 204 } });
    await openAsAda(backend);
    within(log()).getByText(words);
    await userEvent.click(within(log()).getByRole("button", { name: "Take back your rating" }));

    await waitFor(() => expect(within(log()).queryByText(words)).toBeNull());
    expect(news().textContent).toBe("Your rating is taken back.");
    expect(backend.requestsTo(takeBack)[0]?.query.get("message_id")).toBe(`eq.${oldest?.id}`);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("More about this answer");
  },
);

test("an answer that did not help is rated with a reason", async () => {
  const backend = backendWith({
    [history]: { body: storedRows(1) },
    [rateAnswer]: { status: 500, body: { message: "no" } },
  });
  await openAsAda(backend);
  await userEvent.click(screen.getByRole("button", { name: "This did not help" }));
  const dialog = await screen.findByRole("dialog", { name: "What was wrong?" });
  const reason = within(dialog).getByRole("button", { name: "It was hard to understand" });
  await userEvent.click(reason);
  await within(dialog).findByRole("alert");

  backend.answer(rateAnswer, { status: 204 });
  await userEvent.click(reason);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(backend.requestsTo(rateAnswer).at(-1)?.body).toMatchObject({
    rating: "did_not_help",
    reason: "hard_to_understand",
    shares_words: false,
  });
});

test("an unsafe answer shows whom to call first, and shares words only when she says so", async () => {
  const backend = backendWith({
    [history]: { body: storedRows(1) },
    [rateAnswer]: { status: 204 },
  });
  await openAsAda(backend);
  await choose("answer", "This is unsafe");
  const dialog = await screen.findByRole("dialog", { name: "This answer is unsafe" });
  within(dialog).getByRole("link", { name: /Nigeria 112/ });
  const share = within(dialog).getByRole<HTMLInputElement>("checkbox", {
    name: /^Share my question and this answer with/,
  });
  expect(share.checked).toBe(false);
  expect(
    within(dialog).getByText("Show what would be shared").closest("details")?.textContent,
  ).toBe("Show what would be sharedquestion 1answer 1");
  await userEvent.click(share);
  await userEvent.click(within(dialog).getByRole("button", { name: "Report it" }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(backend.requestsTo(rateAnswer).at(-1)?.body).toMatchObject({
    rating: "unsafe",
    shares_words: true,
  });
  expect(field().value).toBe("");
});
