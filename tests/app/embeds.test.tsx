import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

const form = "https://forms.example.com/pcos?lang=en";

function frame(title: string): HTMLElement {
  return screen.getByTitle(title);
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test("Sections 2 and 9, Survey: the survey's frame is boxed in, named, 700 pixels high and told nothing about the visit", async () => {
  await openSite("/survey", ownersSettings({ VITE_SURVEY_EMBED_URL: form }));

  const survey = frame("Community survey");
  expect(survey.getAttribute("src")).toBe(form);
  expect(survey.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(survey.getAttribute("loading")).toBe("lazy");
  expect(survey.getAttribute("sandbox")).not.toContain("allow-top-navigation");
  expect(survey.parentElement?.className).toContain("h-[700px]");
  expect(survey.querySelector("a")?.getAttribute("href")).toBe(form);
});

test("Sections 2 and 4, Survey: the survey's page welcomes her and says that it is loading until the frame has loaded", async () => {
  const settings = ownersSettings({
    VITE_SURVEY_EMBED_URL: form,
    VITE_PROVIDER_NAME: "Ife Clinic",
  });
  await openSite("/survey", settings);

  expect(
    screen.getByText("Welcome to the PCOS Care community survey, from Ife Clinic."),
  ).toBeTruthy();
  expect(screen.getByText("Loading survey...").closest("output")).toBeTruthy();

  fireEvent.load(frame("Community survey"));
  expect(screen.queryByText("Loading survey...")).toBeNull();
  expect(screen.queryByText(/^Welcome to the PCOS Care/)).toBeNull();
});

test("Section 2, Survey: the survey's page says whose form it is and where her words go", async () => {
  const settings = ownersSettings({
    VITE_SURVEY_EMBED_URL: form,
    VITE_PROVIDER_NAME: "Ife Clinic",
  });
  await openSite("/survey", settings);

  expect(
    screen.getByText(/This form belongs to Ife Clinic and is run by forms\.example\.com/),
  ).toBeTruthy();
});

test("Section 4, Survey: a survey that has not loaded after ten seconds can be tried again or opened by itself", async () => {
  stopClock();
  await openSite("/survey", ownersSettings({ VITE_SURVEY_EMBED_URL: form }));
  const main = within(screen.getByRole("main"));

  pass(9_999);
  expect(main.queryByRole("alert")).toBeNull();
  pass(1);
  expect(main.getByRole("alert").textContent).toContain("the survey did not load");
  expect(
    main.getByRole("link", { name: "Open in a new tab (opens in a new tab)" }).getAttribute("href"),
  ).toBe(form);

  const firstTry = frame("Community survey");
  fireEvent.click(main.getByRole("button", { name: "Try again" }));
  expect(main.getByText("Loading survey...")).toBeTruthy();
  expect(frame("Community survey")).not.toBe(firstTry);
  pass(10_000);
  expect(main.getByRole("alert")).toBeTruthy();

  fireEvent.load(frame("Community survey"));
  expect(main.queryByRole("alert")).toBeNull();
});

test.each([
  ["local", localSettings],
  ["hosted", ownersSettings()],
])(
  "Section 2, Survey: without a survey the frame of a %s site holds our own finished page, without a right to run scripts",
  async (_, settings) => {
    await openSite("/survey", settings);

    const survey = frame("Community survey");
    expect(survey.getAttribute("src")).toBe("/sample/survey.html");
    expect(survey.getAttribute("sandbox")).not.toContain("allow-scripts");
    expect(within(screen.getByRole("main")).queryByText(/sample|VITE_/)).toBeNull();
  },
);

test("Sections 2 and 9, Symptom checker: the symptom checker's frame is 900 pixels high and as wide as the page", async () => {
  const address = "https://checker.example.org/institution/7";
  await openSite("/symptomchecker", ownersSettings({ VITE_SYMPTOM_CHECKER_EMBED_URL: address }));

  const checker = frame("Symptom checker");
  expect(checker.getAttribute("src")).toBe(address);
  expect(checker.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(checker.parentElement?.className).toContain("h-[900px]");
  expect(checker.parentElement?.parentElement).toBe(screen.getByRole("main"));
  expect(screen.getByText(/run by checker\.example\.org/)).toBeTruthy();
});

test.each([
  ["local", localSettings],
  ["hosted", ownersSettings()],
])(
  "Section 2, Symptom checker: where the owner has set none, the frame of a %s site holds our own list, below the way to urgent help",
  async (_, settings) => {
    await openSite("/symptomchecker", settings);

    const checker = frame("Symptom checker");
    expect(checker.getAttribute("src")).toBe("/sample/symptom-checker.html");
    expect(checker.getAttribute("sandbox")).not.toMatch(/popups|forms/);
    const urgent = within(screen.getByRole("main")).getByRole("link", { name: "Get urgent help" });
    expect(urgent.getAttribute("href")).toBe("/urgent-help");
    expect(urgent.compareDocumentPosition(checker) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test("Sections 2, 7 and 9, Newsletter: the newsletter's frame holds our own page until she presses its button", async () => {
  const person = userEvent.setup();
  const address = "https://news.example.com/embed";
  await openSite("/", ownersSettings({ VITE_NEWSLETTER_EMBED_URL: address }));

  const own = frame("About the newsletter");
  expect(own.getAttribute("src")).toBe("/sample/newsletter.html");
  expect(own.parentElement?.className).toContain("h-[150px]");

  await person.click(
    screen.getByRole("button", { name: "Load the sign-up form from news.example.com" }),
  );
  const signUp = frame("Newsletter sign-up form");
  expect(signUp.getAttribute("src")).toBe(address);
  expect(signUp.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(document.activeElement).toBe(signUp);
});

test("Section 2, Newsletter: without a newsletter a hosted site says so in the same frame", async () => {
  await openSite("/", ownersSettings());

  const newsletter = within(screen.getByRole("region", { name: "Newsletter" }));
  expect(newsletter.getByText("Not available yet")).toBeTruthy();
  expect(newsletter.queryByRole("button")).toBeNull();
});

test("Section 2, Symptom checker: it says that it is loading, and one that has not loaded can be tried again", async () => {
  stopClock();
  const address = "https://checker.example.org/institution/7";
  await openSite("/symptomchecker", ownersSettings({ VITE_SYMPTOM_CHECKER_EMBED_URL: address }));
  const main = within(screen.getByRole("main"));

  expect(main.getByText("Loading symptom checker...").closest("output")).toBeTruthy();
  pass(10_000);
  expect(main.getByRole("alert").textContent).toContain("the symptom checker did not load");
  fireEvent.click(main.getByRole("button", { name: "Try again" }));
  expect(main.getByText("Loading symptom checker...")).toBeTruthy();

  fireEvent.load(frame("Symptom checker"));
  expect(main.queryByText("Loading symptom checker...")).toBeNull();
  expect(main.queryByRole("alert")).toBeNull();
});
