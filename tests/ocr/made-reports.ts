/** How the rows of a made-up report stand on its page. */
export type Layout =
  | "table"
  | "ruled"
  | "result last"
  | "two columns"
  | "dotted"
  | "brackets"
  | "flag beside";

/** A made-up report: its rows as they are, and its page. */
export type MadeReport = { rows: readonly MadeRow[]; html: string };
export type MadeRow = { analyte: string; value: string; unit: string; ref: string; flag: string };

type Measured = readonly [unit: string, low: number, high: number, decimals: number];
type MadeTest = { names: readonly string[]; units: readonly Measured[] };

const mIU: Measured = ["mIU/mL", 2.4, 12.6, 1];
const tests: readonly MadeTest[] = [
  {
    names: ["Luteinizing Hormone (LH)", "LH", "LH (Luteinising Hormone)"],
    units: [mIU, ["IU/L", 1.9, 12.5, 1]],
  },
  {
    names: ["FSH", "Follicle Stimulating Hormone", "FSH, Serum"],
    units: [
      ["mIU/mL", 3.5, 12.5, 1],
      ["IU/L", 2.5, 10.2, 2],
    ],
  },
  {
    names: ["Total Testosterone", "Testosterone, Total", "Testosterone (Total)"],
    units: [
      ["ng/dL", 8, 60, 0],
      ["nmol/L", 0.29, 1.67, 2],
      ["ng/mL", 0.06, 0.82, 2],
    ],
  },
  {
    names: ["Free Testosterone", "Testosterone, Free"],
    units: [
      ["pg/mL", 0, 4.2, 1],
      ["pmol/L", 1.0, 30.0, 1],
    ],
  },
  { names: ["SHBG", "Sex Hormone Binding Globulin"], units: [["nmol/L", 24.6, 122, 1]] },
  {
    names: ["DHEA-S", "DHEA Sulphate", "DHEA-Sulfate"],
    units: [
      ["ug/dL", 84.8, 378, 0],
      ["umol/L", 2.68, 9.23, 2],
    ],
  },
  {
    names: ["AMH", "Anti-Mullerian Hormone (AMH)", "Anti-Mullerian Hormone"],
    units: [
      ["ng/mL", 1.18, 9.16, 2],
      ["pmol/L", 8.4, 65.4, 1],
    ],
  },
  {
    names: ["Prolactin", "Prolactin (PRL)"],
    units: [
      ["ng/mL", 4.8, 23.3, 1],
      ["mIU/L", 102, 496, 0],
    ],
  },
  {
    names: ["TSH", "Thyroid Stimulating Hormone"],
    units: [
      ["uIU/mL", 0.27, 4.2, 2],
      ["mIU/L", 0.4, 4, 3],
    ],
  },
  {
    names: ["Estradiol (E2)", "Oestradiol"],
    units: [
      ["pg/mL", 12.5, 166, 0],
      ["pmol/L", 46, 607, 0],
    ],
  },
  {
    names: ["Fasting Glucose", "Glucose, Fasting", "Fasting Blood Sugar"],
    units: [
      ["mg/dL", 70, 99, 0],
      ["mmol/L", 3.9, 5.5, 1],
    ],
  },
  {
    names: ["Fasting Insulin", "Insulin, Fasting"],
    units: [
      ["uIU/mL", 2.6, 24.9, 1],
      ["pmol/L", 17.8, 173, 0],
    ],
  },
  {
    names: ["HbA1c", "HbA1c (Glycated Haemoglobin)"],
    units: [
      ["%", 4, 5.6, 1],
      ["mmol/mol", 20, 38, 0],
    ],
  },
  {
    names: ["Total Cholesterol", "Cholesterol, Total"],
    units: [
      ["mg/dL", 100, 199, 0],
      ["mmol/L", 2.6, 5.2, 1],
    ],
  },
  {
    names: ["Triglycerides"],
    units: [
      ["mg/dL", 35, 149, 0],
      ["mmol/L", 0.4, 1.7, 2],
    ],
  },
  {
    names: ["HDL Cholesterol", "HDL-C"],
    units: [
      ["mg/dL", 40, 80, 0],
      ["mmol/L", 1.03, 2.1, 2],
    ],
  },
  {
    names: ["Vitamin D", "25-OH Vitamin D"],
    units: [
      ["ng/mL", 30, 100, 1],
      ["nmol/L", 75, 250, 0],
    ],
  },
  {
    names: ["Creatinine", "Serum Creatinine"],
    units: [
      ["mg/dL", 0.5, 1.1, 2],
      ["umol/L", 44, 97, 0],
    ],
  },
  { names: ["ALT (SGPT)", "ALT"], units: [["U/L", 0, 32, 0]] },
  { names: ["AST (SGOT)", "AST"], units: [["U/L", 0, 40, 0]] },
];
const heads = [
  "Lekki Crescent Laboratory",
  "Riverside Women's Clinic",
  "Zaria Road Diagnostics",
  "Palm Grove Medical Laboratory",
  "Juniper Valley Labs",
];
const fonts = [
  "Liberation Sans",
  "Liberation Serif",
  "DejaVu Sans Mono",
  "DejaVu Sans",
  "Liberation Mono",
  "Liberation Sans Narrow",
  "DejaVu Serif",
];
const MOST_ROWS = 16;

