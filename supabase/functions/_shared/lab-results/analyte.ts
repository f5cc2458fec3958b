/** The smallest and largest number that a unit can sensibly carry. */
export type Limits = readonly [least: number, most: number];

/** International value = (conventional value - offset) x factor. */
export type UnitFactor = {
  conventional: string;
  international: string;
  factor: number;
  offset?: number;
  /** How many decimals a lab prints in each of the two. */
  decimals: { conventional: number; international: number };
};

/** A thing that labs measure. */
export type Analyte = {
  /** Its usual short name, as shown to the reader. */
  test: string;
  /** Names on reports and in messages, in small letters, with spaces for anything between the words. */
  names: readonly string[];
  /**
   * Technical limits by unit, far wider than any reference range: outside them a decimal point was
   * probably lost, or a digit misread. They say nothing about health. Units as `unitKey` writes them.
   */
  limits: Readonly<Record<string, Limits>>;
  /** One sentence on what the test is for. */
  purpose?: string;
  /** The lab test's id among our guides. */
  page?: string;
  factors?: readonly UnitFactor[];
  /** Not this test when an unknown word stands before the name, as in "urine glucose". */
  isBareName?: true;
};
