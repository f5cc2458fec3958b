import type { AttachmentKind } from "@/domain/attachment";

/** One file or photo that goes with the next message. */
export type Attachment = {
  id: string;
  kind: AttachmentKind;
  /** Its cleaned name. */
  name: string;
  size: number;
  file: Blob;
  /** What the message will say of it; null until she has checked what was read from her photo. */
  note: string | null;
  /** The text of a photo as she has approved it. */
  checkedText: string | null;
  /** What will happen with it, told before anything is sent. */
  plan: string;
};
