import { buffer } from 'node:stream/consumers'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { shownPictureBytes } from '../../../platform/files/picture-size.ts'
import { isWholePicture } from '../../../platform/files/whole-picture.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Pictures that a report draws, by their key in the store. */
export type Pictures = ReadonlyMap<string, Uint8Array>

interface Stored {
  readonly storage_key: string
  readonly media_type: string
}

/** As much as one report may hold in memory, and as its thread unfolds in its time; the others are told by their words. */
const most = { bytes: 64 * 1024 * 1024, shownBytes: 200_000_000 }

/** The pictures of a report, each read once. */
export async function readPictures({ files }: Pick<Platform, 'files'>, media: readonly Stored[]): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>()
  let left = most.bytes
  let shownLeft = most.shownBytes
  for (const { storage_key, media_type } of media) {
    if (mediaKindOf(media_type) !== 'picture' || pictures.has(storage_key) || left <= 0) continue
    const stored = await files.read(storage_key)
    const content = stored && (await buffer(stored))
    const shown = (content && shownPictureBytes(content)) ?? Number.POSITIVE_INFINITY
    if (!content || shown > shownLeft || !(await isWholePicture(content))) continue
    left -= content.length
    shownLeft -= shown
    pictures.set(storage_key, content)
  }
  return pictures
}
