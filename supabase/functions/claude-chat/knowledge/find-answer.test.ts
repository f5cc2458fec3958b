import { expect, test } from "vitest";

import { findAnswer, nearestEntries, type Finding } from "./find-answer.ts";
import { createFinder } from "./finder.ts";
import packedMeaning from "./meaning.json" with { type: "json" };
import { openMeaning } from "./meaning.ts";
import { withDoes } from "./message-segments.ts";
import { asksAboutTakingMedicine } from "./medicine-question.ts";
import { packedIndex, questions } from "./questions.ts";
import weights from "./ranker-weights.json" with { type: "json" };

function idsOf(found: Finding): string[] {
  return found.kind === "unknown" ? [] : found.entries.map(({ id }) => id);
}

function find(question: string, ...previous: string[]): string[] {
  return idsOf(findAnswer(question, previous));
}

test.for([
  ["What is PCOS?", "about-pcos-what-is-it"],
  ["can i stil get pregnent with pcod", "fertility-can-i-get-pregnant"],
  ["abeg fit person wey get pcos born pikin", "fertility-can-i-get-pregnant"],
  ["Why is my hair falling out?", "skin-and-hair-hair-loss"],
  ["what is metformin for", "treatments-metformin-what-for"],
  ["can I eat yam?", "food-staples-boiled-yam"],
] as const)("“%s” is answered by %s", ([question, id]) => {
  const found = findAnswer(question, []);
  expect(found.kind).toBe("answer");
  expect(idsOf(found)).toEqual([id]);
});

test("what else a message asks is offered where it also asks when to take a medicine", () => {
  const found = findAnswer(
    "I had my second baby eight months ago and my period has not come back. Is it normal that the period is not back? When can I use metformin again?",
    [],
  );
  expect(found).toMatchObject({ kind: "unknown", reason: "medicine" });
  expect(found.kind === "unknown" ? found.choices?.length : 0).toBeGreaterThan(0);
});

test("below a refusal about a medicine stands what we tell of it", () => {
  const found = findAnswer("Can I get the coil instead of the pill?", []);
  if (found.kind !== "unknown") throw new Error("It is answered.");
  expect(found.reason).toBe("medicine");
  expect(found.near?.map(({ id }) => id)).toContain("treatments-coil");
});

test("whether alcohol goes with a medicine is no question about taking it", () => {
  expect(find("can i drink alcohol on metformin")).toContain("treatments-metformin-alcohol");
});

test("a greeting that begins a longer message is not offered as what she may mean", () => {
  const found = findAnswer(
    "Abeg I wan ask something. My monthly flow don stop since August. My face dey bring out pimples anyhow. My husband dey vex say I no dey cook again because I dey always tired. Wetin I go do first?",
    [],
  );
  expect(found.kind).toBe("choices");
  expect(idsOf(found).filter((id) => id.startsWith("conversation-"))).toEqual([]);
});

test("small talk behind a question is not offered either", () => {
  const found = findAnswer("ovulation strip dark dark every single day. wetin dey happen", []);
  expect(idsOf(found)).toContain("fertility-ovulation-strips");
  expect(idsOf(found).filter((id) => id.startsWith("conversation-"))).toEqual([]);
});

test.for([
  ["What is ovarian drilling and does it work", "fertility-drilling"],
  ["what is in the program and how long does it take", "this-site-program"],
] as const)("of “%s” the second question is not read as one of its own", ([question, id]) => {
  const found = findAnswer(question, []);
  if (found.kind !== "answer") throw new Error("It is not answered.");
  expect(idsOf(found)).toEqual([id]);
  expect(found.choices).toBeUndefined();
});

test.for([
  "hair grows on my chin, how do I stop it",
  "I get a rash under my breasts, how can I stop them",
  "metformin upsets my tummy, how do I take it so that it does not",
])("“%s” is not about whether to take a medicine", (question) => {
  expect(asksAboutTakingMedicine(question)).toBe(false);
});

test("the number in the name of a pill is no dose", () => {
  expect(asksAboutTakingMedicine("what is diane 35 and why do they give it for pimples")).toBe(
    false,
  );
  expect(asksAboutTakingMedicine("metformin 500 or 850")).toBe(true);
});

test("where a medicine is named, how to stop it is left to who prescribes", () => {
  expect(asksAboutTakingMedicine("I am on the pill, how do I stop it")).toBe(true);
});

test("an answer comes with its sources, the page to read on first", () => {
  const found = findAnswer("What is PCOS?", []);
  if (found.kind !== "answer") throw new Error("It is not answered.");
  expect(found.entries[0].citations[0]?.href).toMatch(/^\/articles\/what-is-pcos/);
});

test("two questions in one message get two answers", () => {
  expect(find("What is metformin for? And can I eat beans?")).toEqual([
    "treatments-metformin-what-for",
    "food-proteins-and-vegetables-beans",
  ]);
});

