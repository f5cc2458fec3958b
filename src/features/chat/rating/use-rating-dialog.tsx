import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";

import { useToast } from "@/components/toast";
import { useLazyComponent } from "@/components/use-lazy-component";
import type { Rating } from "@/domain/message";
import { lazyModule } from "@/lib/lazy-module";
import type { Client } from "@/lib/supabase";

import { rateAnswer, type RatedAnswer, takeRatingBack } from "./answer-rating";
import type { Rated } from "./rating-dialog";

const ratingDialog = lazyModule(async () => (await import("./rating-dialog")).RatingDialog);

export type RatingDialogOptions = {
  client: Client;
  userId: string;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
};

/** Null takes back what she said before. */
export type Rate = (rating: Rating | null, rated: Rated) => void;

/** Takes how she rates an answer: at once when it helped or she takes it back, and otherwise after a question about it. */
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
      async function atOnce(change: Promise<void>, title: string) {
        try {
          await change;
        } catch {
          const description = "Check your connection, then press it again.";
          toast({ title, description, variant: "destructive" });
        }
      }
      async function takeBack() {
        await takeRatingBack(client, cache, userId, rated.id);
        onSay("Your rating is taken back.");
      }
      async function ask(kind: "did_not_help" | "unsafe") {
        if (await fetchComponent()) setOpen({ kind, rated });
      }
      const { id } = rated;
      if (rating === null) void atOnce(takeBack(), "Your rating was not taken back");
      else if (rating === "helped") {
        const sent = send({ id, rating, reason: null, isShared: false });
        void atOnce(sent, "Your rating was not saved");
      } else void ask(rating);
    },
    [cache, client, fetchComponent, onSay, send, toast, userId],
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
