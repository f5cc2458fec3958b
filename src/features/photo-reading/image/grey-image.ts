/** A picture of grey values, row by row, 0 black to 255 white. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** The brightness of each pixel of a colour picture (red, green, blue, alpha). */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < data.length; pixel += 1, at += 4) {
    data[pixel] = brightness(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  }
  return { width, height, data };
}

function brightness(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8;
}

/** The picture made smaller by a whole number of times, each pixel the mean of those it stands for. */
export function shrunk(image: GreyImage, times: number): GreyImage {
  if (times <= 1) return image;
  const width = Math.max(1, Math.floor(image.width / times));
  const height = Math.max(1, Math.floor(image.height / times));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const rows = Math.min(times, image.height);
  const columns = Math.min(times, image.width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = 0; row < rows; row += 1) {
      let at = (y * times + row) * image.width;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let column = 0; column < columns; column += 1) sum += image.data[at++] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) data[y * width + x] = (sums[x] ?? 0) / (rows * columns);
  }
  return { width, height, data };
}

/** The brightness that the brightest tenth of a picture reaches, which is its paper; 0 to 255. */
export function paperBrightness({ data }: GreyImage): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let left = data.length / 10;
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
}

/** The picture as a portable grey map, the plainest format that the reader takes. */
export function portableGreyMap({ width, height, data }: GreyImage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + data.length);
  bytes.set(head);
  bytes.set(data, head.length);
  return bytes;
}
