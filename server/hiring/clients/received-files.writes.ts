import { limits } from '#domain/kernel/limits.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Tx } from '../../platform/platform.ts'
import { lockClient } from './client-page.reads.ts'

/**
 * Adds files that a contact sent to those of the client, in the transaction of the message (CLT-01). Of those that do not fit any more only the
 * names are returned.
 */
export async function addReceivedFiles(
  tx: Tx,
  clientId: number,
  uploads: readonly Upload[],
  keep: (upload: Upload) => Promise<number>,
): Promise<{ readonly ids: number[]; readonly leftOut: string[]; readonly bytes: number }> {
  if (uploads.length === 0) return { ids: [], leftOut: [], bytes: 0 }
  await lockClient(tx, clientId)
  const { files } = await tx
    .selectFrom('client_files')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const fitting = uploads.slice(0, Math.max(0, limits.filesOfClient - Number(files)))
  const ids: number[] = []
  for (const upload of fitting) ids.push(await keep(upload))
  if (ids.length > 0)
    await tx
      .insertInto('client_files')
      .values(ids.map((file_id) => ({ file_id, client_id: clientId, added_by: null })))
      .execute()
  return {
    ids,
    leftOut: uploads.slice(fitting.length).map(({ originalName }) => originalName),
    bytes: fitting.reduce((all, { bytes }) => all + bytes, 0),
  }
}
