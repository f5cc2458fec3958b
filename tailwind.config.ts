import type { Config } from "tailwindcss";

const colours = [
  "paper",
  "surface",
  "sunken",
  "line",
  "line-strong",
  "ink",
  "ink-2",
  "ink-3",
  "primary",
  "primary-hover",
  "primary-active",
  "on-primary",
  "primary-soft",
  "primary-soft-2",
  "cloth",
  "cloth-2",
  "on-cloth",
  "on-cloth-2",
  "cloth-line",
  "accent",
  "accent-soft",
  "accent-ink",
  "patch-lt",
  "patch-ink",
  "danger",
  "danger-hover",
  "on-danger",
  "danger-soft",
  "danger-ink",
  "warning",
  "warning-soft",
  "warning-ink",
  "success",
  "success-soft",
  "success-ink",
  "focus",
];

function tokens(names: readonly string[], prefix = ""): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]));
}

/** Gives each design token of src/styles/tokens.css its utility, and no other colours, sizes or shadows. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      inherit: "inherit",
      ...tokens(colours),
    },
    fontFamily: {
      display: "var(--font-display)",
      body: "var(--font-body)",
      mono: "var(--font-mono)",
    },
    fontSize: {
      xs: ["var(--text-xs)", { lineHeight: "1.4" }],
      sm: ["var(--text-sm)", { lineHeight: "1.45" }],
      md: ["var(--text-md)", { lineHeight: "var(--leading-body)" }],
      lg: ["var(--text-lg)", { lineHeight: "1.5" }],
      xl: ["var(--text-xl)", { lineHeight: "var(--leading-title)" }],
      "2xl": ["var(--text-2xl)", { lineHeight: "1.14" }],
      "3xl": ["var(--text-3xl)", { lineHeight: "var(--leading-display)" }],
    },
    borderRadius: {
      0: "0",
      1: "var(--radius-1)",
      2: "var(--radius-2)",
      round: "var(--radius-round)",
    },
    boxShadow: { none: "none", ...tokens(["1", "2", "3"], "shadow-") },
    screens: { sm: "640px", md: "768px", lg: "1024px", nav: "1220px" },
    extend: {
      maxWidth: { measure: "var(--measure)", page: "var(--page)" },
      transitionTimingFunction: { cloth: "var(--ease)" },
      transitionDuration: { 1: "var(--dur-1)", 2: "var(--dur-2)", 3: "var(--dur-3)" },
    },
  },
} satisfies Config;
