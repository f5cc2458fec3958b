import { GrowingAnswer } from "@/features/chat/answer/partial-answer";
import { useArrivingText } from "@/features/chat/sending/arriving";

export type ArrivingAnswerProps = {
  userId: string;
  questionId: string;
  /** Stands in for the first words; null where nothing but help may come first. */
  acknowledgement: string | null;
};

/** The reply to a question while it arrives. */
export function ArrivingAnswer({ userId, questionId, acknowledgement }: ArrivingAnswerProps) {
  const text = useArrivingText(userId, questionId);
  if (text !== "") return <GrowingAnswer text={text} />;
  return acknowledgement !== null && <p className="text-ink-3">{acknowledgement}</p>;
}
