import type { Insertable } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { Tx } from '../platform/platform.ts'

/** Rows of one statement. */
const atOnce = 200

/** Inserts the rows of a table, some hundreds with each statement, as the demo world has thousands. */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + atOnce) as never)
      .execute()
}

/** The same, and the ids of the rows in their order: an insert of several rows numbers them so. */
export async function insertNumbered<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const added = await tx
      .insertInto(table)
      .values(rows.slice(at, at + atOnce) as never)
      .returning('id' as never)
      .execute()
    ids.push(...added.map((row) => Number((row as { id: number }).id)).sort((one, other) => one - other))
  }
  return ids
}

/** The value of a key that the demo world certainly has. */
export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo world has no ${key}.`)
  return value
}
