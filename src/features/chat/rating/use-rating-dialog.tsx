import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";

import { useToast } from "@/components/toast";
import { useLazyComponent } from "@/components/use-lazy-component";
import type { Rating } from "@/domain/message";
import { lazyModule } from "@/lib/lazy-module";
import type { Client } from "@/lib/supabase";

import { rateAnswer, type RatedAnswer } from "./answer-rating";
import type { Rated } from "./rating-dialog";

const ratingDialog = lazyModule(async () => (await import("./rating-dialog")).RatingDialog);

export type RatingDialogOptions = {
  client: Client;
  userId: string;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
};

export type Rate = (rating: Rating, rated: Rated) => void;

/** Takes how she rates an answer: at once when it helped, and otherwise after a question about it. */
export function useRatingDialog({ client, userId, onSay }: RatingDialogOptions): {
  rate: Rate;
  dialog: ReactNode;
} {
  const cache = useQueryClient();
  const { toast } = useToast();
  const [open, setOpen] = useState<{ kind: "did_not_help" | "unsafe"; rated: Rated } | null>(null);
  const { Component: RatingDialog, fetchComponent } = useLazyComponent(
    "The question about this answer",
    ratingDialog,
  );

  const send = useCallback(
    async (rating: RatedAnswer) => {
      await rateAnswer(client, cache, userId, rating);
      onSay("Thank you. Your rating is saved.");
    },
    [cache, client, onSay, userId],
  );

  const rate = useCallback<Rate>(
    (rating, rated) => {
      async function sendAtOnce() {
        try {
          await send({ id: rated.id, rating: "helped", reason: null, isShared: false });
        } catch {
          const description = "Check your connection, then press it again.";
          toast({ title: "Your rating was not saved", description, variant: "destructive" });
        }
      }
      async function ask(kind: "did_not_help" | "unsafe") {
        if (await fetchComponent()) setOpen({ kind, rated });
      }
      void (rating === "helped" ? sendAtOnce() : ask(rating));
    },
    [fetchComponent, send, toast],
  );

  const dialog = open !== null && RatingDialog !== null && (
    <RatingDialog
      {...open}
      onSend={(rating) => send({ ...rating, id: open.rated.id })}
      onClose={() => setOpen(null)}
    />
  );
  return { rate, dialog };
}
