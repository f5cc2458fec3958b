import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { BmiCalculatorPage } from "@/app/routes/bmi-calculator-page.tsx";
import { paths } from "@/lib/paths.ts";

const waiting = "Enter your height and weight to see your BMI results";

function openCalculator(): void {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[paths.bmiCalculator]}>
        <BmiCalculatorPage />
      </MemoryRouter>
    </StrictMode>,
  );
}

function box(name: string): HTMLElement {
  return screen.getByRole("textbox", { name });
}

function isMarkedWrong(input: HTMLElement): boolean {
  return input.getAttribute("aria-invalid") === "true";
}

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(box(name));
  if (text !== "") await userEvent.type(box(name), text);
}

async function calculate(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Calculate BMI" }));
}

function shownBmi(): HTMLElement | null {
  return screen.queryByRole("heading", { name: /^Your BMI/ });
}

test("Sections 2 and 9, BMI calculator: starts in metric with 165 cm and 60 kg and waits for the button", () => {
  openCalculator();
  expect(screen.getByRole("radio", { name: "Metric" })).toHaveProperty("checked", true);
  expect(box("Height (cm)")).toHaveProperty("value", "165");
  expect(box("Weight (kg)")).toHaveProperty("value", "60");
  expect(screen.getByText(waiting)).toBeTruthy();
  expect(shownBmi()).toBeNull();
  expect(screen.getAllByText(/now also called PMOS/)).toHaveLength(1);
});

test("Section 9, BMI calculator: shows the number, its range in words and on the ruler, and takes the focus there", async () => {
  openCalculator();
  await type("Weight (kg)", "72");
  await calculate();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your BMI 26.4" }));
  expect(
    screen.getByText("This is a BMI in the range called Overweight, 25 to under 30."),
  ).toBeTruthy();
  expect(
    screen.getByRole("img", {
      name: "A ruler of eight ranges. 26.4 is in range 5 of 8, Overweight, 25 to under 30.",
    }),
  ).toBeTruthy();
  expect(screen.queryByText(waiting)).toBeNull();
});

test("Section 9, BMI calculator: every result carries the caveats, the exact ideal sentence with its remark, and four points", async () => {
  openCalculator();
  await type("Weight (kg)", "72");
  await calculate();
  expect(
    screen.getByText("To reach an ideal BMI, you should lose 12.9 kg (28.5 lbs)"),
  ).toBeTruthy();
  expect(screen.getByText(/not a personal target\. Health can improve at any size\./)).toBeTruthy();
  expect(screen.getByText(/^BMI does not show muscle.*does not diagnose PCOS\.$/)).toBeTruthy();
  expect(screen.getByText(/lower limits \(23 and 27\.5\)/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "get urgent help" }).getAttribute("href")).toBe(
    paths.urgentHelp,
  );
  const points = screen.getAllByRole("list").find(({ tagName }) => tagName === "OL");
  expect(points?.children).toHaveLength(4);
});

test.for([
  { height: "200", weight: "63.99", bmi: "16.0", name: "Severe Underweight", remark: 16 },
  { height: "200", weight: "64", bmi: "16.0", name: "Moderate Underweight", remark: null },
  { height: "200", weight: "68", bmi: "17.0", name: "Mild Underweight", remark: null },
  { height: "200", weight: "74", bmi: "18.5", name: "Normal weight", remark: null },
  { height: "165", weight: "67.95", bmi: "25.0", name: "Normal weight", remark: 25 },
  { height: "160", weight: "64", bmi: "25.0", name: "Overweight", remark: null },
  { height: "200", weight: "120", bmi: "30.0", name: "Obese Class I", remark: null },
  { height: "200", weight: "140", bmi: "35.0", name: "Obese Class II", remark: null },
  { height: "200", weight: "160", bmi: "40.0", name: "Obese Class III", remark: null },
])(
  "Section 9, BMI calculator: $weight kg at $height cm shows $bmi as $name",
  async ({ height, weight, bmi, name, remark }) => {
    openCalculator();
    await type("Height (cm)", height);
    await type("Weight (kg)", weight);
    await calculate();
    expect(shownBmi()?.textContent).toContain(bmi);
    expect(screen.getByText(new RegExp(`in the range called ${name}, `))).toBeTruthy();
    const rounding = screen.queryByText(/^Before rounding/)?.textContent ?? null;
    expect(rounding).toBe(remark && `Before rounding, the number is just under ${remark}.`);
  },
);

