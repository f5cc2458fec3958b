/** The smallest programs that only run where each kind of vector instruction is known. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
];
const RELAXED_SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15,
  65, 2, 253, 15, 253, 128, 2, 11,
];

const isKnown = (program: readonly number[]) => WebAssembly.validate(new Uint8Array(program));

/** The name of the fastest reading core that this browser can run, without its ending. */
export function fastestCore(): string {
  if (isKnown(RELAXED_SIMD)) return "tesseract-core-relaxedsimd-lstm";
  return isKnown(SIMD) ? "tesseract-core-simd-lstm" : "tesseract-core-lstm";
}
