import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { StartupError } from '../../database/startup-error.ts'
import { type Frame, type Head, headShape } from './archive-parts.ts'
import { type Header, hashing, headerShape, newSeal, type Seal, sealOf, tagBytes } from './sealing.ts'

/** The version of the format. A change that older programs cannot read raises it (ADR-0183). */
const format = 1
const magic = 'cantera-backup '
const firstLine = `${magic}${format}\n`
const gzipMagic = 0x1f8b
const lengthBytes = 4
const longestHeader = 1024
/** No frame is longer, so that a damaged length asks for no memory. A row with a long text is one frame. */
export const longestFrame = 256 * 1024 * 1024
/** The first byte of a frame's content. */
const encodings = { plain: 0, zstd: 1 } as const

const compress = promisify(zstdCompress)
const decompress = promisify<Buffer, { maxOutputLength: number }, Buffer>(zstdDecompress)

/** What a file is by its beginning: an archive of whatever version, what may be a snapshot (gzip), or neither. */
export async function kindOfFile(file: string): Promise<'archive' | 'snapshot' | 'unknown'> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    if (buffer.toString('latin1', 0, bytesRead) === magic) return 'archive'
    return bytesRead > 2 && buffer.readUInt16BE() === gzipMagic ? 'snapshot' : 'unknown'
  } finally {
    await handle.close()
  }
}

/** Writes an archive frame by frame. */
export class ArchiveWriter {
  readonly #handle: FileHandle
  readonly #seal: Seal
  #place = 0
  bytes = 0

  private constructor(handle: FileHandle, seal: Seal) {
    this.#handle = handle
    this.#seal = seal
  }

  /** Begins an archive in an open, empty file; with a passphrase it is encrypted. */
  static async begin(handle: FileHandle, passphrase: string | undefined): Promise<ArchiveWriter> {
    const { header, sealFor } = await newSeal(passphrase)
    const head = Buffer.from(`${firstLine}${JSON.stringify(header)}\n`)
    const writer = new ArchiveWriter(handle, sealFor(head))
    await writer.#write(head)
    return writer
  }

  /** @throws StartupError for a frame that no restore would read, such as a row of hundreds of megabytes */
  async add({ head, body }: Frame): Promise<void> {
    const text = Buffer.from(JSON.stringify(head))
    const bytes = 1 + lengthBytes + text.length + body.length + tagBytes
    if (bytes > longestFrame) throw refuseFrame(head, bytes)
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(text.length)
    const plain = Buffer.concat([length, text, body])
    const packed = await compress(plain)
    const content =
      packed.length < plain.length
        ? Buffer.concat([Buffer.from([encodings.zstd]), packed])
        : Buffer.concat([Buffer.from([encodings.plain]), plain])
    const sealed = this.#seal.close(this.#place, content)
    this.#place += 1
    const sealedLength = Buffer.alloc(lengthBytes)
    sealedLength.writeUInt32BE(sealed.length)
    await this.#write(Buffer.concat([sealedLength, sealed]))
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#handle.appendFile(bytes)
    this.bytes += bytes.length
  }
}

/**
 * Reads the frames of an archive, each one checked. The last one is the manifest.
 * @throws StartupError in one sentence for a damaged, truncated or foreign archive, and without its key
 */
export async function* readFrames(file: string, passphrase: string | undefined): AsyncGenerator<Frame> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { seal, at: begin } = await readHeader(handle, file, passphrase)
    let at = begin
    let place = 0
    for (let isOver = false; !isOver; place += 1) {
      const length = at + lengthBytes <= size ? (await readAt(handle, at, lengthBytes)).readUInt32BE() : 0
      const isWithin = length > tagBytes && length <= longestFrame && at + lengthBytes + length <= size
      const content = isWithin ? seal.open(place, await readAt(handle, at + lengthBytes, length)) : undefined
      const frame = content && (await unpack(content))
      if (!frame) throw refuseArchive(file, `it is damaged or cut off, at byte ${at} of ${size}`)
      at += lengthBytes + length
      isOver = frame.head.part === 'end'
      if (isOver && at !== size) throw refuseArchive(file, `it is damaged: ${size - at} bytes follow its end`)
      yield frame
    }
  } finally {
    await handle.close()
  }
}

function refuseFrame(head: Head, bytes: number): StartupError {
  const what = head.part === 'rows' ? `A row of ${head.table}` : `A part of the kind ${head.part}`
  const most = longestFrame.toLocaleString('en')
  return new StartupError(
    `${what} has ${bytes.toLocaleString('en')} bytes, and an archive takes at most ${most}; no archive was written.`,
  )
}

/** The refusal of an archive, before anything was changed. */
export const refuseArchive = (file: string, reason: string) =>
  new StartupError(`${file} cannot be restored: ${reason}; nothing was changed.`)

async function readHeader(handle: FileHandle, file: string, passphrase: string | undefined): Promise<{ seal: Seal; at: number }> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader, 0)
  const begin = buffer.subarray(0, bytesRead)
  const lineEnd = begin.indexOf(10)
  const first = begin.toString('latin1', 0, lineEnd + 1)
  if (!first.startsWith(magic)) throw refuseArchive(file, 'it is no archive that "npm run backup" wrote')
  if (first !== firstLine) {
    const newer = Number(first.slice(magic.length)) > format
    throw refuseArchive(
      file,
      newer ? 'a newer version of the program wrote it; restore it with that version' : 'it is damaged at its beginning',
    )
  }
  const at = begin.indexOf(10, lineEnd + 1) + 1
  const header = headerIn(begin.toString('utf8', lineEnd + 1, at))
  if (at === 0 || !header) throw refuseArchive(file, 'it is damaged at its beginning')
  const head = Buffer.from(begin.subarray(0, at))
  // Somebody without the key may have put it in the place of an encrypted one.
  if (header.encryption === 'none' && passphrase !== undefined)
    throw refuseArchive(file, 'it is not encrypted, although BACKUP_KEY is set (unset BACKUP_KEY to restore it all the same)')
  if (header.encryption === 'none') return { seal: hashing(head), at }
  if (passphrase === undefined) throw refuseArchive(file, 'it is encrypted, and BACKUP_KEY is not set')
  const seal = await sealOf(header, passphrase, head)
  if (!seal) throw refuseArchive(file, 'BACKUP_KEY is not the key that it was encrypted with, or its beginning is damaged')
  return { seal, at }
}

function headerIn(line: string): Header | undefined {
  try {
    return headerShape.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at)
  return bytesRead === length ? buffer : buffer.subarray(0, bytesRead)
}

async function unpack(content: Buffer): Promise<Frame | undefined> {
  try {
    const packed = content.subarray(1)
    const plain = content[0] === encodings.zstd ? await decompress(packed, { maxOutputLength: longestFrame }) : packed
    const bodyAt = lengthBytes + plain.readUInt32BE()
    const head: Head | undefined = headShape.safeParse(JSON.parse(plain.toString('utf8', lengthBytes, bodyAt))).data
    return head && { head, body: plain.subarray(bodyAt) }
  } catch {
    return undefined
  }
}
