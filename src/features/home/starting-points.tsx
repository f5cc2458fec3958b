import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { ButtonLink } from "@/components/button";
import { Motif, type MotifName } from "@/components/motif";
import { articlePath, paths } from "@/lib/paths";
import { useRecordName } from "@/lib/record-name";

import { CycleStrips } from "./cycle-strips";

type Fact = { name: string; value?: string };

type StartingPointProps = {
  title: string;
  text: string;
  facts: readonly Fact[];
  to: string;
  drawing: ReactNode;
};

/** A card that leads to one part of the site: a drawing, what is there, and how much of it. */
function StartingPoint({ title, text, facts, to, drawing }: StartingPointProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-2 border border-line bg-surface">
      <div className="grid h-[124px] place-items-center overflow-hidden bg-primary-soft sm:h-[176px]">
        {drawing}
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-8">
        <h3>{title}</h3>
        <p className="mt-3 mb-4">{text}</p>
        <dl className="mb-6 grid gap-x-8 text-sm sm:grid-cols-2">
          {facts.map(({ name, value }) => (
            <div
              key={name}
              className="flex min-h-[41px] items-center justify-between gap-3 border-t border-line"
            >
              <dt>{name}</dt>
              {value !== undefined && <dd className="font-semibold tabular-nums">{value}</dd>}
            </div>
          ))}
        </dl>
        <ButtonLink to={to} className="mt-auto self-start">
          Learn More<span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

const categoryDrawings = [
  "play",
  "drop",
  "okra",
  "sprig",
  "follicle",
] as const satisfies readonly MotifName[];

const quizFacts = [
  { name: "Questions", value: "8" },
  { name: "Next steps", value: "4" },
  { name: "Account", value: "Not needed" },
  { name: "Answers saved", value: "No" },
] as const;

const libraryFacts = [
  { name: "Videos", value: "5" },
  { name: "Lab tests", value: "22" },
  { name: "Skin Care" },
  { name: "Supplements" },
  { name: "Fertility" },
  { name: "Nutrition" },
] as const;

const linkLook = "inline-block py-1 text-primary underline";

/** The two places to begin that ask for no account. */
export function StartingPoints() {
  const recordName = useRecordName();
  return (
    <section
      aria-labelledby="features"
      className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) py-14 md:py-24"
    >
      <h2 id="features" tabIndex={-1}>
        {`${BRAND_NAME} Resources`}
      </h2>
      <p className="mt-3 mb-8 text-lg text-ink-2 md:mb-10">
        Two good places to begin. Neither asks for an account.
      </p>
      <ul className="grid gap-6 md:grid-cols-2 md:gap-8">
        <StartingPoint
          title="Risk Assessment"
          text="Eight questions about your periods, skin, hair and family. You get a clear level and four next steps to take to a clinician."
          facts={quizFacts}
          to={paths.riskAssessment}
          drawing={<CycleStrips />}
        />
        <StartingPoint
          title="Resources"
          text="Videos, a lab-test guide and places to find care, sorted so you can go straight to what you need."
          facts={libraryFacts}
          to={paths.resources}
          drawing={
            <div className="grid w-full grid-cols-5 gap-2 px-4 text-primary sm:px-9">
              {categoryDrawings.map((name) => (
                <Motif key={name} name={name} isFilled className="aspect-square w-full" />
              ))}
            </div>
          }
        />
      </ul>
      <p className="mt-8 text-ink-2">
        Prefer to read first?{" "}
        <Link to={articlePath("what-is-pcos")} className={linkLook}>
          What is PCOS?
        </Link>{" "}
        or{" "}
        <Link to={paths.articles} className={linkLook}>
          all articles
        </Link>
      </p>
      <p className="text-ink-2">
        Want to keep track?{" "}
        <Link to={paths.myRecord} className={linkLook}>
          {recordName}
        </Link>{" "}
        keeps your cycles on your own device, without an account.
      </p>
    </section>
  );
}
