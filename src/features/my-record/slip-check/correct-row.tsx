import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { Form } from "@/components/form";

import { ResultFields } from "./result-fields";
import type { ResultWords } from "./result-of-words";
import { resultWordsSchema } from "./result-words-schema";

type CorrectRowProps = {
  words: ResultWords;
  isBusy: boolean;
  /** Called with every letter that she changes. */
  onTyped: (words: ResultWords) => void;
  onCorrected: (words: ResultWords) => void;
  onClose: () => void;
};

/** A row of a slip to be put right where it was misread. */
export function CorrectRow({ words, isBusy, onTyped, onCorrected, onClose }: CorrectRowProps) {
  const form = useForm<ResultWords, unknown, ResultWords>({
    resolver: zodResolver(resultWordsSchema),
    defaultValues: words,
  });
  const { errors } = form.formState;
  const { subscribe } = form;
  const tell = useEffectEvent(onTyped);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  );

  return (
    <Form
      form={form}
      onSend={onCorrected}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            It is right now
          </Button>
          <Button variant="outline" onClick={onClose}>
            Back
          </Button>
        </div>
      }
    >
      <ResultFields field={(name) => ({ ...form.register(name), error: errors[name]?.message })} />
    </Form>
  );
}
