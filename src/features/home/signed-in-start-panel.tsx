import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";

import { ButtonLink } from "@/components/button";
import { ClothStrip } from "@/components/cloth-strip";
import { paths } from "@/lib/paths";
import { profileQuery } from "@/lib/profile";
import { queryClient } from "@/lib/query-client";
import { type SessionUser, useSupabase } from "@/lib/session";

import { SignedInStartFrame } from "./signed-in-start-frame";
import { greetingAt, type LastTime, nextStep, type NextStep } from "./last-time";
import { lastTimeQuery } from "./last-time-query";

const MOST_SYMPTOMS = 2;

const dayWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
});

const steps: Readonly<
  Record<NextStep, { title: string; text: string; to: string; label: string }>
> = {
  ask: {
    title: "Ask your first question",
    text: "A few words are enough. Answers come with their sources.",
    to: paths.chat,
    label: "Ask a question",
  },
  symptoms: {
    title: "Note your symptoms",
    text: "Tick what applies. The list helps a clinician too.",
    to: paths.chat,
    label: "Tick my symptoms",
  },
  tests: {
    title: "Get ready for your tests",
    text: "What each test is for, and whether to fast before it.",
    to: paths.labTests,
    label: "See the lab tests",
  },
};

const labelLook = "text-sm text-ink-2";
const linkLook = "inline-flex min-h-11 items-center text-primary underline";

function Greeting({ name }: { name: string }) {
  const [now] = useState(() => new Date());
  return (
    <>
      <p className="line-clamp-2 font-display text-2xl font-semibold wrap-anywhere md:block md:truncate md:leading-snug">
        {greetingAt(now.getHours())}, {name}
      </p>
      <p className="text-ink-2">{dayWords.format(now)}</p>
    </>
  );
}

function LastQuestion({ question }: Pick<LastTime, "question">) {
  return (
    <>
      <p className={labelLook}>Your last question</p>
      <p className="mt-1 mb-4 line-clamp-3 h-[4.9rem] font-display text-xl leading-[1.22]">
        {question ?? "None yet. What would you like to know?"}
      </p>
      <ButtonLink to={paths.chat} size="sm">
        {question === null ? "Ask a question" : "Go on from there"}
      </ButtonLink>
    </>
  );
}

function LastSymptoms({ symptoms }: Pick<LastTime, "symptoms">) {
  const others = symptoms.length - MOST_SYMPTOMS;
  return (
    <>
      <p className={labelLook}>Your symptoms last time</p>
      <ul className="my-2 grid justify-items-start gap-2">
        {symptoms.slice(0, MOST_SYMPTOMS).map((name) => (
          <li
            key={name}
            className="max-w-full truncate rounded-1 border border-primary bg-primary-soft px-3 py-1.5 text-sm"
          >
            {name}
          </li>
        ))}
        {symptoms.length === 0 && <li>None noted yet.</li>}
        {others > 0 && <li className={labelLook}>and {others} more</li>}
      </ul>
      <Link to={paths.chat} className={linkLook}>
        {symptoms.length === 0 ? "Tick your symptoms" : "Anything changed? Update them"}
      </Link>
    </>
  );
}

function Next({ step }: { step: NextStep }) {
  const { title, text, to, label } = steps[step];
  return (
    <div className="grid min-h-[inherit] content-center justify-items-start gap-2 px-5 py-4">
      <p className="text-sm text-on-cloth-2">One next step</p>
      <p className="font-display text-xl leading-[1.22] font-semibold">{title}</p>
      <p className="mb-2 text-sm text-on-cloth-2">{text}</p>
      <ButtonLink to={to} variant="accent" size="sm">
        {label}
      </ButtonLink>
    </div>
  );
}

/** The part of her e-mail before the at-sign, as in the menus, where the profile has no name. */
function nameOf(user: SessionUser, firstName: string | null | undefined): string {
  return firstName?.trim() || (user.email.split("@")[0] ?? user.email);
}

function LoadedStart({ user }: { user: SessionUser }) {
  const client = useSupabase();
  const profile = useQuery(profileQuery(client, user.id));
  const last = useQuery(lastTimeQuery(client, user.id));
  return (
    <SignedInStartFrame
      strip={<ClothStrip />}
      greeting={!profile.isPending && <Greeting name={nameOf(user, profile.data?.first_name)} />}
      // Without a network nothing is known of last time, and nothing is claimed.
      question={last.data && <LastQuestion question={last.data.question} />}
      symptoms={last.data && <LastSymptoms symptoms={last.data.symptoms} />}
      next={!last.isPending && <Next step={last.data ? nextStep(last.data) : "tests"} />}
    />
  );
}

/** Her part of the first page: who she is, where she was, and what could come next. */
export function SignedInStartPanel({ user }: { user: SessionUser }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedStart key={user.id} user={user} />
    </QueryClientProvider>
  );
}
