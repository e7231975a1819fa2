import { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'
import type { Frame, Head } from './archive-parts.ts'

type Piece = { readonly head: Extract<Head, { part: 'file' }>; readonly body: Buffer }

/** Puts files of an archive into the store, and can remove them again. */
export class FileRestorer {
  readonly #store: FileStore
  readonly #sizes: ReadonlyMap<string, number>
  readonly #stored: string[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #failures: unknown[] = []
  static readonly #atOnce = 8

  constructor(store: FileStore, sizes: ReadonlyMap<string, number>) {
    this.#store = store
    this.#sizes = sizes
  }

  /**
   * Stores the file that begins with this piece; takes further pieces from `frames`.
   * @throws the first failure of the store, also one of an earlier file
   */
  async store(piece: Piece, frames: AsyncIterator<Frame>): Promise<void> {
    this.#throwFailure()
    const { key, media_type: mediaType } = piece.head
    this.#stored.push(key)
    if (piece.head.sha256 === undefined) {
      const content = { mediaType, bytes: this.#sizes.get(key) ?? 0 }
      return this.#store.putStream(key, Readable.from(piecesFrom(piece, frames), { objectMode: false }), content)
    }
    // A bucket takes long for each file, so several small ones are stored at a time.
    const { body } = piece
    const storing: Promise<void> = this.#store
      .putStream(key, Readable.from([body], { objectMode: false }), { mediaType, bytes: body.length })
      .catch((error: unknown) => {
        this.#failures.push(error)
      })
      .finally(() => this.#running.delete(storing))
    this.#running.add(storing)
    if (this.#running.size >= FileRestorer.#atOnce) await Promise.race(this.#running)
    this.#throwFailure()
  }

  /** Waits until every file is stored. @throws the first failure of the store */
  async finish(): Promise<void> {
    await Promise.all(this.#running)
    this.#throwFailure()
  }

  #throwFailure(): void {
    if (this.#failures.length > 0) throw this.#failures[0]
  }

  /** Removes what was stored, because the restore failed. */
  async takeBack(): Promise<void> {
    await Promise.all(this.#running)
    for (const key of this.#stored) await this.#store.remove(key).catch(() => {})
  }
}

async function* piecesFrom(first: Piece, frames: AsyncIterator<Frame>): AsyncGenerator<Buffer> {
  yield first.body
  for (;;) {
    const { value, done } = await frames.next()
    if (done || value.head.part !== 'file') throw new Error(`${first.head.key} has no last piece`)
    yield value.body
    if (value.head.sha256 !== undefined) return
  }
}
