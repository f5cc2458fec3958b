const Z = 1.96;

/** A share with its 95 % interval by Wilson, such as `0.981 [0.957, 0.992] (n = 212)`. */
export function shareInWords(count: number, all: number): string {
  if (all === 0) return "- (n = 0)";
  const [low, high] = wilsonInterval(count, all);
  return `${(count / all).toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] (n = ${all})`;
}

/** The 95 % interval of a share. */
export function wilsonInterval(count: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1];
  const share = count / all;
  const spread = Z * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all));
  const centre = share + (Z * Z) / (2 * all);
  const scale = 1 + (Z * Z) / all;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
