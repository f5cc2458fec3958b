import type { ReactNode } from "react";

import { ButtonLink } from "@/components/button";

export type Fact = { name: string; value?: string };

export type StartingPointProps = {
  title: string;
  text: string;
  facts: readonly Fact[];
  to: string;
  drawing: ReactNode;
};

/** A card that leads to one part of the site: a drawing, what is there, and how much of it. */
export function StartingPoint({ title, text, facts, to, drawing }: StartingPointProps) {
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
