import { useEffect, useRef } from "react";

import { cn } from "@/lib/cn";

/** A picture of grey values, row by row, 0 black to 255 white. */
type GreyPicture = { width: number; height: number; data: Uint8Array };
type Area = { left: number; top: number; right: number; bottom: number };

export type PictureStripProps = {
  picture: GreyPicture;
  /** What to show of it, in its pixels; what reaches beyond its edges is white. */
  area: Area;
  alt: string;
  className?: string;
};

const MOST_GREY = 255;

function rounded({ left, top, right, bottom }: Area) {
  const [x, y] = [Math.round(left), Math.round(top)];
  const width = Math.max(1, Math.round(right) - x);
  const height = Math.max(1, Math.round(bottom) - y);
  return { x, y, width, height };
}

function cutOut(picture: GreyPicture, area: Area): ImageData {
  const { x: left, y: top, width, height } = rounded(area);
  const strip = new ImageData(width, height);
  const colours = new Uint32Array(strip.data.buffer);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [left + column, top + row];
      const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
      const grey = isInside ? (picture.data[y * picture.width + x] ?? MOST_GREY) : MOST_GREY;
      colours[row * width + column] = grey * 0x01_01_01 + 0xff_00_00_00;
    }
  }
  return strip;
}

/** Shows a part of a picture that is in memory, as wide as there is room. */
export function PictureStrip({ picture, area, alt, className }: PictureStripProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = rounded(area);

  useEffect(() => {
    canvas.current?.getContext("2d")?.putImageData(cutOut(picture, area), 0, 0);
  }, [picture, area]);

  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its pixels are in memory and have no address
      role="img"
      aria-label={alt}
      width={width}
      height={height}
      className={cn("block w-full rounded-1 border border-line-strong", className)}
    />
  );
}
