import type { Page } from "@playwright/test";

import { expect, test } from "./journey.ts";

type Agreed = {
  section: string;
  path: string;
  /** What she does first to see the words. */
  first?: (page: Page) => Promise<void>;
  texts?: string[];
  headings?: string[];
  buttons?: string[];
  links?: [name: string, address: string | RegExp][];
  fields?: string[];
};

const agreed: Agreed[] = [
  {
    section: "Section 2, Home",
    path: "/",
    headings: [
      "Your Comprehensive Solution for PCOS Management",
      "PCOS Care Resources",
      "Start Your PCOS Care Journey Today",
      "Risk Assessment",
      "Resources",
    ],
    links: [
      ["Get Started", "/auth"],
      ["Get Started Now", "/auth"],
    ],
  },
  {
    section: "Section 2, Top navigation bar",
    path: "/",
    links: [
      ["Home", "/"],
      ["Symptom Checker", "/symptomchecker"],
      ["Risk Assessment", "/risk-assessment"],
      ["Resources", "/resources"],
      ["PCOS Program", "/pcos-program"],
      ["AI Health Assistant", "/chat"],
      ["Sign In", "/auth"],
    ],
  },
  {
    section: "Section 2, Footer",
    path: "/",
    texts: [
      "Empowering women with PCOS through education, support, and innovative solutions.",
      `© ${new Date().getFullYear()}`,
    ],
    links: [
      ["Nutrition Guidance", "/nutrition-guidance"],
      ["BMI Calculator", "/bmi-calculator"],
      ["Donate", "/donate"],
      ["Community Survey", "/survey"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
      ["Facebook", /./],
      ["Instagram", /./],
      ["LinkedIn", /./],
      ["Twitter", /./],
      ["YouTube", /./],
    ],
  },
  {
    section: "Section 2, Auth screen, Sign In",
    path: "/auth",
    texts: ["Sign in or create an account to get started"],
    headings: ["Welcome to PCOS Care"],
    buttons: ["Sign In", "Forgot your password?"],
    links: [["Return to homepage", "/"]],
    fields: ["Email", "Password"],
  },
  {
    section: "Section 2, Auth screen, Create Account",
    path: "/auth",
    first: (page) => page.getByRole("tab", { name: "Create Account" }).click(),
    buttons: ["Create Account"],
    fields: ["Email", "Password", "Confirm Password"],
  },
  {
    section: "Section 2, Auth screen, forgotten password",
    path: "/auth",
    first: (page) => page.getByRole("button", { name: "Forgot your password?" }).click(),
    texts: ["Enter your email to receive a password reset link"],
    headings: ["Reset Password"],
    buttons: ["Send Reset Link", "Back to Sign In"],
    fields: ["Email"],
  },
  {
    section: "Section 2, Reset-password screen",
    path: "/reset-password",
    texts: ["Please enter your new password below"],
    headings: ["Reset Your Password"],
    buttons: ["Reset Password"],
    links: [["Return to sign in", "/auth"]],
    fields: ["New Password", "Confirm Password"],
  },
  {
    section: "Section 2, Risk assessment",
    path: "/risk-assessment",
    texts: ["Question 1 of 8"],
    buttons: ["Next"],
  },
  {
    section: "Section 2, Donate",
    path: "/donate",
    links: [["Contribute Now", /./]],
    texts: ["Education", "Research", "Community"],
  },
  {
    section: "Section 2, Nutrition guidance",
    path: "/nutrition-guidance",
    headings: [
      "Low-glycemic foods",
      "Anti-inflammatory foods",
      "Balanced macronutrients",
      "Specific nutrients",
      "Foods to minimize",
      "Beyond diet",
      "Note",
    ],
  },
  {
    section: "Section 2, Fitness routine",
    path: "/fitness-routine",
    texts: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Weekend"],
  },
  {
    section: "Sections 2 and 9, Program page, PCOS Checklist",
    path: "/guide",
    texts: [
      "Lab guidance",
      "Nutrition plan",
      "Fitness program",
      "Mental health support",
      "Lifestyle tips",
    ],
    links: [["Download Now for \\$10", /./]],
  },
  {
    section: "Sections 2 and 9, Program page, One-on-One Consultations",
    path: "/guide",
    first: (page) => page.getByRole("tab", { name: "One-on-One Consultations" }).click(),
    texts: ["60 minutes", "OB/GYN", "Registered Dietitian", "Preconception counselling"],
    links: [["Book a Consultation", /./]],
  },
  {
    section: "Section 2, BMI calculator",
    path: "/bmi-calculator",
    texts: ["Enter your height and weight to see your BMI results"],
    buttons: ["Calculate BMI"],
  },
  {
    section: "Sections 2 and 8, any other path",
    path: "/no-such-page",
    headings: ["Oops! Page not found"],
    links: [["Return to Home", "/"]],
  },
];

test.use({ expectedFailures: [/status of 404/] });

for (const { section, path, first, texts, headings, buttons, links, fields } of agreed) {
  test(`${section}: the agreed words stand on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await first?.(page);
    for (const name of headings ?? []) {
      await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
    }
    for (const text of texts ?? []) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    for (const name of buttons ?? []) {
      await expect(page.getByRole("main").getByRole("button", { name, exact: true })).toBeVisible();
    }
    for (const [name, address] of links ?? []) {
      const link = page.getByRole("link", { name: new RegExp(`^${name}`) }).first();
      await expect(link).toHaveAttribute("href", address);
    }
    for (const name of fields ?? []) {
      await expect(page.getByLabel(name, { exact: true })).toBeVisible();
    }
  });
}

test("Sections 2 and 9, frames: 700, 900 and 150 pixels high, titled and closed off", async ({
  page,
}) => {
  for (const [path, height] of [
    ["/survey", 700],
    ["/symptomchecker", 900],
    ["/", 150],
  ] as const) {
    await page.goto(path);
    const frame = page.locator("main iframe").first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("title", /./);
    await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
    await expect(frame).toHaveAttribute("sandbox", /.*/);
    expect((await frame.boundingBox())?.height).toBe(height);
  }
});

/** The hue of a colour as it is drawn, in degrees. */
async function hueOf(page: Page, name: string): Promise<number> {
  return page
    .getByText(name, { exact: true })
    .first()
    .evaluate((element) => {
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) return Number.NaN;
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
      return (angle * (180 / Math.PI) + 360) % 360;
    });
}

for (const { level, strong, from, to } of [
  { level: "High", strong: 8, from: -20, to: 20 },
  { level: "Moderate", strong: 4, from: 20, to: 60 },
  { level: "Low", strong: 0, from: 90, to: 190 },
]) {
  test(`Section 9, Risk assessment scoring: the level ${level} has its colour, light and dark`, async ({
    page,
  }) => {
    await page.goto("/risk-assessment");
    for (let question = 1; question <= 8; question += 1) {
      await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
      const answers = page.getByRole("radio");
      await (question <= strong ? answers.first() : answers.last()).check();
      await page.getByRole("button", { name: question < 8 ? "Next" : "Submit" }).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toContainText(level);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const hue = await hueOf(page, level);
      expect(hue > 340 ? hue - 360 : hue).toBeGreaterThan(from);
      expect(hue > 340 ? hue - 360 : hue).toBeLessThan(to);
    }
  });
}
