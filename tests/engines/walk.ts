import {
  type Engine,
  openDialog,
  type Role,
  scriptOf,
  showsWords,
  sidewaysScroll,
} from "./engine.ts";
import { untilGiven } from "./until-given.ts";

/** Every name begins with nothing: the first of its kind. */
const anyName = "";

/** The shortest way through what she may need, in the order in which somebody new would meet it. */
export async function walkThrough(engine: Engine, site: string): Promise<void> {
  const shows = (words: string) =>
    untilGiven(words, async () => (await engine.read(scriptOf(showsWords, words))) === true);
  const isAt = (path: string) =>
    untilGiven(path, async () => (await engine.read("location.pathname")) === path);
  const hasDialog = async (name: string) => (await engine.read(scriptOf(openDialog))) === name;
  const opensDialog = (name: string) => untilGiven(`the dialog "${name}"`, () => hasDialog(name));
  const closesDialog = async () => {
    await engine.pressEscape();
    await untilGiven("no dialog", () => hasDialog(""));
  };
  const press = async (role: Role, ...names: string[]) => {
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await engine.press(role, name);
    }
  };
  const open = async (path: string, heading: string) => {
    await engine.open(site + path);
    await shows(heading);
    if ((await engine.read(scriptOf(sidewaysScroll))) !== 0)
      throw new Error(`${path} can be moved sideways.`);
  };

  await open("/", "Your Comprehensive Solution for PCOS Management");
  await press("button", "Open menu");
  await opensDialog("Menu");
  await closesDialog();
  await press("button", "Open menu");
  await press("link", "Articles");
  await isAt("/articles");
  await shows("Start here");

  await open("/articles/diagnosis", "How PCOS is diagnosed");
  await press("button", "Search");
  await engine.fill("What are you looking for?", "PCOD sugar test");
  await shows("HbA1c");
  await closesDialog();

  await open("/risk-assessment", "Question 1 of 8");
  for (let question = 1; question <= 8; question += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await shows(`Question ${question} of 8`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press("radio", anyName);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press("button", question < 8 ? "Next" : "Submit");
  }
  await shows("Your result");

  const email = `ada.${Date.now()}@example.com`;
  const password = "Turmeric4Seeds";
  await open("/auth", "Create Account");
  await press("tab", "Create Account");
  // Pressed before the page is hydrated, it opens a moment later.
  await shows("Confirm Password");
  await engine.fill("Email", email);
  await engine.fill("Password", password);
  await engine.fill("Confirm Password", password);
  await press("button", "Create Account");
  await shows("Your account is ready.");
  await engine.fill("Password", password);
  await press("button", "Sign In");
  await isAt("/");
  await shows("Ask your first question");

  await open("/chat", "AI Health Assistant");
  await engine.fill("Your question", "How many hours must I fast for a fasting sugar test?");
  await press("button", "Send", "I agree");
  await shows("8 hours");
  await press("button", "Take a photo");
  await opensDialog("Take a photo");
  await closesDialog();
  await engine.fill("Your question", "I soak a pad every hour and I feel faint");
  await press("button", "Send");
  await shows("Get medical help now");

  await open("/my-record", "My record");
  await press("button", "Start my record", "Medium");
  await shows("Saved: Medium");
}
