import { Note } from "@/components/note";

/** The one sentence under a form that could not be sent. */
export function FormFailure({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Note tone="danger" role="alert">
      <p className="text-md">{message}</p>
    </Note>
  );
}
