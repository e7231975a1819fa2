import { refuse } from '#domain/kernel/refusals.ts'
import { changeOwn } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type PortfolioRow, readPortfolioItem } from './files.reads.ts'
import { refuseWhenFull } from './own-records.writes.ts'

interface Fields {
  readonly description: string
  readonly link: string
}
const purpose = 'portfolio'

/** Adds an item to a person's portfolio, with or without a file (PRT-01). */
export function addPortfolioItem(platform: Platform, person: Person, fields: Fields, upload: Upload | undefined) {
  return changeOwn(platform, person, { upload, purpose }, async (tx, now, keep) => {
    const refusal = await refuseWhenFull(tx, 'portfolio_items', person.id)
    if (refusal) return refusal
    const { id } = await tx
      .insertInto('portfolio_items')
      .values({ ...fields, user_id: person.id, file_id: await keep(), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readPortfolioItem(tx, person.id, String(id))
  })
}

/** Adds a stored file of a person to their portfolio, also to a full one: nobody is there to choose another item. */
export async function keepInPortfolio(
  tx: Tx,
  userId: number,
  { id, name }: { readonly id: number; readonly name: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('portfolio_items')
    .values({ user_id: userId, description: name, link: '', file_id: id, created_at: now })
    .execute()
}

interface Edit extends Fields {
  readonly version: number
  readonly removeFile: boolean
}

/** Changes an item, unless it changed since it was read. Releases a file that is replaced or removed (PRT-01). */
export function updatePortfolioItem(
  platform: Platform,
  person: Person,
  { id, file_id }: PortfolioRow,
  { version, removeFile, ...fields }: Edit,
  upload: Upload | undefined,
) {
  return changeOwn(platform, person, { upload, purpose, replaces: file_id }, async (tx, _now, keep) => {
    const losesFile = removeFile || upload !== undefined
    const changed = await tx
      .updateTable('portfolio_items')
      .set({ ...fields, version: version + 1, ...(losesFile && { file_id: await keep() }) })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return refuse('errors.stale')
    // The same version proves that the item still has the file that was read.
    if (losesFile && file_id !== null) await releaseFiles(tx, platform, [file_id])
    return readPortfolioItem(tx, person.id, String(id))
  })
}

/** Deletes an item with its file. */
export function deletePortfolioItem(platform: Platform, person: Person, item: PortfolioRow) {
  return changeOwn(platform, person, {}, async (tx) => {
    const deletedItem = await tx.deleteFrom('portfolio_items').where('id', '=', item.id).returning('file_id').executeTakeFirst()
    if (!deletedItem) return refuse('errors.not_found')
    if (deletedItem.file_id !== null) await releaseFiles(tx, platform, [deletedItem.file_id])
    return item
  })
}