test("Section 9, BMI calculator: the list of all eight ranges marks hers in words", async () => {
  openCalculator();
  await calculate();
  await userEvent.click(screen.getByText("See all eight ranges"));
  const ranges = screen.getAllByRole("list").find(({ tagName }) => tagName === "UL");
  if (ranges === undefined) throw new Error("The ranges are missing.");
  expect(within(ranges).getAllByRole("listitem")).toHaveLength(8);
  expect(within(ranges).getByText("Normal weight (your number)")).toBeTruthy();
});

test("Section 2, BMI calculator: switching units converts what is there, and back again brings the same numbers", async () => {
  openCalculator();
  await type("Height (cm)", "166.4");
  await userEvent.click(screen.getByRole("radio", { name: "US customary" }));
  expect(box("Height (feet)")).toHaveProperty("value", "5");
  expect(box("Height (inches)")).toHaveProperty("value", "6");
  expect(box("Weight (lbs)")).toHaveProperty("value", "132");

  await userEvent.click(screen.getByRole("radio", { name: "Metric" }));
  expect(box("Height (cm)")).toHaveProperty("value", "166.4");
  expect(box("Weight (kg)")).toHaveProperty("value", "60");
});

test("Section 2, BMI calculator: a change in US units is what comes back in metric", async () => {
  openCalculator();
  await userEvent.click(screen.getByRole("radio", { name: "US customary" }));
  await type("Weight (lbs)", "160");
  await userEvent.click(screen.getByRole("radio", { name: "Metric" }));
  expect(box("Weight (kg)")).toHaveProperty("value", "73");
});

test("Section 9, BMI calculator: US numbers are calculated as they stand", async () => {
  openCalculator();
  await userEvent.click(screen.getByRole("radio", { name: "US customary" }));
  await type("Weight (lbs)", "159");
  await calculate();
  expect(shownBmi()?.textContent).toContain("26.5");
  expect(screen.getByText("For 5 ft 5 in and 159 lbs.")).toBeTruthy();
});

test("Section 5, BMI calculator: the step buttons move by 1 and stop at the slider's ends", async () => {
  openCalculator();
  await userEvent.click(screen.getByRole("button", { name: "Raise the height (cm) by 1" }));
  expect(box("Height (cm)")).toHaveProperty("value", "166");
  await userEvent.click(screen.getByRole("button", { name: "Lower the weight (kg) by 1" }));
  expect(box("Weight (kg)")).toHaveProperty("value", "59");

  await type("Height (cm)", "220");
  await userEvent.click(screen.getByRole("button", { name: "Raise the height (cm) by 1" }));
  expect(box("Height (cm)")).toHaveProperty("value", "220");
});

test.for([
  {
    units: "Metric",
    sliders: [
      ["140", "220"],
      ["40", "150"],
    ],
  },
  {
    units: "US customary",
    sliders: [
      ["4", "7"],
      ["0", "11"],
      ["88", "330"],
    ],
  },
])(
  "Section 5, BMI calculator: the $units sliders have their ranges and whole steps",
  async ({ units, sliders }) => {
    openCalculator();
    await userEvent.click(screen.getByRole("radio", { name: units }));
    const ends = screen
      .getAllByRole("slider")
      .map((slider) => [
        slider.getAttribute("min"),
        slider.getAttribute("max"),
        slider.getAttribute("step"),
      ]);
    expect(ends).toEqual(sliders.map((range) => [...range, "1"]));
  },
);

test("Section 5, BMI calculator: numbers beyond the slider are taken as typed, with a comma too", async () => {
  openCalculator();
  await type("Height (cm)", "232,5");
  await type("Weight (kg)", "160");
  await calculate();
  expect(shownBmi()?.textContent).toContain("29.6");
  expect(screen.queryByText(/Please check these numbers/)).toBeNull();
  expect(screen.getByRole("slider", { name: "Slider for the height (cm)" })).toHaveProperty(
    "value",
    "220",
  );
});

