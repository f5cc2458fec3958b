/** How a page was photographed. */
export type Look =
  | "curved"
  | "pen"
  | "hand shadow"
  | "screen"
  | "thermal"
  | "two columns"
  | "upside down"
  | "dark"
  | "tilted"
  | "black pen"
  | "stamp"
  | "small"
  | "creased"
  | "moved"
  | "faded";

/** Photographs a flat page; runs in the browser, so everything it needs stands inside. Gives a JPEG in base64. */
export async function photographIn({
  flat,
  look,
  seed,
}: {
  flat: string;
  look: Look;
  seed: number;
}): Promise<string> {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const sheet = new Image();
  sheet.src = flat;
  await sheet.decode();
  const page = document.createElement("canvas");
  page.width = sheet.width;
  page.height = sheet.height;
  const pen = page.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(sheet, 0, 0);
  if (look === "pen") {
    pen.lineWidth = 4;
    pen.lineCap = "round";
    pen.globalCompositeOperation = "multiply";
    for (let mark = 0; mark < 6; mark += 1) {
      pen.strokeStyle = mark % 2 === 0 ? "rgb(38,58,176)" : "rgb(92,44,150)";
      const y = 190 + next() * 640;
      pen.beginPath();
      if (mark % 3 === 0) pen.ellipse(440, y, 60, 24, 0, 0, 7);
      else {
        pen.moveTo(380, y);
        for (let x = 380; x < 620; x += 12) pen.lineTo(x, y + Math.sin(x / 9) * 9 * next());
      }
      pen.stroke();
    }
  }
  if (look === "black pen") {
    pen.lineWidth = 3;
    pen.lineCap = "round";
    pen.strokeStyle = "rgb(34,32,36)";
    for (let mark = 0; mark < 5; mark += 1) {
      const x = 350 + next() * 350;
      const y = 190 + next() * 640;
      pen.beginPath();
      if (mark % 2 === 0) pen.ellipse(x, y, 58, 26, 0, 0, 7);
      else {
        pen.moveTo(x, y + 16);
        pen.lineTo(x + 130, y + 12 + 8 * next());
      }
      pen.stroke();
    }
  }
  if (look === "stamp") {
    const ink =
      ["rgba(120,40,140,.55)", "rgba(190,30,40,.6)", "rgba(40,60,170,.5)"][seed % 3] ?? "";
    pen.globalCompositeOperation = "multiply";
    pen.translate(420 + next() * 260, 300 + next() * 420);
    pen.rotate((next() - 0.5) * 0.8);
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.ellipse(0, 0, 190, 95, 0, 0, 7);
    pen.stroke();
    pen.font = "bold 38px 'Liberation Sans'";
    pen.textAlign = "center";
    pen.fillText("VERIFIED", 0, 0);
    pen.font = "26px 'Liberation Sans'";
    pen.fillText("12 AUG 2026", 0, 44);
    pen.resetTransform();
  }
  const source = pen.getImageData(0, 0, page.width, page.height);
  const margin = 90;
  const width = page.width + 2 * margin;
  const height = page.height + 2 * margin;
  const out = document.createElement("canvas");
  out.width = width;
  out.height = height;
  const ink = out.getContext("2d");
  if (!ink) throw new Error("no canvas");
  const photo = ink.createImageData(width, height);
  const side = next() < 0.5 ? -1 : 1;
  const tilt = ((look === "tilted" ? side * (5 + 4 * next()) : (next() - 0.5) * 3) * Math.PI) / 180;
  const keystone = (next() - 0.5) * (look === "tilted" ? 0.24 : 0.06);
  const isTurned = look === "upside down";
  const bend = look === "curved" ? 70 + next() * 50 : 0;
  const handX = width * (0.3 + 0.4 * next());
  const handY = height * (0.4 + 0.4 * next());
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cx = (isTurned ? width - x : x) - width / 2;
      const cy = (isTurned ? height - y : y) - height / 2;
      const wider = 1 + (keystone * cy) / height;
      let u = (cx * Math.cos(tilt) + cy * Math.sin(tilt)) * wider;
      let v = -cx * Math.sin(tilt) + cy * Math.cos(tilt);
      // A page that bulges towards the camera: lines above its middle bend up, those below bend down.
      const across = u / (page.width / 2);
      v += bend * (1 - across * across) * (0.35 + (0.65 * v) / (page.height / 2));
      if (look === "curved") u += 18 * Math.sin(across * 1.4) * 0.6;
      // Folded twice: each part of the sheet leans another way.
      const fold = (((v / page.height + 0.5) * 3) % 1) - 0.5;
      if (look === "creased") {
        u += Math.abs(fold) * 24 * across;
        v += (Math.abs(fold) - 0.25) * 30 * across * side;
      }
      const sx = u + page.width / 2;
      const sy = v + page.height / 2;
      const at = (y * width + x) * 4;
      const isPaper = sx >= 0 && sy >= 0 && sx < page.width - 1 && sy < page.height - 1;
      let light = 0.86 + (0.12 * (x + y)) / (width + height);
      if (look === "curved") light *= 0.8 + 0.2 * Math.cos(across * 1.1);
      if (look === "hand shadow") {
        const near = Math.hypot((x - handX) / 330, (y - handY) / 260);
        light *= near < 1 ? 0.45 : near < 1.25 ? 0.45 + (near - 1) * 2.2 : 1;
      }
      if (look === "dark") light *= [0.1, 0.16, 0.24][seed % 3] ?? 1;
      if (look === "creased")
        light *= 0.9 + 0.16 * fold * side - (Math.abs(fold) > 0.485 ? 0.25 : 0);
      const noise = (next() - 0.5) * (look === "dark" ? 22 : 9);
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      for (let channel = 0; channel < 3; channel += 1) {
        let value = [74, 58, 46][channel] ?? 0;
        if (isPaper) {
          const read = (dx: number, dy: number) =>
            source.data[((top + dy) * page.width + left + dx) * 4 + channel] ?? 255;
          const fx = sx - left;
          const fy = sy - top;
          value =
            (read(0, 0) * (1 - fx) + read(1, 0) * fx) * (1 - fy) +
            (read(0, 1) * (1 - fx) + read(1, 1) * fx) * fy;
          if (look === "thermal") value = 120 + value * 0.45 + (next() - 0.5) * 14;
          if (look === "faded") value = 150 + value * 0.36;
          if (look === "screen")
            value = 20 + value * 0.9 * (0.9 + 0.1 * Math.sin(sx * 1.9 + sy * 0.35));
        }
        photo.data[at + channel] = value * light + noise;
      }
      photo.data[at + 3] = 255;
    }
  }
  ink.putImageData(photo, 0, 0);
  const soft = document.createElement("canvas");
  const size = look === "small" ? 0.62 : 1.25;
  soft.width = Math.round(width * size);
  soft.height = Math.round(height * size);
  const lens = soft.getContext("2d");
  if (!lens) throw new Error("no canvas");
  lens.filter = "blur(0.7px)";
  lens.drawImage(out, 0, 0, soft.width, soft.height);
  // The hand moved while the picture was taken.
  const copies = look === "moved" ? 4 : 0;
  for (let step = 1; step <= copies; step += 1) {
    lens.globalAlpha = 1 / (step + 1);
    lens.drawImage(out, step * 1.5, step * 0.7, soft.width, soft.height);
  }
  return soft.toDataURL("image/jpeg", 0.82).split(",")[1] ?? "";
}
