import type { FastifyBaseLogger } from 'fastify'
import type { FileText, TextReason } from '#domain/kernel/file-text.ts'
import type { JobWorker } from '../../jobs/job-queue.ts'
import { startPeriodicTask } from '../../periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform.ts'
import type { Extracted } from './extract-text.ts'
import { createTextReader, type TextReader } from './text-reader.ts'

/** The files whose text is read, shown and searched (CVS-02). */
const readPurpose = 'cv'
/** Documents that an older version stored are queued in steps of this size. A step waits while so many are still queued. */
const step = 50
const stepMs = 10_000
/** A job that is lost, as with a restored queue, is queued again after this time. */
const lostMs = 24 * 3_600_000

/** Queues a new file to be read after the commit. Files whose text nobody reads are left out. */
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

/** Creates the worker that reads a document once and stores its text. A document that was replaced meanwhile is left out. */
export function textWorker({ db, files, now }: Pick<Platform, 'db' | 'files' | 'now'>, reader: TextReader): JobWorker {
  const store = (id: number, extracted: Extracted) =>
    db
      .updateTable('file_texts')
      .set({ ...columnsOf(extracted), read_at: now() })
      .where('file_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  return {
    async perform(data) {
      const id = data.file as number
      const file = await readWaiting(db, id)
      if (!file) return
      const bytes = await files.read(file.storage_key)
      await store(id, bytes ? await reader.read(documentOf(file.storage_key, await bytes.toArray())) : without('missing'))
    },
    async giveUp(data) {
      await store(data.file as number, without('crashed'))
    },
    close: reader.close,
  }
}

const without = (reason: TextReason): Extracted => ({ state: 'failed', reason })

const documentOf = (storageKey: string, chunks: readonly Uint8Array[]) => ({
  extension: storageKey.split('.').at(-1) ?? '',
  content: Buffer.concat(chunks),
})

function columnsOf(extracted: Extracted) {
  if (extracted.state !== 'read') return { state: extracted.state, reason: extracted.reason }
  const { state, text, language, hash } = extracted
  return { state, text, language, content_hash: hash }
}

function readWaiting(db: Reader, fileId: number) {
  return db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.id', 'file_texts.file_id')
    .select('files.storage_key')
    .where('file_texts.file_id', '=', fileId)
    .where('file_texts.state', '=', 'waiting')
    .executeTakeFirst()
}

/** Queues a step of the documents that nobody queued, unless a step of queued ones still waits. */
export async function queueWaiting({ db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const instant = now()
  const lost = new Date(instant.getTime() - lostMs)
  return db.transaction().execute(async (tx) => {
    const waiting = tx.selectFrom('file_texts').where('state', '=', 'waiting')
    const queued = await waiting.select('file_id').where('queued_at', '>=', lost).limit(step).execute()
    if (queued.length === step) return 0
    const due = await waiting
      .select('file_id')
      .where(({ eb, or }) => or([eb('queued_at', 'is', null), eb('queued_at', '<', lost)]))
      .orderBy('file_id')
      .limit(step)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = due.map(({ file_id }) => file_id)
    if (ids.length === 0) return 0
    await tx.updateTable('file_texts').set({ queued_at: instant }).where('file_id', 'in', ids).execute()
    for (const file of ids) await jobs.enqueue(tx, 'read-text', { file })
    return ids.length
  })
}

/** The text of a file; undefined for a file whose text nobody reads. */
export async function readText(db: Reader, fileUuid: string): Promise<FileText | undefined> {
  const row = await db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.id', 'file_texts.file_id')
    .select(['file_texts.state', 'file_texts.reason', 'file_texts.text', 'file_texts.language'])
    .where('files.uuid', '=', fileUuid)
    .executeTakeFirst()
  return row && { ...row, reason: (row.reason || null) as TextReason | null }
}