test("Section 5, BMI calculator: a height typed in metres is calculated, and she is asked to check it", async () => {
  openCalculator();
  await type("Height (cm)", "1.65");
  await calculate();
  expect(shownBmi()?.textContent).toContain("220385.7");
  expect(screen.getByText(/^Did you mean 165 cm\? Please check these numbers/)).toBeTruthy();
  expect(screen.queryByText(/ideal/i)).toBeNull();
  expect(screen.queryByRole("heading", { name: "For this range" })).toBeNull();
  expect(screen.getByRole("link", { name: "get urgent help" })).toBeTruthy();
});

test("Section 5, BMI calculator: a weight far from most is asked about, and no other height is offered", async () => {
  openCalculator();
  await type("Weight (kg)", "0.6");
  await calculate();
  expect(screen.getByText(/^Please check these numbers/)).toBeTruthy();
});

test("Section 5, BMI calculator: a number of many digits is shown in digits alone", async () => {
  openCalculator();
  await type("Height (cm)", "99999999999999");
  await type("Weight (kg)", "9".repeat(60));
  await calculate();
  expect(screen.getByRole("main").textContent).not.toMatch(/\de[+-]/);
  const slider = screen.getByRole("slider", { name: "Slider for the weight (kg)" });
  expect(slider.getAttribute("aria-valuetext")).toBe(`${"9".repeat(60)} kg`);
});

test.for(["", "0", "-5", "sixty"])(
  "Section 5, BMI calculator: the weight %j gives a plain message and no result",
  async (text) => {
    openCalculator();
    await calculate();
    await type("Weight (kg)", text);
    await calculate();
    expect(shownBmi()).toBeNull();
    expect(screen.getByText(waiting)).toBeTruthy();
    expect(isMarkedWrong(box("Weight (kg)"))).toBe(true);
    expect(
      screen.getByRole("textbox", {
        name: "Weight (kg)",
        description: "Enter your weight as a number above 0, for example 60.",
      }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(box("Weight (kg)"));
    expect(isMarkedWrong(box("Height (cm)"))).toBe(false);
  },
);

test("Section 5, BMI calculator: no message appears before the button, and it goes as soon as the number is fine", async () => {
  openCalculator();
  await type("Height (cm)", "");
  expect(isMarkedWrong(box("Height (cm)"))).toBe(false);
  await calculate();
  expect(isMarkedWrong(box("Height (cm)"))).toBe(true);
  await type("Height (cm)", "170");
  expect(isMarkedWrong(box("Height (cm)"))).toBe(false);
});

test("Section 4, BMI calculator: a result says when it no longer belongs to the numbers", async () => {
  openCalculator();
  await calculate();
  expect(screen.queryByText(/^Your numbers have changed/)).toBeNull();
  await type("Weight (kg)", "80");
  expect(screen.getByText(/^Your numbers have changed/)).toBeTruthy();
  expect(screen.getByText("For 165 cm and 60 kg.")).toBeTruthy();
  await calculate();
  expect(screen.queryByText(/^Your numbers have changed/)).toBeNull();
});

test("Section 2, BMI calculator: under 18, pregnant or breastfeeding: no number, and a kind word instead", async () => {
  openCalculator();
  await calculate();
  await userEvent.click(
    screen.getByRole("checkbox", { name: "I am under 18, pregnant or breastfeeding" }),
  );
  expect(shownBmi()).toBeNull();
  await calculate();
  expect(shownBmi()).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { name: "We leave the number out for now" }),
  );
  expect(screen.getByText(/A doctor, nurse or midwife can tell you what fits you/)).toBeTruthy();
});

test("Section 2, BMI calculator: what was typed before the script arrived is kept", () => {
  const page = (
    <MemoryRouter initialEntries={[paths.bmiCalculator]}>
      <BmiCalculatorPage />
    </MemoryRouter>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.textContent).toContain(waiting);
  const weight = container.querySelector<HTMLInputElement>("input[name=weightKg]");
  if (weight === null) throw new Error("The weight's box is missing.");
  weight.value = "72";

  render(page, { container, hydrate: true });
  expect(box("Weight (kg)")).toHaveProperty("value", "72");
  expect(screen.getByRole("slider", { name: "Slider for the weight (kg)" })).toHaveProperty(
    "value",
    "72",
  );
});
