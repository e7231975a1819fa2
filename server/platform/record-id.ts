import { type RawBuilder, sql } from 'kysely'

/** Condition that a row has this uuid or number (SPEC-02). `id` is a parsed recordId. */
export function recordIs(table: string, id: string): RawBuilder<boolean> {
  return /^\d+$/.test(id) ? sql`${sql.ref(`${table}.id`)} = ${id}::bigint` : sql`${sql.ref(`${table}.uuid`)} = ${id}::uuid`
}

/** Whether there is a row for each id (SPEC-02), which is a uuid in any letter case or a number. */
export function areAllFound(ids: readonly string[], rows: readonly { readonly id: number; readonly uuid: string }[]): boolean {
  const found = new Set(rows.flatMap(({ id, uuid }) => [String(id), uuid]))
  return ids.every((id) => found.has(id.toLowerCase()))
}
