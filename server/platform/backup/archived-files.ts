import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore, NoteKind } from '../files/file-store.ts'
import { type Frame, toLines } from './archive-parts.ts'

/** A stored file as the database states it. */
export interface NamedFile {
  readonly key: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
}

const pieceBytes = 1024 * 1024
/** Small files are fetched ahead, because a bucket takes long for each. */
const aheadAtOnce = 16
const notesAtOnce = 500
const noteKinds: readonly NoteKind[] = ['deleted', 'erased', 'refused', 'unnamed']

/** What became of a file in the archive. */
export type Archived = 'same' | 'missing' | 'differing'

/** The frames of all named files, one after the other. `onFile` is called with the outcome of each. */
export async function* fileFrames(
  store: FileStore,
  named: Iterable<NamedFile>,
  onFile: (file: NamedFile, became: Archived) => void,
): AsyncGenerator<Frame> {
  const waiting: { file: NamedFile; bytes: Promise<Readable | Buffer | undefined> }[] = []
  const begin = (file: NamedFile) => {
    const bytes = openFile(store, file)
    // It is awaited in its turn; until then it must not count as unhandled.
    bytes.catch(() => {})
    waiting.push({ file, bytes })
  }
  async function* first(): AsyncGenerator<Frame> {
    const next = waiting.shift()
    if (!next) return
    const { file } = next
    const bytes = await next.bytes.catch(noneIfGone)
    if (!bytes) return onFile(file, 'missing')
    const state: { sha256?: string } = {}
    yield* piecesOf(file, Buffer.isBuffer(bytes) ? [bytes] : bytes, state)
    if (state.sha256 === undefined) return onFile(file, 'missing')
    onFile(file, state.sha256 === file.sha256 ? 'same' : 'differing')
  }
  for (const file of named) {
    // A large file is opened in its turn: until then its stream may time out, or fail while nothing reads it.
    const isLarge = file.bytes > pieceBytes
    if (isLarge || waiting.length >= aheadAtOnce) while (waiting.length > 0) yield* first()
    begin(file)
    if (isLarge) yield* first()
  }
  while (waiting.length > 0) yield* first()
}

/** A small file as a whole, a large one as a stream; undefined when the store has no such file. */
async function openFile(store: FileStore, { key, bytes }: NamedFile): Promise<Readable | Buffer | undefined> {
  const stream = await store.read(key)
  return stream && bytes <= pieceBytes ? buffer(stream) : stream
}

/** The frames of one file. Sets the hash of its bytes at the end, and none when the file is gone when the reading begins. */
async function* piecesOf(
  { key, mediaType }: NamedFile,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  state: { sha256?: string },
): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let total = 0
  let kept = Buffer.alloc(0)
  const frame = (body: Buffer, sha256?: string): Frame => ({
    head: { part: 'file', key, media_type: mediaType, bytes: total, ...(sha256 !== undefined && { sha256 }) },
    body,
  })
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      total += chunk.length
      kept = Buffer.concat([kept, chunk])
      if (kept.length > pieceBytes) {
        yield frame(kept)
        kept = Buffer.alloc(0)
      }
    }
  } catch (error) {
    if (total > 0) throw error
    return noneIfGone(error as StoreError)
  }
  state.sha256 = hash.digest('hex')
  yield frame(kept, state.sha256)
}

type StoreError = Error & { readonly code?: string; readonly cause?: Error }

/** Nothing for a file or folder that does not exist, or was deleted between the check and the reading. The store may wrap the error of its folder or bucket. */
function noneIfGone(error: StoreError): undefined {
  const { code, name } = (error.cause ?? error) as StoreError
  if (code === 'ENOENT' || name === 'NoSuchKey') return undefined
  throw error
}

/** The frames of the notes in the file store. */
export async function* noteFrames({ notes }: FileStore): AsyncGenerator<Frame> {
  for (const kind of noteKinds) {
    const names = await notes.list(kind)
    for (let at = 0; at < names.length; at += notesAtOnce) {
      const read = names.slice(at, at + notesAtOnce).map(async (name) => {
        const text = await notes.read(kind, name).catch(noneIfGone)
        return [kind, name, text] as const
      })
      const texts = (await Promise.all(read)).filter(([, , text]) => text !== undefined)
      if (texts.length > 0) yield { head: { part: 'notes' }, body: toLines(texts) }
    }
  }
}

export type NoteLine = readonly [kind: NoteKind, name: string, text: string]

/** Writes notes that the store does not have: those it has are newer. Returns those that were written. */
export async function keepNotes({ notes }: FileStore, lines: readonly NoteLine[]): Promise<(readonly [NoteKind, string])[]> {
  const written: (readonly [NoteKind, string])[] = []
  for (let at = 0; at < lines.length; at += aheadAtOnce)
    await Promise.all(
      lines.slice(at, at + aheadAtOnce).map(async ([kind, name, text]) => {
        if (!noteKinds.includes(kind) || (await notes.read(kind, name)) !== undefined) return
        await notes.write(kind, name, text)
        written.push([kind, name])
      }),
    )
  return written
}

/**
 * Reads the notes in the folder of a local file store, as `DATA_DIR/files/notes`.
 * @throws when something cannot be read, or when the folder has no folder of a kind of notes
 */
export async function readNotesFolder(folder: string): Promise<NoteLine[]> {
  const lines: NoteLine[] = []
  let kinds = 0
  for (const kind of noteKinds) {
    const files = await readdir(path.join(folder, kind), { recursive: true, withFileTypes: true }).catch(noneIfGone)
    if (!files) continue
    kinds += 1
    for (const file of files.filter((entry) => entry.isFile())) {
      const place = path.join(file.parentPath, file.name)
      const name = path.relative(path.join(folder, kind), place).split(path.sep).join('/')
      lines.push([kind, name, await readFile(place, 'utf8')])
    }
  }
  if (kinds === 0) throw new Error(`it has none of the folders ${noteKinds.join(', ')}`)
  return lines
}
