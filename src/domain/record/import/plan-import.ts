import { findHoles } from "@/domain/record/cycles";
import {
  BLEEDING,
  emptyDay,
  type RecordDay,
  recordDaySchema,
  type RecordSettings,
  recordSettingsSchema,
} from "@/domain/record/record-schema";
import {
  entriesOf,
  type RecordEntries,
  type RecordRow,
  type RecordTable,
  type RowOf,
  tableRules,
  withRows,
} from "@/domain/record/record-tables";
import { addDays } from "@/domain/whole-days";

/** What can differ between a record and a file; she decides about each of these at once. */
export const CONFLICT_GROUPS = [
  "bleeding",
  "notes",
  "other",
  "results",
  "spans",
  "questions",
] as const;

export type ConflictGroup = (typeof CONFLICT_GROUPS)[number];

/** What bringing in a file would do to a record. */
export type ImportPlan = {
  /** Rows that are not here yet. */
  added: number;
  /** Days that are here and gain something, with nothing against it. */
  filled: number;
  /** Rows that say nothing that is not here already. */
  same: number;
  /** Rows that are here and say something else. */
  different: number;
  /** How many rows differ, by what differs. */
  conflicts: ReadonlyMap<ConflictGroup, number>;
  /** The rows to be written, once she has said where the file wins. */
  rowsFor: (takeTheirs: ReadonlySet<ConflictGroup>) => RecordEntries;
};

const bleedingFields: readonly string[] = ["bleeding", "startsCycle", "pads", "clots"];
/** What tells rows apart, or says who knows them. */
const apartFields: readonly string[] = ["day", "rev", "updatedAt"];

function groupOf(field: string): ConflictGroup {
  if (bleedingFields.includes(field)) return "bleeding";
  return field === "note" ? "notes" : "other";
}

function isSilent(value: unknown): boolean {
  return value === null || value === "";
}

/** As many signs as a day can hold. */
const LONGEST_LIST = 20;

/** Both where they are lists, else the first that says something. */
function joined(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) {
    return [...new Set([...first, ...second])].slice(0, LONGEST_LIST);
  }
  return isSilent(first) ? second : first;
}

type Field = { field: string; mine: unknown; theirs: unknown };

function fieldsOf(mine: RecordDay, theirs: RecordDay): Field[] {
  const here = new Map<string, unknown>(Object.entries(mine));
  return Object.entries(theirs).flatMap(([field, value]) =>
    apartFields.includes(field) ? [] : [{ field, mine: here.get(field), theirs: value }],
  );
}

/** The groups of a day's fields about which both say something, and not the same. */
function conflictsOf(mine: RecordDay, theirs: RecordDay): Set<ConflictGroup> {
  const differing = fieldsOf(mine, theirs).filter(
    (both) =>
      !isSilent(both.mine) &&
      !isSilent(both.theirs) &&
      !Array.isArray(both.mine) &&
      both.mine !== both.theirs,
  );
  return new Set(differing.map(({ field }) => groupOf(field)));
}

function mergedDay(
  mine: RecordDay,
  theirs: RecordDay,
  takeTheirs: ReadonlySet<ConflictGroup>,
): RecordDay {
  const conflicts = conflictsOf(mine, theirs);
  const fields = fieldsOf(mine, theirs).map((both): [string, unknown] => {
    const group = groupOf(both.field);
    const isTheirs = conflicts.has(group) && takeTheirs.has(group);
    const [first, second] = isTheirs ? [both.theirs, both.mine] : [both.mine, both.theirs];
    // Pads and clots belong to the amount that they were noted with.
    const isWhole = group === "bleeding" && conflicts.has(group);
    return [both.field, isWhole ? first : joined(first, second)];
  });
  return recordDaySchema.parse({ ...mine, ...Object.fromEntries(fields) });
}

