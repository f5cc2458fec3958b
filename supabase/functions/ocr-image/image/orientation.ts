const EXIF_NAME = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** From what a camera wrote about a photo, which way is up and nothing else; empty when it is upright. */
export function orientationSegment(data: Uint8Array): Uint8Array {
  const orientation = readOrientation(data);
  if (orientation === null || orientation < 2 || orientation > 8) return new Uint8Array();
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const length = 2 + EXIF_NAME.length + tiff.length;
  return Uint8Array.from([0xff, 0xe1, 0, length, ...EXIF_NAME, ...tiff]);
}

function readOrientation(data: Uint8Array): number | null {
  const tiffAt = EXIF_NAME.length;
  if (!EXIF_NAME.every((byte, index) => data[index] === byte)) return null;
  const isLittleEndian = data[tiffAt] === 0x49;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const has = (at: number, length: number) => at + length <= data.length;
  if (!has(tiffAt, 8)) return null;
  const listAt = tiffAt + view.getUint32(tiffAt + 4, isLittleEndian);
  if (!has(listAt, 2)) return null;
  const entries = view.getUint16(listAt, isLittleEndian);
  for (let at = listAt + 2; at < listAt + 2 + entries * 12 && has(at, 12); at += 12) {
    const isOrientation = view.getUint16(at, isLittleEndian) === ORIENTATION_TAG;
    if (isOrientation && view.getUint16(at + 2, isLittleEndian) === SHORT) {
      return view.getUint16(at + 8, isLittleEndian);
    }
  }
  return null;
}
