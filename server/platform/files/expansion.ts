import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { fromBufferPromise } from 'yauzl'
import { decodedPictureBytes } from './picture-size.ts'
import { isSealed } from './zip-parts.ts'

/** Legitimate documents and pictures below the upload limit stay under these sizes. A program that opens one needs as much memory. */
const most = { documentBytes: 64 * 1024 * 1024, pictureBytes: 256_000_000, entries: 2000 }
/** The head of a picture in a document, up to its size, lies within this many bytes. */
const headBytes = 1024 * 1024

/** One at a time: decompression runs outside the event loop, but on the same processor. */
const limited = pLimit(1)

/**
 * Whether a file expands to more than a program that opens it can take: zip bombs, giant pictures (UPL-03). The kind is given by its
 * extension.
 */
export async function expandsTooMuch(extension: string, content: Buffer): Promise<boolean> {
  if (extension === 'png' || extension === 'jpg') return isGiantPicture(content)
  if (['docx', 'odt', 'odg', 'xlsx', 'ods', 'zip'].includes(extension))
    return limited(() => isGiantArchive(content, extension === 'zip'))
  return false
}

function isGiantPicture(content: Buffer): boolean {
  return (decodedPictureBytes(content) ?? 0) > most.pictureBytes
}

/** Whether an archive cannot be read, holds too much, or holds a picture that is too large. */
async function isGiantArchive(archive: Buffer, mayHoldSealed: boolean): Promise<boolean> {
  let left = most.documentBytes
  try {
    // Names stay undecoded, because no entry is ever written to a file.
    const zip = await fromBufferPromise(archive, { lazyEntries: true, decodeStrings: false })
    if (zip.entryCount === 0 || zip.entryCount > most.entries) return true
    for await (const entry of zip.eachEntry()) {
      // A file that needs a password, or is packed in another way, can be opened by nobody here. It makes no archive of files unreadable.
      if (mayHoldSealed && isSealed(entry)) continue
      const { bytes, head } = await inspectEntry(await zip.openReadStreamPromise(entry), left)
      left -= bytes
      if (left < 0 || isGiantPicture(head)) return true
    }
  } catch {
    return true
  }
  return false
}

/** Decompresses an entry without storing it. Returns its size and beginning; stops soon after `enough` bytes. */
async function inspectEntry(content: Readable, enough: number): Promise<{ bytes: number; head: Buffer }> {
  const head: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    if (bytes < headBytes) head.push(chunk)
    bytes += chunk.length
    if (bytes > enough) break
  }
  return { bytes, head: Buffer.concat(head) }
}
