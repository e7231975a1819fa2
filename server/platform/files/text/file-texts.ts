import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import type { FileText } from '#domain/kernel/file-text.contract.ts'
import { passingReasons, type TextReason } from '#domain/kernel/file-text.ts'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { limits, readAgainMinutes } from '#domain/kernel/limits.ts'
import type { JobData, JobWorker } from '../../jobs/job-queue.ts'
import { startPeriodicTask } from '../../periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform.ts'
import type { Extracted } from './extract-text.ts'
import { createPauses, slowTurnOf } from './pauses.ts'
import { createTextReader, type Reading, type TextReader } from './text-reader.ts'

// Triggers follow every write of file_texts: search_read_cv writes the words of a CV into the search document of its person, the row of
// person_search that the search of candidates reads; file_texts_to_compare has the person compared with others.

/** The files whose text is read, shown and searched (CVS-02). */
const readPurpose = 'cv'
/** Documents that an older version stored are queued in steps of this size. A step waits while so many are still queued. */
const step = 50
const stepMs = 10_000
/** A job that is lost, as with a restored queue, is queued again after this time. */
const lostMs = dayMs

/**
 * The version of the reader. A text that an earlier one read is read again, in steps and after new documents, and stays until then: raise
 * this number when documents give more text than before.
 */
export const readerVersion = 2

/** Queues a new file to be read by `textWorker` after the commit. Files whose text nobody reads are left out. */
export async function queueText(
  tx: Tx,
  { jobs, now }: Pick<Platform, 'jobs' | 'now'>,
  file: { readonly id: number; readonly purpose: string },
): Promise<void> {
  if (file.purpose !== readPurpose) return
  await tx.insertInto('file_texts').values({ file_id: file.id, queued_at: now() }).execute()
  await jobs.enqueue(tx, 'read-text', { file: file.id })
}

type Needs = Pick<Platform, 'db' | 'jobs' | 'files' | 'now'>

/**
 * Starts this process's worker that reads new documents, and the periodic task that queues those which an older version stored. Returns the
 * function that stops the task; the worker stops with the queue.
 */
export async function startReadingTexts(
  platform: Needs,
  log: Pick<FastifyBaseLogger, 'warn'>,
  reader = createTextReader(),
): Promise<() => void> {
  await platform.jobs.work('read-text', textWorker(platform, reader))
  return startPeriodicTask(
    () => queueWaiting(platform),
    stepMs,
    (error) => log.warn({ err: error }, 'queueing documents to be read failed'),
  )
}

/**
 * Creates the worker that has a document read once in the process of `reader` (text-reader.ts), and stores its text with `storeText`. A
 * document that was replaced meanwhile is left out. Nobody holds the queue
 * with slow documents: each has a short try first, and its whole time only later (see pauses.ts). What took too long then is read again after
 * growing pauses, before it counts as too slow (SLW-01).
 */
export function textWorker({ db, files, jobs, now }: Needs, reader: TextReader): JobWorker {
  const pauses = createPauses()
  return {
    async perform(data) {
      const id = data.file as number
      const file = await readUnread(db, id)
      // Another job of a document that is read again later does nothing.
      if (!file || file.tries !== (data.tries ?? 0)) return
      const isSlow = data.slow === true
      const waiting = isSlow ? slowTurnOf(file) : file.owner
      const again = (job: JobData, seconds: number) =>
        db.transaction().execute((tx) => jobs.enqueue(tx, 'read-text', job, seconds))
      const seconds = pauses.secondsLeft(waiting, now())
      if (seconds > 0) return again(data, seconds)
      const bytes = await files.read(file.storage_key)
      const content = bytes && (await bytes.toArray())
      const began = performance.now()
      const most = isSlow ? limits.cvText.seconds : limits.cvText.firstSeconds
      const extracted: Reading = content
        ? await reader.read(documentOf(file.storage_key, content), most * 1000)
        : without('missing')
      pauses.add(waiting, performance.now() - began, now())
      if (extracted.state !== 'failed' || (extracted.reason !== 'too_slow' && extracted.reason !== 'busy'))
        return storeText(db, id, extracted, now())
      if (!isSlow && extracted.reason === 'too_slow') return again({ ...data, slow: true }, 1)
      const minutes = readAgainMinutes[file.tries]
      if (minutes === undefined) return storeText(db, id, without('too_slow'), now())
      const job = { file: id, slow: isSlow, tries: file.tries + 1 }
      await db.transaction().execute(async (tx) => {
        const queued_at = new Date(now().getTime() + minutes * 60_000)
        await tx.updateTable('file_texts').set({ tries: job.tries, queued_at }).where('file_id', '=', id).execute()
        await jobs.enqueue(tx, 'read-text', job, minutes * 60)
      })
    },
    async giveUp(data) {
      await storeText(db, data.file as number, without('crashed'), now())
    },
    close: reader.close,
  }
}

/**
 * Stores what was read of a file. A text that an earlier version read stays when reading the file again fails. The trigger search_read_cv
 * then makes the person findable by it.
 */
