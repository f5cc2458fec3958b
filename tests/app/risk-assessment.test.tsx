import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";

import { RiskAssessmentPage } from "@/app/routes/risk-assessment-page.tsx";
import { assessmentQuestions } from "@/content/risk-assessment.ts";
import { paths } from "@/lib/paths.ts";

const strongest = assessmentQuestions.map(() => 0);
const mildest = assessmentQuestions.map(() => 2);

function openQuiz() {
  const router = createMemoryRouter(
    [
      { path: "/before", element: <h1>The page before</h1> },
      { path: paths.riskAssessment, element: <RiskAssessmentPage /> },
      { path: paths.resources, element: <h1>Resources</h1> },
      { path: paths.urgentHelp, element: <h1>Urgent help</h1> },
    ],
    { initialEntries: ["/before", paths.riskAssessment] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

function goBack(router: ReturnType<typeof openQuiz>): Promise<void> {
  return act(() => router.navigate(-1));
}

function advanceButton(): HTMLElement {
  return screen.getByRole("button", { name: /^(Next|Submit)$/ });
}

/** Answers one question after another; each number is the place of the chosen answer. */
async function answer(places: readonly number[]): Promise<void> {
  for (const place of places) {
    const radio = screen.getAllByRole("radio")[place];
    if (radio === undefined) throw new Error(`There is no answer ${place}.`);
    await userEvent.click(radio);
    await userEvent.click(advanceButton());
  }
}

function heading(): string {
  return screen.getByRole("heading", { level: 1 }).textContent;
}

test("Section 2, Risk assessment: shows the first of eight questions with whom it is for, and the other name of PCOS", () => {
  openQuiz();
  expect(screen.getByRole("group", { name: "How regular are your periods?" })).toBeTruthy();
  expect(screen.getByText("Question 1 of 8")).toBeTruthy();
  expect(screen.getByText("0% complete")).toBeTruthy();
  expect(screen.getByText(/Answer for the time when you were not pregnant/)).toBeTruthy();
  expect(screen.getAllByText(/now also called PMOS/)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /back/i })).toBeNull();
});

test("Section 5, Risk assessment: Next waits for an answer and says so; the answer may still change", async () => {
  openQuiz();
  expect(advanceButton()).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { description: "Choose one answer to go on." })).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "Usually 21 to 35 days apart" }));
  await userEvent.click(screen.getByRole("radio", { name: /^Fewer than 8 a year/ }));
  expect(advanceButton()).toHaveProperty("disabled", false);
  expect(screen.getByRole("button", { description: /You can change your answer/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Fewer than 8 a year/ })).toHaveProperty(
    "checked",
    true,
  );
  expect(screen.getByRole("radio", { name: "Usually 21 to 35 days apart" })).toHaveProperty(
    "checked",
    false,
  );
});

test("Section 2, Risk assessment: each new question takes the focus, tells how far she is and renames the tab", async () => {
  const router = openQuiz();
  expect(document.title).toMatch(/^Risk Assessment/);
  await answer([0, 1]);
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { name: /^Do you have thick, dark hair/ }),
  );
  expect(screen.getByText("Question 3 of 8")).toBeTruthy();
  expect(screen.getByText("25% complete")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveProperty("value", 25);
  expect(document.title).toMatch(/^Question 3 of 8 \| Risk Assessment/);
  expect(router.state.location.search + router.state.location.hash).toBe("");
});

test("Section 2, Risk assessment: works by keyboard alone", async () => {
  openQuiz();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(" ");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Question 2 of 8")).toBeTruthy();
});

test("Section 4, Risk assessment: the last question is submitted, not continued", async () => {
  openQuiz();
  await answer(strongest.slice(0, 7));
  expect(screen.getByText("Question 8 of 8")).toBeTruthy();
  expect(screen.getByText("88% complete")).toBeTruthy();
  expect(advanceButton()?.textContent).toContain("Submit");
});