/** Numbers between 0 and 1, the same ones from the same seed in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A report by its seed, the same one in every run. */
export function madeReport(seed: number, layout: Layout): MadeReport {
  const next = numbersFrom(seed * 2654435761);
  for (let turn = 0; turn < 8; turn += 1) next();
  const one = <Item>(items: readonly Item[], other: Item) =>
    items[Math.floor(next() * items.length)] ?? other;
  const isInternational = next() < 0.35;
  const rows = tests
    .map((test) => ({ test, place: next() }))
    .toSorted((first, second) => first.place - second.place)
    .slice(0, MOST_ROWS)
    .map(({ test }): MadeRow => {
      const [unit, low, high, decimals] = isInternational
        ? one(test.units, mIU)
        : (test.units[0] ?? mIU);
      // Lower than the range at times, and now and then far above it.
      const share = next() < 0.12 ? 1.5 + 2 * next() : next() * 1.5 - 0.15;
      const value = Math.max(low + (high - low) * share, 0.4 * low, 10 ** -decimals).toFixed(
        decimals,
      );
      const analyte = one(test.names, "");
      return {
        analyte,
        value,
        unit,
        ref: `${low.toFixed(decimals)} - ${high.toFixed(decimals)}`,
        flag: Number(value) > high ? "H" : Number(value) < low ? "L" : "",
      };
    });
  const shown = layout === "two columns" ? rows.slice(0, rows.length - (rows.length % 2)) : rows;
  return {
    rows: shown,
    html: pageOf(shown, layout, { head: one(heads, ""), font: one(fonts, ""), seed }),
  };
}

type Dress = { head: string; font: string; seed: number };

function pageOf(rows: readonly MadeRow[], layout: Layout, { head, font, seed }: Dress): string {
  const size = layout === "two columns" ? 17 : 23;
  const border = layout === "ruled" ? "td{border:2px solid #444;padding:0 10px}" : "";
  const body =
    layout === "dotted" || layout === "brackets"
      ? rows.map((row) => lineOf(row, layout)).join("")
      : `<table style="border-collapse:collapse;width:100%;line-height:1.75"><tbody>${tableOf(rows, layout)}</tbody></table>`;
  return `<style>${border}.dots{display:flex}.dots i{flex:1;overflow:hidden;white-space:nowrap;font-style:normal}</style>
    <body style="margin:0;background:#fff;color:#111;width:1100px;font:${size}px '${font}'">
    <div style="padding:60px 50px"><h1 style="font-size:34px;margin:0 0 8px">${head}</h1>
    <p style="margin:0 0 26px">Patient: Example Person &nbsp; Lab No: ${4000 + seed} &nbsp; Sex: F</p>
    ${body}<p style="margin-top:30px">H = above the range, L = below the range.</p></div></body>`;
}

function tableOf(rows: readonly MadeRow[], layout: Layout): string {
  const cells = ({ analyte, value, unit, ref, flag }: MadeRow) => {
    if (layout === "two columns") return [analyte, value, unit, ref];
    if (layout === "result last") return [analyte, unit, ref, `${value} ${flag}`];
    if (layout === "flag beside") return [analyte, `${value} ${flag}`, ref, unit];
    return [analyte, value, unit, ref, flag];
  };
  const htmlOf = (row: MadeRow) =>
    cells(row)
      .map((cell) => `<td>${cell}</td>`)
      .join("");
  if (layout !== "two columns") return rows.map((row) => `<tr>${htmlOf(row)}</tr>`).join("");
  return rows
    .flatMap((row, index) => {
      const second = rows[index + 1];
      return index % 2 === 0 && second
        ? [`<tr>${htmlOf(row)}<td>&nbsp;</td>${htmlOf(second)}</tr>`]
        : [];
    })
    .join("");
}

function lineOf({ analyte, value, unit, ref, flag }: MadeRow, layout: Layout): string {
  const range = `(${ref})`;
  if (layout === "brackets") {
    return `<p style="margin:0;line-height:1.75">${analyte}: ${value} ${unit} ${range} ${flag}</p>`;
  }
  const dots = ".".repeat(120);
  return `<p class="dots" style="margin:0;line-height:1.75"><span>${analyte}&nbsp;</span><i>${dots}</i><span>&nbsp;${value} ${unit} &nbsp; ${range} ${flag}</span></p>`;
}