test("what is told before a question does not spoil it", () => {
  expect(find("Good morning. I am 24 and I live in Lagos. What is PCOS?")).toContain(
    "about-pcos-what-is-it",
  );
});

test("a short follow-up changes the subject of the question before", () => {
  expect(find("and beans?", "Can I eat white rice?")).toContain(
    "food-proteins-and-vegetables-beans",
  );
  expect(find("what about yam", "can i eat white rice")).toContain("food-staples-boiled-yam");
});

test("a short follow-up keeps the subject of the question before", () => {
  expect(find("what are the side effects?", "What is metformin for?")).toContain(
    "treatments-metformin-side-effects",
  );
});

test.for([
  [
    "can i use it while trying to conceive?",
    "what does spironolactone do",
    "pregnancy-medicines-unsafe",
  ],
  ["can i use it while trying to conceive?", "what is berberine", "treatments-berberine"],
  ["what about in pregnancy?", "accutane for acne", "treatments-isotretinoin"],
  ["what if it doesn't work", "what is letrozole", "fertility-when-tablets-fail"],
  ["what about for teens", "is keto good for pcos", "teenagers-diet"],
  ["and at night?", "can i drink coffee", "food-snacks-and-drinks-coffee"],
] as const)("“%s” after “%s” is about what was named", ([question, before, entry]) => {
  expect(find(question, before)).toContain(entry);
});

test.for([
  ["which food go help", "eating-foods-that-help"],
  ["what about bread", "food-staples-white-bread"],
  ["can I exercise on my period", "movement-period"],
  ["my periods are late", "periods-why-late"],
] as const)("“%s” names its own matter after a question about a test", ([question, entry]) => {
  expect(find(question, "What is a normal TSH?")).toContain(entry);
});

test.for([
  "who won the football match",
  "fix my phone",
  "what is the weather in Lagos today",
  "write a python function for me",
  "how do I apply for a visa",
  "what are the symptoms of malaria",
])("“%s” is not ours to answer", (question) => {
  expect(findAnswer(question, []).kind).not.toBe("answer");
});

test.for([
  "how many mg of metformin should I take",
  "can I stop my pill",
  "should I double my dose",
  "make I stop the drug",
  "can I mix metformin with clomid",
  "should I stop it now",
])("“%s” is left to who prescribes", (question) => {
  expect(findAnswer(question, [])).toMatchObject({ kind: "unknown", reason: "medicine" });
});

test.for([
  "My TSH is 2.1 and my prolactin is 30, what does it mean?",
  "what is metformin for",
  "how much sugar can I eat",
  "my fasting glucose is 105 mg/dl",
  "can the pill cause infertility",
  "should I take a pregnancy test",
  "how much water should I drink a day",
  "can I get pregnant on metformin",
  "I took provera 10 days, when does the bleed come",
  "can I fast while on metformin twice a day",
])("“%s” is not taken for a question about a dose", (question) => {
  expect(asksAboutTakingMedicine(question)).toBe(false);
});

test.for([
  ["dose garri cause pcos", "does garri cause pcos"],
  ["Pls, dose my data go to my doctor?", "Pls, does my data go to my doctor?"],
  ["what dose it mean", "what does it mean"],
  ["what dose of it", "what dose of it"],
  ["my dose is 500, is it fine", "my dose is 500, is it fine"],
  ["dose for a beginner", "dose for a beginner"],
  ["I missed it. Dose increased yesterday", "I missed it. Dose increased yesterday"],
] as const)("“%s” is read as “%s”", ([message, read]) => {
  expect(withDoes(message)).toBe(read);
});

test("a thank-you in many words is no question", () => {
  for (const thanks of ["thank u so much ur very helpful", "Thanks, that really helped me"])
    expect(find(thanks)).toEqual(["conversation-thanks"]);
});

test("a question beside one about a dose is answered, and the other is named", () => {
  expect(findAnswer("What is metformin for? How many mg should I take?", [])).toMatchObject({
    kind: "answer",
    asksMedicine: true,
  });
});

test.for([
  ["Hello", "conversation-hello"],
  ["thank you dear", "conversation-thanks"],
  ["who are you?", "conversation-who-are-you"],
])("“%s” is talk and answered as such", ([question, id]) => {
  expect(find(question ?? "")[0]).toBe(id);
});

