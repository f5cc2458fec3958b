import type { InsertOptions, Row } from "./backend.ts";

export type Statement = { text: string; values: string[] };

/** The statement PostgREST would run for reading a table. */
export function selectStatement(table: string, what: string, where: Row): Statement {
  const filter = condition(where, 1);
  return { text: `select ${what} from public.${table} ${filter.text}`, values: filter.values };
}

export function insertStatement(table: string, rows: Row[], options: InsertOptions): Statement {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map(quoted).join(", ");
  const updates = names.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(", ");
  const conflict = {
    none: "",
    ignore: "on conflict (id) do nothing",
    merge: `on conflict (id) do update set ${updates}`,
  }[options.onConflict ?? "none"];
  const text = `insert into public.${table} (${columns})
    select ${columns} from json_populate_recordset(null::public.${table}, $1::text::json)
    ${conflict} ${options.returning === true ? "returning *" : ""}`;
  return { text, values: [JSON.stringify(rows)] };
}

export function updateStatement(table: string, where: Row, values: Row): Statement {
  const columns = Object.keys(values).map(quoted).join(", ");
  const filter = condition(where, 2);
  const text = `update public.${table} set (${columns}) = (
      select ${columns} from json_populate_record(null::public.${table}, $1::text::json)
    ) ${filter.text} returning *`;
  return { text, values: [JSON.stringify(values), ...filter.values] };
}

export function deleteStatement(table: string, where: Row): Statement {
  const filter = condition(where, 1);
  return { text: `delete from public.${table} ${filter.text} returning *`, values: filter.values };
}

/** `types` names the type of each argument as the function declares it. */
export function callStatement(name: string, values: Row, types: Map<string, string>): Statement {
  const names = Object.keys(values);
  if (names.length === 0) return { text: `select public.${name}() as value`, values: [] };
  const passed = names.map((key) => `${quoted(key)} => given.${quoted(key)}`).join(", ");
  const read = names.map((key) => `${quoted(key)} ${types.get(key) ?? "text"}`).join(", ");
  const text = `select public.${name}(${passed}) as value
    from json_to_record($1::text::json) as given(${read})`;
  return { text, values: [JSON.stringify(values)] };
}

function condition(where: Row, firstParameter: number): Statement {
  const terms = Object.keys(where).map(
    (name, index) => `${quoted(name)} = $${String(firstParameter + index)}`,
  );
  return {
    text: terms.length === 0 ? "" : `where ${terms.join(" and ")}`,
    values: Object.values(where).map(String),
  };
}

function quoted(name: string): string {
  return `"${name}"`;
}
