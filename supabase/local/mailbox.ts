import { readFileSync, renameSync, writeFileSync } from "node:fs";

import { z } from "zod";

import type { DataFolder } from "./data-folder.ts";

const MAILS_KEPT = 200;

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
});

/** One e-mail of the local system. */
export type Mail = z.infer<typeof mailSchema>;

/** Keeps every e-mail the local system sends, oldest first. */
export type Mailbox = {
  add: (mail: Omit<Mail, "at">) => void;
  list: () => readonly Mail[];
};

/** Opens the mailbox of a data folder; it holds the newest 200 e-mails. */
export function openMailbox(folder: DataFolder): Mailbox {
  let mails = readMails(folder.mailbox);
  return {
    add: (mail) => {
      mails = [...mails, { ...mail, at: new Date().toISOString() }].slice(-MAILS_KEPT);
      const unfinished = `${folder.mailbox}.new`;
      writeFileSync(unfinished, JSON.stringify(mails), { mode: 0o600 });
      renameSync(unfinished, folder.mailbox);
    },
    list: () => mails,
  };
}

function readMails(path: string): Mail[] {
  try {
    return z.array(mailSchema).parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return [];
  }
}
