import { type RawBuilder, sql } from 'kysely'

/** Condition that a row has this uuid or number (SPEC-02). `id` is a parsed recordId. */
export function recordIs(table: string, id: string): RawBuilder<boolean> {
  return /^\d+$/.test(id) ? sql`${sql.ref(`${table}.id`)} = ${id}::bigint` : sql`${sql.ref(`${table}.uuid`)} = ${id}::uuid`
}
