import { buffer } from 'node:stream/consumers'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { decodedPictureBytes } from '../../../platform/files/picture-size.ts'
import { isWholePicture } from '../../../platform/files/whole-picture.ts'
import type { Platform } from '../../../platform/platform.ts'

/** The pictures of a report, by their storage key. */
export type Pictures = ReadonlyMap<string, Uint8Array>

interface Stored {
  readonly storage_key: string
  readonly media_type: string
}

/** Limits of one report: bytes in memory, and decoded bytes, which cost drawing time. Other pictures appear as their text. */
const max = { bytes: 64 * 1024 * 1024, shownBytes: 200_000_000 }

/** Reads each picture of a report once. */
export async function readPictures({ files }: Pick<Platform, 'files'>, media: readonly Stored[]): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>()
  let left = max.bytes
  let shownLeft = max.shownBytes
  for (const { storage_key, media_type } of media) {
    if (mediaKindOf(media_type) !== 'picture' || pictures.has(storage_key) || left <= 0) continue
    const stored = await files.read(storage_key)
    const content = stored && (await buffer(stored))
    const shown = (content && decodedPictureBytes(content)) ?? Number.POSITIVE_INFINITY
    if (!content || shown > shownLeft || !(await isWholePicture(content))) continue
    left -= content.length
    shownLeft -= shown
    pictures.set(storage_key, content)
  }
  return pictures
}
