import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Disk } from 'flydrive'
import type { Config } from '../../config.ts'
import { remembered } from '../remembered.ts'
import { DurableFiles, isUnfinished } from './durable-driver.ts'
import type { Upload } from './uploads.ts'

/**
 * Stores the bytes of uploaded files in a local folder or an S3 bucket (SPEC-47). The database knows which files exist: see
 * stored-files.ts.
 */
export interface FileStore {
  put(storageKey: string, upload: Upload): Promise<void>
  /** The same from a stream, whose length must be known. */
  putStream(storageKey: string, bytes: Readable, content: { mediaType: string; bytes: number }): Promise<void>
  /** The bytes; undefined for an unknown key. */
  read(storageKey: string): Promise<Readable | undefined>
  /** Removes the bytes, if there are any. */
  remove(storageKey: string): Promise<void>
  /** Whether the bucket answers within `withinMs`. A local folder always does; its disk is looked at elsewhere. */
  answersWithin(withinMs: number): Promise<boolean>
  /** The same within half a second, for checks and metrics: an answer holds for some seconds, and for others while it is renewed. */
  isReachable(): Promise<boolean>
  /** The names of some files, at most this many; none in an empty store. Notes do not count. */
  someFiles(most: number): Promise<string[]>
  readonly notes: StoreNotes
}

/** Kinds of notes: deleted accounts, erased accounts, hashes of addresses whose people refused, files without a row, the last backup. */
export type NoteKind = 'deleted' | 'erased' | 'refused' | 'unnamed' | 'backup'

/**
 * Small texts beside the files. They outlive the database and its snapshots, so that an erasure survives the restore of an older database
 * (ADR-0048).
 */
export interface StoreNotes {
  write(kind: NoteKind, name: string, text: string): Promise<void>
  /** The text; undefined for an unknown note. */
  read(kind: NoteKind, name: string): Promise<string | undefined>
  /** Removes a note, if there is one. */
  remove(kind: NoteKind, name: string): Promise<void>
  list(kind: NoteKind): Promise<string[]>
}

const connectMs = 3000
/** The time limit for an upload with its answer, or until a download begins. */
const longestAnswerMs = 30_000
const checkMs = 500

/** `answerMs` is how long a bucket may take to answer. */
export async function openFileStore(config: Config, { answerMs = longestAnswerMs } = {}): Promise<FileStore> {
  const disk = new Disk(await driverOf(config, answerMs))
  const answersWithin = async (withinMs: number) => {
    if (!config.s3) return true
    const answered = disk.exists('notes/none').then(
      () => true,
      () => false,
    )
    return Promise.race([answered, pause(withinMs, false, { ref: false })])
  }
  const putStream: FileStore['putStream'] = (storageKey, stream, { mediaType, bytes }) =>
    // The client of S3 takes no stream of nothing.
    bytes === 0
      ? disk.put(storageKey, new Uint8Array(), { contentType: mediaType })
      : disk.putStream(storageKey, stream, { contentType: mediaType, contentLength: bytes })
  return {
    put: (storageKey, upload) =>
      putStream(storageKey, createReadStream(upload.path), { mediaType: upload.kind.mediaType, bytes: upload.bytes }),
    putStream,
    read: async (storageKey) => ((await disk.exists(storageKey)) ? disk.getStream(storageKey) : undefined),
    remove: (storageKey) => disk.delete(storageKey),
    answersWithin,
    isReachable: remembered(() => answersWithin(checkMs)),
    async someFiles(most) {
      const names: string[] = []
      for await (const name of namesUnder(disk, '')) {
        if (!name.startsWith('notes/') && !isUnfinished(name)) names.push(name)
        if (names.length >= most) break
      }
      return names
    },
    notes: notesOn(disk),
  }
}

function notesOn(disk: Disk): StoreNotes {
  const folderOf = (kind: NoteKind) => `notes/${kind}`
  const keyOf = (kind: NoteKind, name: string) => `${folderOf(kind)}/${name}`
  return {
    write: (kind, name, text) => disk.put(keyOf(kind, name), text, { contentType: 'application/json' }),
    read: async (kind, name) => ((await disk.exists(keyOf(kind, name))) ? disk.get(keyOf(kind, name)) : undefined),
    remove: (kind, name) => disk.delete(keyOf(kind, name)),
    async list(kind) {
      const names: string[] = []
      for await (const key of namesUnder(disk, folderOf(kind))) names.push(key.slice(folderOf(kind).length + 1))
      return names
    },
  }
}

/** The keys of all files under a folder. */
async function* namesUnder(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await listPage(disk, folder, paginationToken)
    for (const entry of page.objects) if (entry.isFile) yield entry.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** A local folder does not exist before the first note. */
async function listPage(disk: Disk, folder: string, paginationToken: string | undefined) {
  try {
    return await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === 'ENOENT' || (error as { code?: string }).code === 'ENOENT')
      return { objects: [], paginationToken: undefined }
    throw error
  }
}

async function driverOf(config: Config, answerMs: number) {
  if (!config.s3) return new DurableFiles(config)
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config.s3
  return new S3Driver({
    bucket,
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // It writes to the console, in no format; what it says is in the error as well.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    // A bucket that does not answer must not hold requests.
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Buckets are private by default, and many refuse access lists on single objects.
    supportsACL: false,
  })
}
