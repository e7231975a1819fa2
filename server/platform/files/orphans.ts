import type { Platform } from '../platform.ts'

/** Changes take seconds; a file that no row names after this long belongs to a change that never came about. */
const graceMs = 3_600_000
/** Names that FileStore.keep gives: whatever else stands in the folder or the bucket is not ours to remove. */
const ourName = /^[a-z]+\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/

/**
 * Removes stored files that no row names, as a crash between storing and committing leaves them (FIL-01). Looks through one page
 * of the store; a database that knows none of many files is more likely the wrong one, so few go at a time.
 * @returns where the next round goes on, undefined for the start.
 */
export async function removeOrphans(
  { db, files, now }: Pick<Platform, 'db' | 'files' | 'now'>,
  from: string | undefined,
  { look = 1000, remove = 50 } = {},
): Promise<string | undefined> {
  const page = await files.list(from, look)
  const before = now().getTime() - graceMs
  const old = page.files.filter(({ storageKey, storedAt }) => ourName.test(storageKey) && storedAt.getTime() < before)
  const keys = old.map(({ storageKey }) => storageKey)
  if (keys.length === 0) return page.next
  const rows = await db.selectFrom('files').select('storage_key').where('storage_key', 'in', keys).execute()
  const named = new Set(rows.map(({ storage_key }) => storage_key))
  const orphans = keys.filter((key) => !named.has(key))
  for (const key of orphans.slice(0, remove)) await files.remove(key)
  return orphans.length > remove ? from : page.next
}
