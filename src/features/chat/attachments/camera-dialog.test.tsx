import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";

import { CameraDialog } from "./camera-dialog";

class FakeTrack extends EventTarget {
  isOn = true;
  stop() {
    this.isOn = false;
  }
}

type Open = () => Promise<{ getTracks: () => FakeTrack[] }>;

/** Gives the browser a camera that answers like this; none when nothing is given. */
function cameraOf(open?: Open): { tracks: FakeTrack[]; opens: () => number } {
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn<Open>(
    open ??
      (() => {
        const track = new FakeTrack();
        tracks.push(track);
        return Promise.resolve({ getTracks: () => [track] });
      }),
  );
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLVideoElement.prototype, "srcObject", "set").mockImplementation(() => undefined);
  vi.spyOn(HTMLVideoElement.prototype, "play").mockResolvedValue();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined });
  });
  return { tracks, opens: () => getUserMedia.mock.calls.length };
}

function refusing(name: string): Open {
  return () => Promise.reject(Object.assign(new Error("library words"), { name }));
}

function show() {
  const onPhoto = vi.fn<(photo: File) => void>();
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <StrictMode>
      <CameraDialog onPhoto={onPhoto} onClose={onClose} />
    </StrictMode>,
  );
  return { onPhoto, onClose, unmount };
}

async function untilLive(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Take photo" }).disabled).toBe(
      false,
    ),
  );
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  fireEvent(document, new Event("visibilitychange"));
}

test("Section 8, Camera: says in the agreed words when the browser has no camera for pages, and offers another way", async () => {
  const { onPhoto } = show();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^getUserMedia not supported/);
  const photo = new File(["x"], "IMG_1.jpg", { type: "image/jpeg" });
  screen.getByRole("button", { name: "Choose a photo" });
  const picker = screen.getByLabelText<HTMLInputElement>("Photo");
  expect(picker.getAttribute("capture")).toBe("environment");
  await userEvent.upload(picker, photo);
  expect(onPhoto).toHaveBeenCalledExactlyOnceWith(photo);
});

test.each([
  ["NotAllowedError", "The camera is not allowed here"],
  ["NotFoundError", "No camera was found"],
  ["OverconstrainedError", "No camera was found"],
  ["NotReadableError", "The camera is in use"],
  ["SomethingElse", "The camera could not be started"],
])("says plainly what is wrong after %s", async (name, title) => {
  cameraOf(refusing(name));
  show();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(title);
  expect(alert.textContent).not.toMatch("library words");
});

test("tries again when she has allowed the camera", async () => {
  cameraOf(refusing("NotAllowedError"));
  show();
  await screen.findByRole("alert");
  cameraOf();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await untilLive();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("turns the camera off when the dialog goes", async () => {
  const { tracks } = cameraOf();
  const { unmount } = show();
  await untilLive();
  expect(tracks.filter(({ isOn }) => isOn)).toHaveLength(1);
  unmount();
  expect(tracks.filter(({ isOn }) => isOn)).toEqual([]);
});

test("turns off a camera that answers after the dialog has gone", async () => {
  const track = new FakeTrack();
  const permission = new EventTarget();
  cameraOf(
    () =>
      new Promise((resolve) => {
        permission.addEventListener("given", () => resolve({ getTracks: () => [track] }));
      }),
  );
  const { unmount } = show();
  unmount();
  permission.dispatchEvent(new Event("given"));
  await waitFor(() => expect(track.isOn).toBe(false));
});

test("turns the camera off when its picture cannot be shown", async () => {
  const { tracks } = cameraOf();
  vi.spyOn(HTMLVideoElement.prototype, "play").mockRejectedValue(new Error("no"));
  show();
  await screen.findByRole("alert");
  expect(tracks.filter(({ isOn }) => isOn)).toEqual([]);
});

test("turns the camera off when the page has been out of sight for ten seconds, and says so", async () => {
  const { tracks, opens } = cameraOf();
  show();
  await untilLive();
  vi.useFakeTimers();
  setHidden(true);
  act(() => void vi.advanceTimersByTime(9_999));
  setHidden(false);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(tracks.filter(({ isOn }) => isOn)).toHaveLength(1);
  setHidden(true);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(tracks.filter(({ isOn }) => isOn)).toEqual([]);
  vi.useRealTimers();
  expect(screen.getByRole("alert").textContent).toMatch("The camera was turned off");
  const before = opens();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await untilLive();
  expect(opens()).toBe(before + 1);
});

test("says so when another app takes the camera away", async () => {
  const { tracks } = cameraOf();
  show();
  await untilLive();
  act(() => void tracks.at(-1)?.dispatchEvent(new Event("ended")));
  expect((await screen.findByRole("alert")).textContent).toMatch("The camera was turned off");
});
