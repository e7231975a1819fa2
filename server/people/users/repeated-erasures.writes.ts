import { sql } from 'kysely'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { eraseAtOnce, hideAccount } from './erasure.writes.ts'
import { listNoted, readDeletion } from './erasure-notes.writes.ts'

const atOnce = 1000

/**
 * Repeats deletions and erasures that the file store notes but a restored, older database lacks (SPEC-74). Runs before anybody can log
 * in and before e-mails are sent, and notifies nobody again. Returns how many accounts there were.
 */
export async function repeatErasures(platform: Pick<Platform, 'db' | 'files' | 'now' | 'live' | 'config'>): Promise<number> {
  const { db } = platform
  let repeated = 0
  for (const kind of ['erased', 'deleted'] as const) {
    const noted = await listNoted(platform, kind)
    for (let at = 0; at < noted.length; at += atOnce) {
      const back = await db
        .selectFrom('users')
        .select(['id', 'uuid'])
        .where(sql<boolean>`uuid = any(${noted.slice(at, at + atOnce)}::uuid[])`)
        .where(kind === 'erased' ? isNotErased : sql<boolean>`deleted_at is null`)
        .execute()
      await runEach(
        back,
        ({ id }) => `account ${id}`,
        (user) => db.transaction().execute((tx) => (kind === 'erased' ? eraseAgain : deleteAgain)(tx, platform, user)),
      )
      repeated += back.length
    }
  }
  return repeated
}

const isNotErased = sql<boolean>`(deleted_at is null or exists (select from deleted_accounts where user_id = users.id))`

interface Back {
  readonly id: number
  readonly uuid: string
}
type Again = Pick<Platform, 'files' | 'now' | 'live' | 'config'>

const eraseAgain = (tx: Tx, platform: Again, { id }: Back): Promise<void> => eraseAtOnce(tx, platform, id, platform.now())

async function deleteAgain(tx: Tx, platform: Again, { id, uuid }: Back): Promise<void> {
  // Another process may be reopening the account: it removes the note while it holds this lock.
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  const note = await readDeletion(platform, uuid)
  if (!note) return
  const actor = note.by ? await tx.selectFrom('users').select('id').where('uuid', '=', note.by).executeTakeFirst() : undefined
  await hideAccount(tx, platform, id, { by: actor?.id ?? null, reason: note.reason, erase_at: new Date(note.erase_at) })
}
