import { type GreyImage, shrunk } from "./grey-image";

/** What counts as black and as white, as shares of the brightness around. */
export type InkRange = { black: number; white: number };

const SHRINK = 8;
const REACH = 6;
/** What is darker than this share of the brightest places is table top, not paper in the shadow. */
const DARKEST_PAPER = 0.5;

/** Evens out the light: each pixel over the brightness around it, so that paper is white and shadows go. */
export function evenIllumination(image: GreyImage, { black, white }: InkRange): GreyImage {
  const light = blurred(shrunk(image, SHRINK), REACH);
  const floor = brightest(light) * DARKEST_PAPER;
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  const scale = 255 / (white - black);
  const columns = new Int32Array(width);
  const weights = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const position = Math.min(Math.max((x + 0.5) / SHRINK - 0.5, 0), light.width - 1);
    columns[x] = Math.min(Math.floor(position), Math.max(light.width - 2, 0));
    weights[x] = position - (columns[x] ?? 0);
  }
  const row = new Float32Array(light.width + 1);
  for (let y = 0; y < height; y += 1) {
    const position = Math.min(Math.max((y + 0.5) / SHRINK - 0.5, 0), light.height - 1);
    const top = Math.min(Math.floor(position), Math.max(light.height - 2, 0));
    const weight = position - top;
    const below = Math.min(top + 1, light.height - 1);
    for (let x = 0; x < light.width; x += 1) {
      const upper = light.data[top * light.width + x] ?? 0;
      row[x] = upper + ((light.data[below * light.width + x] ?? 0) - upper) * weight;
    }
    row[light.width] = row[light.width - 1] ?? 0;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const column = columns[x] ?? 0;
      const left = row[column] ?? 0;
      const around = left + ((row[column + 1] ?? 0) - left) * (weights[x] ?? 0);
      const lift = around < floor ? floor - around : 0;
      const value = (((image.data[at] ?? 0) + lift) / (around + lift + 1) - black) * scale;
      data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return { width, height, data };
}

/** The brightness that a tenth of the picture reaches. */
function brightest({ data }: GreyImage): number {
  return data.toSorted()[Math.floor(data.length * 0.9)] ?? 0;
}

/** The mean over a square around each pixel, cut off at the picture's edges. */
function blurred(image: GreyImage, reach: number): GreyImage {
  const { width, height } = image;
  const across = meanOfRows(image.data, width, height, reach);
  const turned = meanOfRows(transposed(across, width, height), height, width, reach);
  return { width, height, data: transposed(turned, height, width) };
}

function meanOfRows(data: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const means = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += data[start + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += data[start + x + reach] ?? 0;
      if (x - reach - 1 >= 0) sum -= data[start + x - reach - 1] ?? 0;
      means[start + x] = sum / (Math.min(x + reach, width - 1) - Math.max(x - reach, 0) + 1);
    }
  }
  return means;
}

function transposed(data: Uint8Array, width: number, height: number): Uint8Array {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return turned;
}
