import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { QuestionTurn } from "./question-turn";

const report = (rows: number) =>
  `What do my results mean?\n\n[Text from a photo, read by the app: lab.jpg]\n${Array.from({ length: rows }, (_, row) => `Test ${row} 5.1`).join("\n")}`;

test("folds the text of a whole report under her question, and opens it when she wishes", async () => {
  render(<QuestionTurn text={report(20)} />);
  screen.getByText("What do my results mean?");
  const fold = screen.getByText("Show its text, 20 lines");
  expect(fold.closest("details")?.open).toBe(false);
  await userEvent.click(fold);
  expect(fold.closest("details")?.open).toBe(true);
  expect(fold.closest("details")?.textContent).toContain("Test 19 5.1");
});

test("names what came with her question in words, and not as it is sent", () => {
  render(
    <QuestionTurn text={`${report(3)}\n\n[From my record, chosen by me: 1 line]\nLH 4 IU/L`} />,
  );
  screen.getByText("Text from your photo");
  screen.getByText("lab.jpg");
  screen.getByText("From your record");
  screen.getByText("LH 4 IU/L");
  expect(document.body.textContent).not.toContain("[");
});

test("shows a short text as it is", () => {
  render(<QuestionTurn text={report(3)} />);
  expect(screen.queryByText(/Show its text/)).toBeNull();
  screen.getByText(/Test 2 5\.1$/);
});
