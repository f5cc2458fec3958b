/** The words about the lock of a record and about leaving it; those of the locked screen name nothing. */
export const lockTexts = {
  title: "Lock",
  lead: "With a lock your record is kept in a form that nobody can read without your PIN or passphrase. We do not know it.",
  kinds: { pin: "PIN of 6 digits", passphrase: "Passphrase" },
  pin: "Quick to enter. It keeps out who picks up your phone. Somebody patient who copies the files of your device could find it by trying.",
  passphrase:
    "Choose it if somebody may search your device. Four or more words that only you would put together are good.",
  forgotten:
    "If you forget it, nobody can open your record, and we cannot either. It can only be erased.",
  copyFirst: "Take a copy first",
  keepCopy: "and keep the file in a safe place.",
  before:
    "What you noted before may stay in old files of the browser for a while, until the browser tidies up.",
  forced:
    "If somebody can force you to enter it, a lock does not help. You can erase your record instead.",
  when: "It locks when you leave it hidden for a minute, when the page is loaded again, and when you press “Leave fast”.",
  plainName: {
    label: "Call it “Notes”",
    hint: "The browser’s tab and history then say “Notes”. Install it from this page afterwards, and the icon on your phone is plain too. The address of this site stays in the history of the browser.",
  },
  leaving: "Or press the Shift key three times.",
  deviceFull:
    "Your device is out of space, so nothing more can be saved. What was saved before is safe. Download a copy, then make room.",
  locked: {
    pin: "PIN",
    passphrase: "Passphrase",
    wrong: "That did not open it.",
    failed:
      "Your device did not let us open it. It may be out of space. Nothing is lost. Make room or reload the page, then try again.",
    wait: (seconds: number) =>
      seconds === 1 ? "Wait 1 second." : `Wait ${seconds} seconds, then try again.`,
    forgot: "Forgot it?",
    erase: "Without it nothing here can be opened. You can only erase it all and begin again.",
  },
} as const;