async function storeText(db: Reader, id: number, extracted: Extracted, at: Date): Promise<void> {
  const read = { read_at: at, reader: readerVersion }
  const unread = db.updateTable('file_texts').where('file_id', '=', id).where(isUnread)
  if (extracted.state === 'read') await unread.set({ ...columnsOf(extracted), ...read }).execute()
  else {
    await unread
      .where('state', '!=', 'read')
      .set({ ...columnsOf(extracted), ...read })
      .execute()
    await unread.where('state', '=', 'read').set(read).execute()
  }
}

const without = (reason: TextReason): Extracted => ({ state: 'failed', reason })

const documentOf = (storageKey: string, chunks: readonly Uint8Array[]) => ({
  extension: storageKey.split('.').at(-1) ?? '',
  content: Buffer.concat(chunks),
})

function columnsOf(extracted: Extracted) {
  if (extracted.state !== 'read')
    return { state: extracted.state, reason: extracted.reason, text: '', language: defaultLanguage, content_hash: null }
  const { state, text, language, hash } = extracted
  return { state, reason: '', text, language, content_hash: hash }
}

/** Condition that a document waits for its first reading, or was read by an earlier version. */
const isUnread = sql<boolean>`(file_texts.state = 'waiting' or file_texts.reader < ${sql.lit(readerVersion)})`

function readUnread(db: Reader, fileId: number) {
  return db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.id', 'file_texts.file_id')
    .leftJoin('users', 'users.cv_file_id', 'files.id')
    .select(['files.storage_key', 'file_texts.tries', 'users.id as owner'])
    .select(sql<boolean>`users.email_verified_at is not null or users.added_at is not null`.as('is_known'))
    .where('file_texts.file_id', '=', fileId)
    .where(isUnread)
    .executeTakeFirst()
}

/**
 * Queues a step of the documents that nobody queued, unless a step of queued ones still waits. When none waits, those that an earlier version
 * read follow, behind new documents.
 */
export async function queueWaiting({ db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const instant = now()
  const lost = new Date(instant.getTime() - lostMs)
  const steps = [
    { all: sql<boolean>`state = 'waiting'`, isQueued: sql<boolean>`queued_at is not null and queued_at >= ${lost}` },
    {
      all: sql<boolean>`reader < ${sql.lit(readerVersion)} and state <> 'waiting'`,
      isQueued: sql<boolean>`queued_at is not null and queued_at >= ${lost} and queued_at > coalesce(read_at, '-infinity')`,
    },
  ]
  return db.transaction().execute(async (tx) => {
    for (const { all, isQueued } of steps) {
      const documents = tx.selectFrom('file_texts').select('file_id').where(all)
      // Those that are read again later hold up no step.
      const queued = await documents.where(isQueued).where('queued_at', '<=', instant).limit(step).execute()
      if (queued.length === step) return 0
      const due = await documents
        .where(sql<boolean>`not (${isQueued})`)
        .orderBy('file_id')
        .limit(step)
        .forUpdate()
        .skipLocked()
        .execute()
      const ids = due.map(({ file_id }) => file_id)
      if (ids.length > 0) {
        await tx.updateTable('file_texts').set({ queued_at: instant, tries: 0 }).where('file_id', 'in', ids).execute()
        await jobs.enqueueAll(
          tx,
          'read-text',
          ids.map((file) => ({ file })),
        )
      }
      if (ids.length + queued.length > 0) return ids.length
    }
    return 0
  })
}

/** The text of a file; undefined for a file whose text nobody reads. */
export async function readText(db: Reader, fileUuid: string, now: Date): Promise<FileText | undefined> {
  const row = await db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.id', 'file_texts.file_id')
    .select(['file_texts.state', 'file_texts.reason', 'file_texts.text', 'file_texts.language'])
    .select(['file_texts.tries', 'file_texts.queued_at'])
    .where('files.uuid', '=', fileUuid)
    .executeTakeFirst()
  if (!row) return undefined
  const { tries, queued_at, reason, ...text } = row
  const isLater = text.state === 'waiting' && tries > 0 && queued_at !== null && queued_at > now
  return { ...text, reason: (reason || null) as TextReason | null, read_again_at: isLater ? queued_at.toISOString() : null }
}

/** Queues a document that took too long, or ended its reader, to be read at once. False when there is nothing to read again. */
export async function readAgain({ db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>, fileUuid: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('file_texts')
      .from('files')
      .set({ state: 'waiting', reason: '', tries: 0, queued_at: now() })
      .whereRef('files.id', '=', 'file_texts.file_id')
      .where('files.uuid', '=', fileUuid)
      .where(({ eb, or, and }) =>
        or([
          eb('file_texts.reason', 'in', passingReasons),
          and([eb('file_texts.state', '=', 'waiting'), eb('tries', '>', 0), eb('queued_at', '>', now())]),
        ]),
      )
      .returning('file_id')
      .executeTakeFirst()
    if (row) await jobs.enqueue(tx, 'read-text', { file: row.file_id, slow: true })
    return row !== undefined
  })
}
