import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../database/database.ts'
import { beginReading, nameOf, readRows, readTables } from '../database/table-reading.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** Tables that a restore changes: it ends sessions. */
const changedByRestore = ['access_tokens', 'refresh_tokens', 'login_challenges', 'sessions']

/** A hash of the rows of every table, in no order; equal when all rows are. */
export async function readTableHashes({ pool }: Database): Promise<Record<string, string>> {
  const client = await pool.connect()
  const hashes: Record<string, string> = {}
  try {
    await beginReading(client)
    for (const table of await readTables(client)) {
      if (changedByRestore.includes(table.name)) continue
      const rows: string[] = []
      const columns = table.columns.toSorted()
      for await (const batch of readRows(client, { ...table, columns })) rows.push(...batch.map((row) => JSON.stringify(row)))
      hashes[nameOf(table)] = `${rows.length} ${createHash('sha256').update(rows.toSorted().join('\n')).digest('hex')}`
    }
    await client.query('commit')
  } finally {
    client.release(true)
  }
  return hashes
}

/** The SHA-256 in the store of every file that the database names. */
export async function readFileHashes({ db }: Database, store: FileStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const { storage_key } of await db.selectFrom('files').select('storage_key').orderBy('storage_key').execute()) {
    const stream = await store.read(storage_key)
    hashes[storage_key] = stream
      ? createHash('sha256')
          .update(await buffer(stream))
          .digest('hex')
      : 'missing'
  }
  return hashes
}
