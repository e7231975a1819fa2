import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { createConcurrencyLimit } from '../concurrency-limit.ts'
import { shownPictureBytes } from './picture-size.ts'

/** What the largest honest document or picture below the upload limit stays under; whoever opens one needs this much memory. */
const most = { documentBytes: 64 * 1024 * 1024, pictureBytes: 256_000_000, entries: 2000 }
/** A picture in a document tells its size within this much of its beginning. */
const headBytes = 1024 * 1024

/** One at a time: unfolding works beside the event loop, but on the same processor. */
const limited = createConcurrencyLimit(1)

/** Whether a file, by its kind's extension, unfolds into more than whoever opens it can take: zip bombs, giant pictures (UPL-03). */
export async function isTooMuchUnfolded(extension: string, content: Buffer): Promise<boolean> {
  if (extension === 'png' || extension === 'jpg') return isGiantPicture(content)
  if (['docx', 'odt', 'odg', 'zip'].includes(extension)) return limited(() => isGiantArchive(content))
  return false
}

function isGiantPicture(content: Buffer): boolean {
  return (shownPictureBytes(content) ?? 0) > most.pictureBytes
}

/** Whether an archive is none that can be read, holds too much, or a picture that does. */
async function isGiantArchive(archive: Buffer): Promise<boolean> {
  let left = most.documentBytes
  try {
    // Names are not looked at: nothing is ever unfolded to a file.
    const zip = await fromBufferPromise(archive, { lazyEntries: true, decodeStrings: false })
    if (zip.entryCount === 0 || zip.entryCount > most.entries) return true
    for await (const entry of zip.eachEntry()) {
      const { bytes, head } = await unfold(await zip.openReadStreamPromise(entry), left)
      left -= bytes
      if (left < 0 || isGiantPicture(head)) return true
    }
  } catch {
    return true
  }
  return false
}

/** How much an entry holds and how it begins, counted while it is unfolded and thrown away. Stops soon after `enough`. */
async function unfold(content: Readable, enough: number): Promise<{ bytes: number; head: Buffer }> {
  const head: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    if (bytes < headBytes) head.push(chunk)
    bytes += chunk.length
    if (bytes > enough) break
  }
  return { bytes, head: Buffer.concat(head) }
}
