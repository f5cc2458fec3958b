/** The name of the error for a browser that offers no camera to pages. */
const UNSUPPORTED = "UnsupportedError";

const rearCamera: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 2560 }, height: { ideal: 1920 } },
};

/** Asks for the camera on the back of the device, or the only one there is. */
export async function openRearCamera(): Promise<MediaStream> {
  // Browsers leave it out on an unsafe address, and old ones altogether.
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) {
    throw Object.assign(new Error("getUserMedia not supported"), { name: UNSUPPORTED });
  }
  return navigator.mediaDevices.getUserMedia(rearCamera);
}

/** Turns the camera off. */
export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const QUALITY = 0.92;

/** The picture that a video element shows at this moment, as a JPEG. */
export async function takeStill(view: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = view.videoWidth;
  canvas.height = view.videoHeight;
  const pen = canvas.getContext("2d");
  if (pen === null || canvas.width === 0) throw new Error("The camera shows no picture yet.");
  pen.drawImage(view, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (jpeg === null) throw new Error("The picture could not be kept.");
  return new File([jpeg], "photo.jpg", { type: "image/jpeg" });
}

export type CameraFailure = { title: string; advice: string };

/** Said when the camera was on and went away. */
export const INTERRUPTED: CameraFailure = {
  title: "The camera was turned off",
  advice: "It went off while this page was out of sight, or another app took it.",
};

const unsupported: CameraFailure = {
  title: "getUserMedia not supported",
  advice:
    "This browser cannot show the camera here. Choose a photo, or take one with your camera app.",
};

const denied: CameraFailure = {
  title: "The camera is not allowed here",
  advice: "Allow the camera for this site in your browser's settings, or choose a photo instead.",
};
const missing: CameraFailure = {
  title: "No camera was found",
  advice: "Choose a photo instead.",
};
const busy: CameraFailure = {
  title: "The camera is in use",
  advice: "Close other apps that use it, then try again, or choose a photo instead.",
};
const unknown: CameraFailure = {
  title: "The camera could not be started",
  advice: "Try again, or choose a photo instead.",
};

const failures: Readonly<Record<string, CameraFailure>> = {
  [UNSUPPORTED]: unsupported,
  NotAllowedError: denied,
  SecurityError: denied,
  NotFoundError: missing,
  OverconstrainedError: missing,
  NotReadableError: busy,
  AbortError: busy,
};

/** Why the camera did not start, in words that say what to do. */
export function cameraFailure(error: unknown): CameraFailure {
  return (error instanceof Error && failures[error.name]) || unknown;
}
