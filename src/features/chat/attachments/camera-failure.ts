import { UNSUPPORTED } from "./rear-camera";

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
