export interface ZipEntry {
  readonly isDeflated: boolean
  /** Its bytes as they are stored. */
  readonly data: Buffer
}

interface Listed {
  readonly method: number
  readonly bytes: number
  readonly local: number
}

const mostEntries = 2000
const signatures = {
  entry: 0x04034b50,
  listed: 0x02014b50,
  descriptor: 0x08074b50,
  longLocator: 0x07064b50,
  end: Buffer.from('PK\x05\x06'),
}

/**
 * The entries of an archive. Readers find them in three ways, by the directory at the end, by a second one for long archives, or by
 * going from one to the next, and must find the same: throws where the directory is not all that stands before the end, where it
 * counts, names or measures other entries than stand there, where they overlap or leave a gap, and for what is neither stored nor
 * deflated.
 */
export function zipEntries(archive: Buffer): ZipEntry[] {
  const { listed, begins } = directoryOf(archive)
  let at = 0
  const entries = listed
    .toSorted((one, other) => one.local - other.local)
    .map(({ method, bytes, local }) => {
      const flags = archive.readUInt16LE(at + 6)
      const hasDescriptor = (flags & 8) !== 0
      insist(local === at && archive.readUInt32LE(at) === signatures.entry && archive.readUInt16LE(at + 8) === method)
      insist(hasDescriptor || archive.readUInt32LE(at + 18) === bytes)
      const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
      at = start + bytes
      if (hasDescriptor) at += archive.readUInt32LE(at) === signatures.descriptor ? 16 : 12
      return { isDeflated: method === 8, data: archive.subarray(start, start + bytes) }
    })
  insist(at === begins)
  return entries
}

function directoryOf(archive: Buffer): { listed: Listed[]; begins: number } {
  const end = archive.lastIndexOf(signatures.end)
  const count = archive.readUInt16LE(end + 10)
  const begins = archive.readUInt32LE(end + 16)
  insist(begins + archive.readUInt32LE(end + 12) === end && end + 22 + archive.readUInt16LE(end + 20) === archive.length)
  insist(count > 0 && count <= mostEntries && archive.readUInt32LE(end - 20) !== signatures.longLocator)
  const listed: Listed[] = []
  let at = begins
  for (; at < end; at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)) {
    const method = archive.readUInt16LE(at + 10)
    insist(archive.readUInt32LE(at) === signatures.listed && (method === 0 || method === 8) && listed.length < count)
    listed.push({ method, bytes: archive.readUInt32LE(at + 20), local: archive.readUInt32LE(at + 42) })
  }
  insist(at === end && listed.length === count)
  return { listed, begins }
}

function insist(isSo: boolean): void {
  if (!isSo) throw new Error('an archive that readers could take in two ways')
}
