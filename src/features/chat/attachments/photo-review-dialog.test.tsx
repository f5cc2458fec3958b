import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";

import type { PhotoPage } from "@/features/photo-reading/image/photo-page";
import type { PhotoReading, ReadPhoto } from "@/features/photo-reading/read-photo";

import { type PhotoCheck, textToUse } from "./photo-check";
import { PhotoReviewDialog } from "./photo-review-dialog";
import type { ServiceReading } from "./send-photo";

type Show = {
  read?: ReadPhoto;
  send?: () => Promise<ServiceReading>;
  earlierCheck?: PhotoCheck | null;
  mustAskFirst?: boolean;
  isFirstTime?: boolean;
  serviceReceiver?: string | null;
};

const reading = (text: string): Promise<PhotoReading> =>
  Promise.resolve({ kind: "read", text, unsure: [], page: null });

function show({
  read = () => reading("HbA1c 5.6 %"),
  send = () => Promise.resolve({ kind: "unavailable" }),
  earlierCheck = null,
  mustAskFirst = false,
  isFirstTime = true,
  serviceReceiver = "Anthropic (in the United States)",
}: Show = {}) {
  const acts = {
    read: vi.fn<ReadPhoto>(read),
    send: vi.fn<(photo: Blob, signal: AbortSignal) => Promise<ServiceReading>>(send),
    onUse: vi.fn<(text: string) => void>(),
    onAnother: vi.fn<() => void>(),
    onClose: vi.fn<(check: PhotoCheck | null) => void>(),
    onReaderUsed: vi.fn<() => void>(),
  };
  const { unmount } = render(
    <StrictMode>
      <MemoryRouter>
        <PhotoReviewDialog
          {...acts}
          onUse={(check) => acts.onUse(textToUse(check))}
          photo={new Blob(["photo"], { type: "image/jpeg" })}
          name="photo.jpg"
          earlierCheck={earlierCheck}
          mustAskFirst={mustAskFirst}
          isFirstTime={isFirstTime}
          readHere={acts.read}
          downloadMegabytes={6}
          focusAfter={() => undefined}
          serviceReceiver={serviceReceiver}
          consent={{
            isGiven: () => Promise.resolve(false),
            noteMissing: () => Promise.resolve(),
            agree: (goOn) => goOn(),
            isBusy: false,
            hasFailed: false,
          }}
        />
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...acts, unmount };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const textField = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text from your photo" });

test("reads a photo on the device at once and lets her correct the text before it is used", async () => {
  const { onUse, send } = show();
  const field = await textField();
  expect(field.value).toBe("HbA1c 5.6 %");
  expect(onUse).not.toHaveBeenCalled();
  await userEvent.type(field, " today");
  await userEvent.click(button("Use this text"));
  expect(onUse).toHaveBeenCalledExactlyOnceWith("HbA1c 5.6 % today");
  expect(send).not.toHaveBeenCalled();
});

test("says how much the first use downloads and how far it has come", async () => {
  show({
    read: (_, { onProgress }) => {
      onProgress?.({ stage: "loading", share: 0.4 });
      return new Promise(() => undefined);
    },
  });
  await screen.findByText("The first time, this downloads about 6 MB.");
  await screen.findByText("Downloading the reader…");
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(0.4);
});

test("says nothing of a download when the reader is there already", async () => {
  show({ isFirstTime: false, read: () => new Promise(() => undefined) });
  await screen.findByRole("progressbar");
  expect(screen.queryByText(/this downloads about/)).toBeNull();
});

test("asks before the download on a connection that counts its data", async () => {
  const { read } = show({ mustAskFirst: true });
  await screen.findByText(/^The first time, this downloads about 6 MB\./);
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(button("Read it on this device"));
  expect((await textField()).value).toBe("HbA1c 5.6 %");
});

test("asks her to check a number that was hard to read, until she changes its line in the text", async () => {
  const unsure = [{ words: "Prolactin 20.2 ng/mL today", number: "20.2" }];
  const text = "Prolactin 20.2 ng/mL today";
  show({ read: () => Promise.resolve({ kind: "read", text, unsure, page: null }) });
  const field = await textField();
  screen.getByText("1 line read. 1 to check.");
  const row = screen.getByRole("group", { name: "Check this Prolactin" });
  expect(document.activeElement).toBe(row);
  expect(within(row).queryByRole("img")).toBeNull();
  within(row).getByText("The number was hard to read.");
  await userEvent.type(field, "{Backspace}");
  expect(screen.queryByText(/Check this/)).toBeNull();
});

test("hands on a number that she left doubtful with its mark, and without once she says that it is right", async () => {
  const unsure = [{ words: "Prolactin 20.2 ng/mL today", number: "20.2" }];
  const text = "Prolactin 20.2 ng/mL today";
  const { onUse } = show({
    read: () => Promise.resolve({ kind: "read", text, unsure, page: null }),
  });
  await textField();
  await userEvent.click(button("Use this text"));
  expect(onUse).toHaveBeenLastCalledWith("Prolactin 20.2 (?) ng/mL today");
  await userEvent.click(button("It is right"));
  screen.getByRole("group", { name: "Checked Prolactin" });
  await userEvent.click(button("Use this text"));
  expect(onUse).toHaveBeenLastCalledWith("Prolactin 20.2 ng/mL today");
});

test("shows the line on the photo beside a doubted number", async () => {
  const text = "SHBG 127 nmol/L 24.6 - 122.0 L";
  const words = text.split(" ").map((word, index) => ({
    text: word,
    confidence: 95,
    line: "1",
    left: 100 * index,
    top: 40,
    right: 100 * index + 60,
    bottom: 60,
  }));
  const page: PhotoPage = {
    picture: { width: 800, height: 100, data: new Uint8Array(80_000) },
    lines: [words],
    cut: {
      slope: 0,
      keystone: 0,
      bend: 0,
      bulge: 0,
      turns: 0,
      scale: 1,
      area: { left: -400, top: -50, right: 400, bottom: 50 },
    },
    photo: { width: 800, height: 600 },
  };
  show({ read: () => Promise.resolve({ kind: "read", text, unsure: [], page }) });
  await textField();
  const strip = screen.getByRole<HTMLCanvasElement>("img", {
    name: "The line on your photo: SHBG",
  });
  expect([strip.width, strip.height]).toEqual([680, 50]);
});

test("says that a photo is too dark", async () => {
  show({ read: () => Promise.resolve({ kind: "unclear", because: "dark" }) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The photo is too dark.");
});

test("takes her correction of a doubted value over into the text, and the text into the value", async () => {
  const { onUse } = show({
    read: () => reading("Glucose 5.1 mmol/L 3.9 - 5.5\nHbA1c 56 % 4.0 - 5.6"),
  });
  const field = await textField();
  const value = screen.getByRole<HTMLInputElement>("textbox", {
    name: "HbA1c",
    description: "The number is unusual for this test: a point may be missing. range 4.0 - 5.6 %",
  });
  expect(value.value).toBe("56");
  await userEvent.clear(value);
  await userEvent.type(value, "5.6");
  expect(document.activeElement).toBe(value);
  expect(field.value).toBe("Glucose 5.1 mmol/L 3.9 - 5.5\nHbA1c 5.6 % 4.0 - 5.6");
  screen.getByText("2 lines read. Compare them with the paper.");
  screen.getByRole("group", { name: "Changed HbA1c" });

  await userEvent.type(field, "55", { initialSelectionStart: 35, initialSelectionEnd: 38 });
  expect(field.value).toBe("Glucose 5.1 mmol/L 3.9 - 5.5\nHbA1c 55 % 4.0 - 5.6");
  const again = screen.getByRole<HTMLInputElement>("textbox", { name: "HbA1c" });
  expect(again.value).toBe("55");
  await userEvent.type(again, "{Enter}");
  expect(onUse).not.toHaveBeenCalled();
  await userEvent.clear(field);
  expect(screen.queryByText(/Check this/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use this text" }).disabled).toBe(
    true,
  );
});

test("Section 8, Attachments: says why a photo could not be read, and tries again when she wishes", async () => {
  const { read } = show({
    read: () => Promise.reject(new Error("the reader could not be loaded")),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(
    "Failed to extract text from image: the reader could not be loaded",
  );
  read.mockImplementation(() => reading("TSH 2.1"));
  await userEvent.click(button("Try again"));
  expect((await textField()).value).toBe("TSH 2.1");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Section 8, Attachments: says 'OCR failed' when no reason is known", async () => {
  show({ read: () => Promise.reject(new Error("")) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to extract text from image: OCR failed");
});

test("says what helps when no words can be made out", async () => {
  show({ read: () => Promise.resolve({ kind: "unclear", because: "unclear" }) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Try again closer, in better light.");
});

test("stops reading when she cancels", async () => {
  const signals: AbortSignal[] = [];
  const { onClose, unmount } = show({
    read: (_, { signal }) => {
      if (signal) signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalled();
  unmount();
  expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
});

test("sends the photo only when she chooses to, saying who receives it", async () => {
  const { send } = show({
    send: () => Promise.resolve({ kind: "read", text: "HbA1c 5,6 %", unsure: [], page: null }),
  });
  const field = await textField();
  screen.getByText(/^Anthropic \(in the United States\) then receives this photo\./);
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(button("More accurate: sends the photo to our AI service"));
  await waitFor(() => expect(screen.getByRole("textbox")).not.toBe(field));
  expect((await textField()).value).toBe("HbA1c 5,6 %");
  expect(send).toHaveBeenCalledTimes(1);
});

test("keeps the text she has when the service is not there", async () => {
  show();
  await userEvent.type(await textField(), " mine");
  await userEvent.click(button(/^More accurate/));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("not available here");
  expect((await textField()).value).toBe("HbA1c 5.6 % mine");
});

test("asks for her consent before the service reads, and goes on after it or without it", async () => {
  const answers: ServiceReading[] = [
    { kind: "consent-required" },
    { kind: "consent-required" },
    { kind: "read", text: "TSH 2.1", unsure: [], page: null },
  ];
  show({ send: () => Promise.resolve(answers.shift() ?? { kind: "unavailable" }) });
  await textField();
  await userEvent.click(button(/^More accurate/));
  await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect((await textField()).value).toBe("HbA1c 5.6 %");
  await userEvent.click(button(/^More accurate/));
  await userEvent.click(await screen.findByRole("button", { name: "I agree" }));
  expect((await textField()).value).toBe("TSH 2.1");
});

test("hands over what she has corrected when she leaves, and goes on with it without reading the photo again", async () => {
  const { onClose, unmount } = show();
  await userEvent.type(await textField(), " today");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  unmount();

  const { read } = show({ earlierCheck: onClose.mock.lastCall?.[0] ?? null });
  expect((await textField()).value).toBe("HbA1c 5.6 % today");
  expect(read).not.toHaveBeenCalled();
});

test("offers to send the photo only where there is a service that would receive it", async () => {
  show({ serviceReceiver: null });
  await textField();
  expect(screen.queryByRole("button", { name: /sends the photo/ })).toBeNull();
});