test("every question that can be tapped has its own answer, also one about a medicine", () => {
  const lost = questions.filter(({ id, question }) => find(question).join() !== id);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("a greeting before a question is no more than that", () => {
  expect(find("Hello, what is PCOS?")).toEqual(["about-pcos-what-is-it"]);
});

test.for([
  ["good morning ma, how are you", "conversation-how-are-you"],
  ["thanks so much", "conversation-thanks"],
  ["ok thanks bye", "conversation-goodbye"],
  ["thanks a million", "conversation-thanks"],
  ["thank you, that was reassuring", "conversation-thanks"],
  ["thank you jare", "conversation-thanks"],
  ["Thank you so much, you've really helped", "conversation-thanks"],
  ["this is really helpful", "conversation-thanks"],
  ["hi, I'm Amaka", "conversation-hello"],
  ["that's good to know", "conversation-ok"],
  ["nope that's all", "conversation-goodbye"],
  ["are you stupid", "conversation-not-helpful"],
  ["❤️", "conversation-thanks"],
  ["🙏🏾🙏🏾", "conversation-thanks"],
  ["???", "conversation-why"],
  ["no", "conversation-not-helpful"],
  ["lol", "conversation-ok"],
] as const)("“%s” is talk, also after a question", ([question, id]) => {
  for (const previous of [[], ["Can I eat white rice with PCOS?"]])
    expect(findAnswer(question, previous)).toMatchObject({ kind: "answer", entries: [{ id }] });
});

test.for([
  ["pcos", "about-pcos-what-is-it"],
  ["symptoms", "signs-list"],
  ["causes of pcos", "about-pcos-cause"],
  ["treatment", "treatments-how-is-it-treated"],
  ["acne", "skin-and-hair-acne-help"],
  ["infertility", "fertility-can-i-get-pregnant"],
  ["what is testosterone", "lab-hormones-testosterone-what-for"],
  ["what does LH mean", "lab-hormones-lh-fsh-what-for"],
  ["what is inositol", "treatments-inositol"],
] as const)("the search words “%s” are answered at once", ([words, id]) => {
  expect(findAnswer(words, [])).toMatchObject({ kind: "answer", entries: [{ id }] });
});

test("a message of pictures alone is read, however many", () => {
  expect(find("❤️".repeat(4000))).toEqual(["conversation-thanks"]);
  expect(find(`${"?".repeat(7999)}x`)).not.toContain("conversation-why");
});

test("a subject alone brings what there is of it", () => {
  for (const subject of ["metformin", "rice", "Plantain"])
    expect(findAnswer(subject, [])).toMatchObject({ kind: "choices", entries: [{}, {}, {}] });
});

test("what follows a thank-you and is no talk is not taken for it", () => {
  expect(find("Thank you. My period has not come for four months")).not.toContain(
    "conversation-thanks",
  );
  expect(find("thanks, can I eat yam too?")[0]).toBe("food-staples-boiled-yam");
});

/** What is answered, and what else is offered. */
function allOf(question: string): string[] {
  const found = findAnswer(question, []);
  const offered = found.kind === "answer" ? (found.choices ?? []) : [];
  return [...idsOf(found), ...offered.map(({ id }) => id)];
}

const stories = [
  {
    story:
      "I found this site through a friend from church. I am 29 with PCOS and I do not have money for private doctors. Data is expensive so I try to read fast. I worry that people in my house will see what I write, because we share one phone. Is what I write here private? Can I delete it?",
    ids: [/^this-site-privacy$/, /^this-site-delete-/],
  },
  {
    story:
      "i am 19 and i just entered uni and my period dont come since january and my face is full of pimples and my roommate says drink ginger and i want to know if i can eat rice everyday and will i get pregnant one day",
    ids: [/^food-staples-.*rice/, /^fertility-can-i-get-pregnant$/],
  },
  {
    story:
      "Yesterday I had my scan and the lady gave me a paper. I have not seen the doctor yet, the appointment is in six weeks. I keep googling, and the family keeps asking me about it. I'm on my second coffee and can't sleep. What should I ask the doctor when I go?",
    ids: [/^diagnosis-what-to-ask$/],
  },
  {
    story:
      "I am 45 and my periods have started to come every month after a lifetime of being irregular. It is strange because all my friends are going the other way. I had PCOS since I was 19 and two children with help from Clomid. My hair is thinner on top. I also sweat at night sometimes. Do I still need check-ups?",
    ids: [/^long-term-health-which-checks$/],
  },
  {
    story:
      "i used to be a size 10 now i am 16. my husband says it doesnt matter but i see how he looks at me. every doctor i meet only says lose weight and come back. i walk 10k steps and eat once a day. the scale does not move. is it my fault?",
    ids: [/^about-pcos-my-fault$/],
  },
  {
    story:
      "I work two jobs and eat mostly from the drive-thru, because honestly that's what there is between shifts. My doctor said insulin resistance and handed me a pamphlet. I'm 5'4 and 210 pounds. I've tried keto twice and gained it all back. I'm not looking for another diet. What fast food is okay?",
    ids: [/^eating-fast-food$/],
  },
  {
    story:
      "I am a PhD student in Ibadan and I spend most of the day at a desk. Since my diagnosis I have felt low and flat, and I no longer enjoy church or my friends. I sleep badly and wake up at three. I have not told anyone about the PCOS. My supervisor thinks I am lazy. Who can I talk to?",
    ids: [/^mood-alone$/],
  },
  {
    story:
      "My wife has PCOS and we have been trying for a baby for almost two years now. She cries every month when her period comes. My own tests came back fine. Her mother keeps asking when we will give her a grandchild and it makes everything worse. I do not always know what to say to her. How can I support her, and",
    ids: [/^partners-and-family-wife-how-help$/],
  },
  {
    story:
      "hi. i hv pcos n i am 22. my hair dey fall wen i comb am, my edges don go finish. i used to plait attachment evry 2 weeks. i hv tried onion juice n castor oil bt nothing. i am shy to go out witout wig. wat causes d hair loss?",
    ids: [/^skin-and-hair-hair-loss$/],
  },
];

test.for(stories)(
  "the questions of a long story decide, not what is told: $story",
  ({ story, ids }) => {
    const found = allOf(story);
    for (const id of ids) expect(found).toContainEqual(expect.stringMatching(id));
  },
);

test.for(stories)("nothing that a long story only tells is answered: $story", ({ story, ids }) => {
  const found = findAnswer(story, []);
  const answered = found.kind === "answer" ? idsOf(found) : [];
  expect(answered.filter((id) => !ids.some((wanted) => wanted.test(id)))).toEqual([]);
});

test("a question that does not name its subject is not answered about another one", () => {
  const found = findAnswer(
    "They gave me a box of metformin and since then my stomach is loose. What is it supposed to do, and is that usual?",
    [],
  );
  expect(idsOf(found)[0]).toBe("treatments-metformin-side-effects");
});

test("a question in the middle of a very long message is read", () => {
  const told = "My sister came to visit us and we went to the market together. ".repeat(30);
  expect(idsOf(findAnswer(`${told}Can I eat plantain with PCOS? ${told}`, []))[0]).toMatch(
    /plantain|dodo|boli/,
  );
});

test.for([
  ["1 bottle of coke a day. how bad is it really", /soft-drinks/],
  ["That test wey dem go give person glucose water drink, how e dey go?", /ogtt/],
  ["na wetin make my neck black like person wey no dey baf", /dark-neck/],
] as const)("words of asking that the bank has as well do not decide: %s", ([question, wanted]) => {
  expect(find(question)[0]).toMatch(wanted);
});

test.for([
  ["na wetin make my neck black", "skin-and-hair-dark-neck"],
  ["is it fine to drink akamu", "food-staples-pap"],
] as const)("“%s” is clear enough for an answer at once: %s", ([question, id]) => {
  expect(findAnswer(question, [])).toMatchObject({ kind: "answer", entries: [{ id }] });
});

test("an unsure story offers what the whole of it may mean, beside what its questions may", () => {
  const found = findAnswer(
    "I walk to my shop, I eat once in the evening, I took slimming tea, and yet my clothes grow tighter every Christmas. The doctor only says 'reduce'. Is there a reason a woman with PCOS finds it like carrying water in a basket?",
    [],
  );
  expect(found.kind).toBe("choices");
  expect(idsOf(found)).toContainEqual(expect.stringMatching(/^weight-why-/));
});

test("a question about the companion itself is talk, however many words it has", () => {
  const found = findAnswer(
    "Is a real somebody typing to me, or is it a machine with flesh and blood behind it?",
    [],
  );
  expect(idsOf(found)).toContain("conversation-are-you-human");
});

test("a likely answer comes with what may have been asked instead, a certain one alone", () => {
  const meaningOf = openMeaning(packedMeaning);
  const at = (certain: number) =>
    createFinder(questions, packedIndex, meaningOf, { ...weights, certain });
  expect(at(1).findAnswer("can I eat yam?", [])).toMatchObject({
    entries: [{ id: "food-staples-boiled-yam" }],
    instead: [{}, {}],
  });
  expect(at(0).findAnswer("can I eat yam?", [])).not.toHaveProperty("instead");
  expect(findAnswer("What is metformin for? And can I eat beans?", [])).not.toHaveProperty(
    "instead",
  );
});

test("an unsure question gets at most three to choose from", () => {
  const found = findAnswer("rice", []);
  expect(found.kind === "choices" ? found.entries.length : 1).toBeLessThanOrEqual(3);
});

test("the nearest questions come without doubles and none for what is not ours", () => {
  const near = nearestEntries("can I eat rice and beans?", [], 4).map(({ id }) => id);
  expect(near.length).toBeGreaterThan(0);
  expect(new Set(near).size).toBe(near.length);
  expect(nearestEntries("zxqv wvut", [], 4)).toEqual([]);
});
