import type { Targets } from "lightningcss";

/** What scripts are written down to: below these versions the site does not start, as docs/browsers.md says. */
export const scriptTargets = ["chrome100", "safari15.4", "firefox102"];

/** What styles are written down to, for those who only read. */
export const cssTargets = ["chrome90", "safari15.4", "firefox102"];

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The same browsers as `cssTargets`, as Lightning CSS counts them. */
export const styleTargets: Targets = {
  chrome: version(90),
  safari: version(15, 4),
  ios_saf: version(15, 4),
  firefox: version(102),
};

type Declaration = { value: string; cloneBefore: (overrides: { value: string }) => unknown };

/** Says each height of the changing screen in fixed units first: Chrome before 108 knows no others. */
export function fixedHeightsFirst() {
  return {
    postcssPlugin: "fixed-heights-first",
    Declaration(declaration: Declaration) {
      if (!declaration.value.includes("dvh")) return;
      declaration.cloneBefore({ value: declaration.value.replaceAll("dvh", "vh") });
    },
  };
}
