import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

const owner = ownersSettings({
  VITE_PROVIDER_NAME: "Ife Clinic",
  VITE_CHECKLIST_PAYMENT_URL: "https://pay.example.com/checklist",
  VITE_BOOKING_URL: "https://book.example.com/ife",
});

function main() {
  return within(screen.getByRole("main"));
}

test("Section 2, Program page: the checklist is the first of two tabs and lists its five contents", async () => {
  await openSite("/guide", owner);

  expect(
    main()
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual(["PCOS Checklist", "One-on-One Consultations"]);
  expect(main().getByRole("tab", { selected: true }).textContent).toBe("PCOS Checklist");
  expect(
    within(main().getByRole("tabpanel"))
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "Lab guidance",
    "Nutrition plan",
    "Fitness program",
    "Mental health support",
    "Lifestyle tips",
  ]);
});

test("Sections 2 and 9, Program page: the checklist costs ten US dollars, paid once to the provider on a page of its own", async () => {
  await openSite("/guide", owner);
  const panel = within(main().getByRole("tabpanel"));

  expect(panel.getByText("$10")).toBeTruthy();
  expect(panel.getByText("US dollars, paid once")).toBeTruthy();
  expect(panel.getByText(/Paid to Ife Clinic\./)).toBeTruthy();
  const download = panel.getByRole("link", {
    name: "Download Now for $10 (opens in a new tab)",
  });
  expect(download.getAttribute("href")).toBe("https://pay.example.com/checklist");
  expect(download.getAttribute("target")).toBe("_blank");
  expect(download.getAttribute("rel")).toBe("noopener noreferrer");
});

test("Section 2, Program page: a customer's own words stand there with their origin", async () => {
  await openSite(
    "/guide",
    ownersSettings({
      VITE_TESTIMONIAL_QUOTE: "I knew what to ask.",
      VITE_TESTIMONIAL_ORIGIN: "A., Lagos, May 2026",
    }),
  );
  const testimonial = within(main().getByRole("figure"));
  expect(testimonial.getByRole("blockquote").textContent).toBe("I knew what to ask.");
  expect(testimonial.getByText("A., Lagos, May 2026")).toBeTruthy();
});

test("Section 2, Program page: without a customer's words none are made up", async () => {
  await openSite("/guide", owner);
  const testimonial = within(main().getByRole("figure"));
  expect(testimonial.queryByRole("blockquote")).toBeNull();
  expect(testimonial.getByText("A place for your words")).toBeTruthy();
});

test("Sections 2 and 9, Program page: the second tab names the practitioners, what they help with, and how to book", async () => {
  const person = userEvent.setup();
  await openSite("/guide", owner);
  await person.click(main().getByRole("tab", { name: "One-on-One Consultations" }));
  const panel = within(main().getByRole("tabpanel"));

  expect(panel.getByText(/Virtual 60-minute sessions/)).toBeTruthy();
  expect(panel.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    ["OB/GYN", "Registered Dietitian"],
  );
  for (const topic of [
    "Preconception counselling",
    "High-risk pregnancy management",
    /^Lab and ultrasound telereads/,
    "Nutrition counselling",
    "Weight and metabolic health",
    "Symptom relief",
  ]) {
    expect(panel.getByText(topic)).toBeTruthy();
  }
  expect(panel.getByText(/Nigeria-certified or US-certified/)).toBeTruthy();
  const book = panel.getByRole("link", { name: "Book a Consultation (opens in a new tab)" });
  expect(book.getAttribute("href")).toBe("https://book.example.com/ife");
  expect(book.getAttribute("target")).toBe("_blank");
});

test("Section 2, Program page: the arrow keys lead from one tab to the other", async () => {
  const person = userEvent.setup();
  await openSite("/guide", owner);
  await person.click(main().getByRole("tab", { name: "PCOS Checklist" }));
  await person.keyboard("{ArrowRight}");

  expect(main().getByRole("tab", { selected: true }).textContent).toBe("One-on-One Consultations");
});

test("Section 2, Program page: the closing section repeats both actions", async () => {
  await openSite("/guide", owner);
  const closing = main().getByRole("heading", { name: "Ready when you are" }).closest("section");
  if (closing === null) throw new Error("The closing section is missing.");

  expect(
    within(closing)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["https://pay.example.com/checklist", "https://book.example.com/ife"]);
});

test.each([
  ["local", localSettings],
  ["hosted", ownersSettings()],
])(
  "Section 2, Program page: on a %s site where nothing is set both buttons lead to a finished page of our own",
  async (_, settings) => {
    await openSite("/guide", settings);

    expect(
      main()
        .getAllByRole("link", { name: /^Download Now/ })
        .map((link) => link.getAttribute("href")),
    ).toEqual(Array(2).fill("/not-open-yet.html#checklist"));
    expect(main().getByText(/It cannot be bought yet/)).toBeTruthy();
  },
);

test("Section 2, Program page: the program says once that PCOS has another name", async () => {
  await openSite("/guide", owner);

  expect(screen.getByRole("main").textContent.match(/PMOS/g)).toHaveLength(1);
});
