import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise } from 'yauzl'
import { nameInZip } from './zip-names.ts'

export interface ZipParts {
  readonly parts: ReadonlyMap<string, Buffer>
  /** Names of parts above their size limit; their content is dropped. */
  readonly tooLarge: ReadonlySet<string>
  /** Names of parts that need a password, or are packed in a way that is not supported. */
  readonly sealed: ReadonlySet<string>
  /** Further parts with the name of an earlier one and another content, which archives may contain. */
  readonly repeated: readonly RepeatedPart[]
}

export interface RepeatedPart {
  readonly name: string
  /** Undefined above the size limit, and for a part that cannot be opened. */
  readonly content: Buffer | undefined
  readonly isSealed: boolean
}

/** Whether a file of an archive cannot be opened: it needs a password, or is packed in a way that is not supported. */
export const isSealed = ({
  generalPurposeBitFlag,
  compressionMethod,
}: Pick<Entry, 'generalPurposeBitFlag' | 'compressionMethod'>): boolean =>
  (generalPurposeBitFlag & 1) !== 0 || (compressionMethod !== 0 && compressionMethod !== 8)

/** A part to unpack, under a name of the caller's choice. */
interface Wanted {
  readonly name: string
  readonly maxBytes: number
}

/**
 * Unpacks the wanted files of an archive into memory; nothing is written to disk. Returns undefined when the archive cannot be read, as with a
 * path outside of it. The upload has already limited the unpacked size (UPL-03); each part is limited again here.
 */
export async function readZipParts(
  archive: Buffer,
  wanted: (entryName: string) => Wanted | undefined,
): Promise<ZipParts | undefined> {
  const parts = new Map<string, Buffer>()
  const sealed = new Set<string>()
  const tooLarge = new Set<string>()
  const repeated: RepeatedPart[] = []
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true })
    for await (const entry of zip.eachEntry()) {
      const part = wanted(nameInZip(entry))
      if (!part) continue
      const { name } = part
      const isRepeated = parts.has(name) || tooLarge.has(name) || sealed.has(name)
      const isLocked = isSealed(entry)
      const content = isLocked ? undefined : await readUpTo(part.maxBytes, await zip.openReadStreamPromise(entry))
      if (isRepeated) {
        // The same file twice is one file.
        if (!content || !parts.get(name)?.equals(content)) repeated.push({ name, content, isSealed: isLocked })
      } else if (isLocked) sealed.add(name)
      else if (content) parts.set(name, content)
      else tooLarge.add(name)
    }
    return { parts, tooLarge, sealed, repeated }
  } catch {
    return undefined
  }
}

async function readUpTo(maxBytes: number, stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
