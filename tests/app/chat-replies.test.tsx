import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { queryClient } from "@/lib/query-client.ts";

import type { FakeBackend } from "../fakes/backend.ts";
import {
  ask,
  asked,
  askedSchema,
  backendWith,
  companion,
  field,
  history,
  idOf,
  log,
  news,
  openAsAda,
  reply,
} from "../fakes/chat.tsx";

const profiles = "GET /rest/v1/profiles";
const ada = {
  body: { first_name: null, date_of_birth: null, phone_number: null, country: "Nigeria" },
};
const names = ["LH", "FSH", "TSH", "SHBG", "Prolactin", "HbA1c", "Vitamin D", "AMH"];

function result(name: string, more: object = {}) {
  return {
    test: name,
    value: "20.6",
    unit: "mIU/mL",
    range: "2.4 - 12.6",
    low: 2.4,
    high: 12.6,
    place: "above",
    purpose: `What ${name} is for.`,
    href: `/lab-tests/${name.toLowerCase()}`,
    ...more,
  };
}

/** Answers every question with these words and what goes with them. */
function backendReplying(text: string, parts: object, more: object = {}): FakeBackend {
  return backendWith({
    [companion]: ({ body }) => {
      const { id } = askedSchema.parse(body);
      return { body: { ...reply(text).body, ...parts, message_id: id } };
    },
    ...more,
  });
}

const sum = "I read 8 results on your report.";
const after = "No single blood value can show if you have PCOS.";

async function askAboutResults(results = names.map((name) => result(name))): Promise<void> {
  await openAsAda(backendReplying(`${sum}\n\n${after}`, { results }));
  await ask("What do my results mean?");
  await screen.findByRole("link", { name: "About this test: LH" });
}

test("her results stand in rows between the sum and what a number cannot show", async () => {
  await askAboutResults();
  const text = log().textContent;
  expect(text.indexOf(sum)).toBeLessThan(text.indexOf("20.6"));
  expect(text.indexOf("20.6")).toBeLessThan(text.indexOf(after));
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(names);
  expect(log().textContent).toContain("Above the range on your report. What LH is for.");
  expect(log().textContent).toContain("Range on your report: 2.4 to 12.6.");
});

test("after six rows the others unfold, and the focus goes to the first of them", async () => {
  await askAboutResults();
  const [seventh] = screen.getAllByText("Vitamin D");
  expect(seventh?.closest("div")?.className).toContain("hidden print:grid");
  await userEvent.click(screen.getByRole("button", { name: "Show 2 more results" }));
  expect(seventh?.closest("div")?.className).not.toContain("hidden");
  expect(document.activeElement).toBe(seventh);
  expect(screen.queryByRole("button", { name: /more results/ })).toBeNull();
});

test("a value without a printed range has no bar and says so", async () => {
  const bare = { range: undefined, low: undefined, high: undefined, place: undefined };
  await askAboutResults([result("LH", bare)]);
  expect(log().textContent).toContain("No range is printed on your report.");
  expect(log().querySelectorAll("dd svg")).toHaveLength(0);
});

test.each([
  ["<5.7", { high: 5.7 }, "below 5.7"],
  ["≤ 5.7", { high: 5.7 }, "up to 5.7"],
  ["> 30", { low: 30 }, "above 30"],
] as const)("a range of one end is told as it is printed: %s", async (range, end, told) => {
  await askAboutResults([result("LH", { range, low: undefined, high: undefined, ...end })]);
  expect(log().textContent).toContain(`Range on your report: ${told}.`);
});

test("units change and change back, with the range, and her report's own value stays in view", async () => {
  const testosterone = { value: "67", unit: "ng/dL", range: "8 - 60", low: 8, high: 60 };
  await askAboutResults([result("LH"), result("Testosterone", testosterone)]);
  await userEvent.click(screen.getByRole("button", { name: "Change units" }));
  expect(log().textContent).toContain("2.32 nmol/L");
  expect(log().textContent).toContain("67 ng/dL on your report.");
  expect(log().textContent).toContain("Range on your report: 2.4 to 12.6.");
  expect(log().textContent).not.toContain("8 to 60");
  await userEvent.click(screen.getByRole("button", { name: "Units of my report" }));
  expect(log().textContent).toContain("Range on your report: 8 to 60.");
});

test("a link that could lead elsewhere is none", async () => {
  await askAboutResults([result("LH"), result("TSH", { href: "//evil.example" })]);
  expect(screen.queryByRole("link", { name: /TSH/ })).toBeNull();
});

