/** A file in a winmail.dat, as Outlook packs attachments for receivers that it takes for Outlook (MS-OXTNEF). */
export interface PackedFile {
  readonly name: string
  readonly content: Uint8Array
}

const signature = 0x223e9f78
const headBytes = 6
/** Attributes of an attachment: its beginning, name, content, and its properties, where the long name is. */
const attributes = { begin: 0x9002, title: 0x8010, content: 0x800f, properties: 0x9005 }
const longName = 0x3707
/** The bytes of a value by its type; types of other lengths say theirs. */
const fixedBytes: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 }
const measured = new Set([13, 30, 31, 258])

/** The files in a winmail.dat, as far as it can be read; none for anything else. */
export function filesOfWinmail(bytes: Uint8Array): PackedFile[] {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (data.length < headBytes || data.readUInt32LE(0) !== signature) return []
  const files: { name: string; content: Uint8Array }[] = []
  // Each attribute: level, id, type, length, value, checksum.
  for (let at = headBytes; at + 9 <= data.length; ) {
    const [id, length] = [data.readUInt16LE(at + 1), data.readUInt32LE(at + 5)]
    const value = data.subarray(at + 9, at + 9 + length)
    at += 9 + length + 2
    if (value.length < length) break
    if (id === attributes.begin) files.push({ name: '', content: new Uint8Array() })
    const file = files.at(-1)
    if (!file) continue
    if (id === attributes.title) file.name ||= textOf(value, 'windows-1252')
    else if (id === attributes.content) file.content = value
    else if (id === attributes.properties) file.name = longNameIn(value) ?? file.name
  }
  return files.filter(({ content }) => content.length > 0)
}

const textOf = (value: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(value).replace(/\0.*$/s, '').trim()

/** The long file name among the properties of an attachment. Ends at a property that it cannot measure. */
function longNameIn(data: Buffer): string | undefined {
  try {
    let at = 4
    for (let left = data.readUInt32LE(0); left > 0; left -= 1) {
      const [type, id] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
      at += 4
      if (id >= 0x8000) {
        const isNumbered = data.readUInt32LE(at + 16) === 0
        at += isNumbered ? 24 : 24 + padded(data.readUInt32LE(at + 20))
      }
      const fixed = fixedBytes[type]
      if (fixed !== undefined) at += fixed
      else if (!measured.has(type)) return undefined
      else {
        const values = data.readUInt32LE(at)
        at += 4
        for (let value = 0; value < values; value += 1) {
          const length = data.readUInt32LE(at)
          if (id === longName) return textOf(data.subarray(at + 4, at + 4 + length), type === 31 ? 'utf-16le' : 'windows-1252')
          at += 4 + padded(length)
        }
      }
    }
  } catch {
    // The properties end early.
  }
  return undefined
}

const padded = (length: number) => Math.ceil(length / 4) * 4
