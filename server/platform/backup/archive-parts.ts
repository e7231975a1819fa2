import { createHash } from 'node:crypto'
import { z } from 'zod'

const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The first frame: where the archive comes from. */
const about = z.strictObject({
  part: z.literal('about'),
  version: z.string(),
  made_at: z.iso.datetime(),
  company: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.tuple([z.string(), z.string()])).min(1),
  tables: z.array(z.strictObject({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })).min(1),
})
/** Rows of a table, one JSON array of texts per line. */
const rows = z.strictObject({ part: z.literal('rows'), table: z.string() })
/** A piece of a stored file; the last one has the hash of the whole. */
const file = z.strictObject({
  part: z.literal('file'),
  key: z.string().regex(/^[a-z]+\/[\w-]+\.[a-z0-9]+$/),
  media_type: z.string(),
  bytes: count,
  sha256: sha256.optional(),
})
/** Notes of the file store, one JSON array of kind, name and text per line. */
const notes = z.strictObject({ part: z.literal('notes') })
/** The last frame: the manifest, by which a restore knows that it has everything. */
const end = z.strictObject({
  part: z.literal('end'),
  tables: z.record(z.string(), z.strictObject({ rows: count, sha256 })),
  sequences: z.array(z.strictObject({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/) })),
  files: z.strictObject({ count, bytes: count, sha256 }),
  notes: z.strictObject({ count, sha256 }),
  /** Keys of files that the database names and the store did not have, or not with the bytes that the database states. */
  missing: z.array(z.string()),
  differing: z.array(z.string()),
})

export const headShape = z.discriminatedUnion('part', [about, rows, file, notes, end])
export type Head = z.output<typeof headShape>
export type About = z.output<typeof about>
export type Manifest = z.output<typeof end>

export interface Frame {
  readonly head: Head
  readonly body: Buffer
}

export const tableKey = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`

/** Values as lines of JSON, in the body of a frame. */
export const toLines = (values: readonly unknown[]) => Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''))

export function fromLines<Value>(body: Buffer): Value[] {
  return body
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Value)
}

/** Counts what an archive has; writer and reader build the manifest in the same way. */
export class Tally {
  readonly #tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>()
  readonly #files = { count: 0, bytes: 0, hash: createHash('sha256') }
  readonly #notes = { count: 0, hash: createHash('sha256') }
  #file: { key: string; bytes: number; hash: ReturnType<typeof createHash> } | undefined

  constructor(tables: About['tables']) {
    for (const table of tables) this.#tables.set(tableKey(table), { rows: 0, hash: createHash('sha256') })
  }

  /** Adds a frame; false when it does not belong into this archive. */
  add({ head, body }: Frame): boolean {
    if (head.part === 'rows') {
      const table = this.#tables.get(head.table)
      if (!table) return false
      table.rows += linesIn(body)
      table.hash.update(body)
      return true
    }
    if (head.part === 'notes') {
      this.#notes.count += linesIn(body)
      this.#notes.hash.update(body)
      return true
    }
    return head.part === 'file' && this.#addPiece(head, body)
  }

  #addPiece(head: Extract<Head, { part: 'file' }>, body: Buffer): boolean {
    this.#file ??= { key: head.key, bytes: 0, hash: createHash('sha256') }
    if (this.#file.key !== head.key) return false
    this.#file.bytes += body.length
    this.#file.hash.update(body)
    if (head.sha256 === undefined) return true
    const { bytes, hash } = this.#file
    this.#file = undefined
    this.#files.count += 1
    this.#files.bytes += bytes
    this.#files.hash.update(`${head.key} ${head.sha256}\n`)
    return bytes === head.bytes && hash.digest('hex') === head.sha256
  }

  /** The counts and hashes of the manifest. */
  sums(): Pick<Manifest, 'tables' | 'files' | 'notes'> {
    const tables = [...this.#tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.copy().digest('hex') }] as const)
    const { count, bytes, hash } = this.#files
    return {
      tables: Object.fromEntries(tables),
      files: { count, bytes, sha256: hash.copy().digest('hex') },
      notes: { count: this.#notes.count, sha256: this.#notes.hash.copy().digest('hex') },
    }
  }

  /** Whether a file began and has no last piece. */
  isInFile(): boolean {
    return this.#file !== undefined
  }
}

function linesIn(body: Buffer): number {
  let lines = 0
  for (let at = body.indexOf(10); at !== -1; at = body.indexOf(10, at + 1)) lines += 1
  return lines
}