/** What a row says, whatever the order of its fields and whoever knows it. */
function inOrder(row: RecordRow): string {
  const fields = Object.entries({ ...row, rev: null, updatedAt: "" });
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Pair<Table extends RecordTable> = { mine: RowOf<Table> | undefined; theirs: RowOf<Table> };

function pairsOf<Table extends RecordTable>(
  table: Table,
  record: RecordEntries,
  file: RecordEntries,
): Pair<Table>[] {
  const { keyOf } = tableRules[table];
  const known = new Map(record[table].map((row) => [keyOf(row), row]));
  return file[table].map((theirs) => ({ mine: known.get(keyOf(theirs)), theirs }));
}

const otherTables = ["results", "spans", "questions"] as const;
const none: ReadonlySet<ConflictGroup> = new Set();

/** Compares a file with a record; nothing that is in the record is replaced unless she says so. */
export function planImport(record: RecordEntries, file: RecordEntries): ImportPlan {
  const figures = { added: 0, filled: 0, same: 0, different: 0 };
  const conflicts = new Map<ConflictGroup, number>();

  function differs(groups: Iterable<ConflictGroup>): void {
    figures.different += 1;
    for (const group of groups) conflicts.set(group, (conflicts.get(group) ?? 0) + 1);
  }

  const days = pairsOf("days", record, file);
  for (const { mine, theirs } of days) {
    const groups = mine === undefined ? none : conflictsOf(mine, theirs);
    if (mine === undefined) figures.added += 1;
    else if (groups.size > 0) differs(groups);
    else if (inOrder(mergedDay(mine, theirs, none)) === inOrder(mine)) figures.same += 1;
    else figures.filled += 1;
  }
  for (const table of otherTables) {
    for (const { mine, theirs } of pairsOf(table, record, file)) {
      if (mine === undefined) figures.added += 1;
      else if (inOrder(mine) === inOrder(theirs)) figures.same += 1;
      else differs([table]);
    }
  }

  function rowsFor(takeTheirs: ReadonlySet<ConflictGroup>): RecordEntries {
    const others = entriesOf((table) =>
      pairsOf(table, record, file).flatMap(({ mine, theirs }) => {
        const isTaken = table !== "days" && takeTheirs.has(table);
        if (mine !== undefined && (!isTaken || inOrder(mine) === inOrder(theirs))) return [];
        return [{ ...theirs, rev: mine?.rev ?? null }];
      }),
    );
    const merged = days.flatMap(({ mine, theirs }) => {
      const row = mine === undefined ? null : mergedDay(mine, theirs, takeTheirs);
      return mine === undefined || row === null || inOrder(row) === inOrder(mine) ? [] : [row];
    });
    return { ...others, days: [...others.days, ...merged] };
  }

  return { ...figures, conflicts, rowsFor };
}

/** Whether nothing was told or chosen: also a list without anything, or a group of such fields. */
function isBlank(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return isSilent(value) || value === false;
}

/** The settings of a record, its empty ones filled from a copy. */
export function joinedSettings(mine: RecordSettings, theirs: RecordSettings): RecordSettings {
  const here = new Map<string, unknown>(Object.entries(mine));
  const fields = Object.entries(theirs).map(([field, value]): [string, unknown] => {
    const before = here.get(field);
    return [field, isBlank(before) ? value : before];
  });
  const startedOn = mine.startedOn < theirs.startedOn ? mine.startedOn : theirs.startedOn;
  return recordSettingsSchema.parse({ ...Object.fromEntries(fields), startedOn, rev: mine.rev });
}

/**
 * The days without an entry inside the time that a file tells of, in silences long enough to hide a
 * period, as days without bleeding: for when she says that the file knows all of her periods.
 */
export function silentDays(record: RecordEntries, written: RecordEntries): RecordDay[] {
  const days = withRows("days", record.days, written.days);
  const bled = written.days
    .filter(({ bleeding }) => bleeding !== null && bleeding >= BLEEDING.light)
    .map(({ day }) => day)
    .toSorted();
  const [first, last] = [bled[0], bled.at(-1)];
  if (first === undefined || last === undefined) return [];
  return findHoles(days.map(({ day }) => day))
    .filter(({ fromDay, toDay }) => fromDay > first && toDay < last)
    .flatMap(({ fromDay, length }) =>
      Array.from({ length }, (_, place) => ({
        ...emptyDay(addDays(fromDay, place)),
        bleeding: BLEEDING.none,
      })),
    );
}
