export type Row = Record<string, unknown>;

export type Answer = {
  /** The HTTP status a person's browser would get. */
  status: number;
  /** Rows of a table, or what a function returned as the only entry's `value`. */
  rows: Row[];
  /** SQLSTATE and text of a refusal. */
  code: string | null;
  message: string | null;
  hint: string | null;
};

export type InsertOptions = {
  /** Ask for the stored rows back. */
  returning?: boolean;
  /** What to do with rows whose id exists. */
  onConflict?: "merge" | "ignore";
};

/** One caller of the API with the key and token she has. */
export type Caller = {
  select: (table: string, where?: Row) => Promise<Answer>;
  count: (table: string, where?: Row) => Promise<number>;
  insert: (table: string, rows: Row | Row[], options?: InsertOptions) => Promise<Answer>;
  update: (table: string, where: Row, values: Row) => Promise<Answer>;
  remove: (table: string, where: Row) => Promise<Answer>;
  call: (name: string, values?: Row) => Promise<Answer>;
};

export type Person = Caller & { id: string; email: string };

/** A database with all migrations, reached as the API reaches it. */
export type Backend = {
  anonymous: Caller;
  service: Caller;
  /** Opens an account and signs in with its password, now or some minutes ago. */
  register: (email?: string, minutesAgo?: number) => Promise<Person>;
  /** Runs a statement as the owner of the database, behind all rules. */
  sql: (statement: string, values?: readonly string[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

let registered = 0;

export function newEmail(): string {
  registered += 1;
  return `person-${registered}-${crypto.randomUUID().slice(0, 8)}@example.org`;
}

/** What a function returned. */
export function valueOf(answer: Answer): unknown {
  return answer.rows[0]?.["value"];
}

export function newId(): string {
  return crypto.randomUUID();
}