test.for([
  { places: strongest, level: "High", points: 23, first: "See a PCOS specialist" },
  { places: [0, 0, 0, 0, 0, 1, 1, 2], level: "High", points: 17, first: "See a PCOS specialist" },
  { places: [0, 0, 0, 0, 0, 1, 2, 2], level: "Moderate", points: 16, first: /^Book a visit/ },
  { places: [0, 0, 0, 1, 2, 2, 2, 2], level: "Moderate", points: 10, first: /^Book a visit/ },
  { places: [0, 0, 0, 2, 2, 2, 2, 2], level: "Low", points: 9, first: /^Keep a simple record/ },
  { places: mildest, level: "Low", points: 0, first: /^Keep a simple record/ },
])(
  "Section 9, Risk assessment: $points points are $level, with the notice and four steps",
  async ({ places, level, points, first }) => {
    openQuiz();
    await answer(places);

    expect(document.activeElement).toBe(
      screen.getByRole("heading", { level: 1, name: `Your result ${level}` }),
    );
    expect(document.title).toMatch(/^Your result \| Risk Assessment/);
    expect(screen.getByText(new RegExp(`^${points} of 23 points\\.`))).toBeTruthy();
    expect(
      within(screen.getByRole("list", { name: "The three levels" }))
        .getByText(level)
        .getAttribute("aria-current"),
    ).toBe("true");
    expect(screen.getByText("This is not a diagnosis.")).toBeTruthy();
    expect(screen.getByText(/^Whatever your score, see a clinician if your periods/)).toBeTruthy();
    expect(screen.getByText(first)).toBeTruthy();
    const steps = screen.getAllByRole("list").at(-1);
    expect(steps?.children).toHaveLength(4);
    expect(screen.getAllByText(/now also called PMOS/)).toHaveLength(1);
  },
);

test("Section 2, Risk assessment: the result lists her answers, so that she can take them to a clinician", async () => {
  openQuiz();
  await answer(strongest);
  const given = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(given).toEqual(assessmentQuestions.map(({ options }) => options[0]?.text));
});

test("Section 2, Risk assessment: the browser's Back returns to the question before, with its answer kept", async () => {
  const router = openQuiz();
  await answer([0, 1, 1]);
  await goBack(router);
  await goBack(router);
  expect(screen.getByText("Question 2 of 8")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "36 to 90 days" })).toHaveProperty("checked", true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));

  await userEvent.click(advanceButton());
  expect(screen.getByRole("radio", { name: "A little" })).toHaveProperty("checked", true);
});

test("Section 2, Risk assessment: Back leaves the result for the last question, and the page from the first", async () => {
  const router = openQuiz();
  await answer(strongest);
  await goBack(router);
  expect(screen.getByText("Question 8 of 8")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Two or more" })).toHaveProperty("checked", true);
  for (let step = 8; step > 1; step -= 1) await goBack(router);
  expect(screen.getByText("Question 1 of 8")).toBeTruthy();
  await goBack(router);
  expect(heading()).toBe("The page before");
});

test("Section 4, Risk assessment: an answer changed on the way back changes the result", async () => {
  const router = openQuiz();
  await answer([0, 0, 0, 2, 2, 2, 2, 1]);
  expect(heading()).toContain("Moderate");
  await goBack(router);
  await userEvent.click(screen.getByRole("radio", { name: "None" }));
  await userEvent.click(advanceButton());
  expect(heading()).toContain("Low");
});

test("Section 4, Risk assessment: Take Assessment Again forgets everything and leaves no dead steps behind", async () => {
  const router = openQuiz();
  await answer(strongest);
  await userEvent.click(screen.getByRole("button", { name: "Take Assessment Again" }));
  expect(screen.getByText("Question 1 of 8")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  for (const radio of screen.getAllByRole("radio")) expect(radio).toHaveProperty("checked", false);

  await answer([1]);
  for (const radio of screen.getAllByRole("radio")) expect(radio).toHaveProperty("checked", false);
  await goBack(router);
  await goBack(router);
  expect(heading()).toBe("The page before");
});

test("Section 4, Risk assessment: going forward to a forgotten question starts at the first one", async () => {
  const router = openQuiz();
  await answer(strongest);
  await userEvent.click(screen.getByRole("button", { name: "Take Assessment Again" }));
  for (const delta of [1, 8, 8]) {
    await act(() => router.navigate(delta));
    expect(screen.getByText("Question 1 of 8")).toBeTruthy();
    expect(router.state.location.state).toBeNull();
  }
});

test("Section 2, Risk assessment: Find Resources and urgent help lead to their pages", async () => {
  openQuiz();
  await answer(mildest);
  expect(screen.getByRole("link", { name: "Get urgent help" }).getAttribute("href")).toBe(
    paths.urgentHelp,
  );
  await userEvent.click(screen.getByRole("link", { name: "Find Resources" }));
  expect(heading()).toBe("Resources");
});

test("Section 2, Risk assessment: an answer tapped before the script arrived counts", async () => {
  const page = (
    <MemoryRouter initialEntries={[paths.riskAssessment]}>
      <RiskAssessmentPage />
    </MemoryRouter>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  container.querySelector<HTMLElement>("input[value=q1b]")?.click();

  render(page, { container, hydrate: true });
  expect(screen.getByRole("radio", { name: /^They vary/ })).toHaveProperty("checked", true);
  expect(advanceButton()).toHaveProperty("disabled", false);
});