test("one press asks a question that she may have meant, and none of them leads to the field", async () => {
  const choices = ["Which food is good for PCOS?", "Can food lower testosterone?"];
  const backend = backendReplying(
    `Do you mean one of these?\n\n${choices.map((each) => `- ${each}`).join("\n")}`,
    { choices },
  );
  await openAsAda(backend);
  await ask("which food go help");
  await userEvent.click(
    await screen.findByRole("button", { name: "None of these. I will ask again." }),
  );
  expect(within(log()).getAllByText(choices[0] ?? "")).toHaveLength(1);
  expect(document.activeElement).toBe(field());

  await userEvent.click(screen.getByRole("button", { name: choices[1] ?? "" }));
  await waitFor(() =>
    expect(asked(backend).map(({ message }) => message)).toEqual([
      "which food go help",
      "Can food lower testosterone?",
    ]),
  );
});

test("what goes with a stored reply is shown again after a reload", async () => {
  const row = {
    id: idOf(3),
    sender: "assistant",
    content: `${sum}\n\n${after}`,
    timestamp: "2026-11-20T09:30:05.000Z",
    citations: [],
    origin: "guides",
    reply_to: idOf(2),
    stopped: false,
    reply_parts: { results: [result("LH")], choices: ["What is LH?"], ask: "blood_clot" },
  };
  const asking = { ...row, id: idOf(2), sender: "user", origin: null, reply_to: null };
  const stored = [row, { ...asking, content: "My LH is 20.6", reply_parts: {} }];
  await openAsAda(backendWith({ [history]: { body: stored }, [profiles]: ada }));
  await screen.findByRole("link", { name: "About this test: LH" });
  screen.getByRole("button", { name: "What is LH?" });
  await screen.findByRole("button", { name: "Yes, what should I do?" });
  expect(log().textContent).toContain("Is one calf swollen");
});

async function askWith(flag: string): Promise<FakeBackend> {
  queryClient.clear();
  const backend = backendReplying(
    "Walking makes legs ache.",
    { ask: flag },
    {
      [profiles]: ada,
    },
  );
  await openAsAda(backend);
  await ask("My legs ache since I started walking");
  await waitFor(() => expect(log().textContent).toContain("Walking makes legs ache."));
  return backend;
}

test("a sign that may be meant is asked about under the answer, and yes opens its card", async () => {
  await askWith("blood_clot");
  const yes = await screen.findByRole("button", { name: "Yes, what should I do?" });
  expect(screen.queryByRole("heading", { name: /^Get medical help/ })).toBeNull();
  const text = log().textContent;
  expect(text.indexOf("Walking makes")).toBeLessThan(text.indexOf("Yes, what should I do?"));
  await waitFor(() => expect(news().textContent).toMatch(/Walking makes legs ache\. .+\?$/));

  await userEvent.click(yes);
  const title = screen.getByRole("heading", { name: /^Get medical help/ });
  expect(document.activeElement).toBe(title);
  await screen.findByRole("link", { name: /Nigeria 112/ });
  expect(screen.queryByRole("button", { name: "Answer my question" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "I am safe" }));
  expect(screen.queryByRole("heading", { name: /^Get medical help/ })).toBeNull();
  screen.getByText("You said no.");
});

test("no folds the question away, also for a reload, and can be undone", async () => {
  await askWith("blood_clot");
  await userEvent.click(await screen.findByRole("button", { name: "No" }));
  const undo = screen.getByRole("button", { name: /^Undo: / });
  expect(document.activeElement).toBe(undo);
  expect(screen.queryByRole("button", { name: "No" })).toBeNull();
  expect(Object.values(window.sessionStorage)).toContain("no");
  await userEvent.click(undo);
  screen.getByRole("button", { name: "No" });
  expect(Object.values(window.sessionStorage)).not.toContain("no");
});

test("where she may not be safe it is asked in warm words before the answer, with help one press away", async () => {
  await askWith("self_harm");
  const section = (await screen.findByRole("button", { name: "Talk to someone now" })).closest(
    "section",
  );
  expect(section?.getAttribute("aria-labelledby")).toBe(
    within(section ?? document.body).getByRole("heading").id,
  );
  const text = log().textContent;
  expect(text.indexOf("Talk to someone now")).toBeLessThan(text.indexOf("Walking makes"));
  expect(screen.queryByRole("link", { name: /SURPIN/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Talk to someone now" }));
  expect(screen.getAllByRole("link", { name: /SURPIN/ }).length).toBeGreaterThan(0);

  await userEvent.click(screen.getByRole("button", { name: "I am safe. Answer me here." }));
  screen.getByText("You said you are safe.");
  within(log()).getByText("Walking makes legs ache.");
});

test("a sign that we do not know is not asked about", async () => {
  await askWith("of_another_version");
  await waitFor(() => expect(news().textContent).toContain("Walking makes"));
  expect(screen.queryByRole("button", { name: "Yes, what should I do?" })).toBeNull();
});
