import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { readLogo } from '../files/logo-route.ts'
import { decodedPictureBytes } from '../files/picture-size.ts'
import { isWholePicture } from '../files/whole-picture.ts'
import type { Platform } from '../platform.ts'
import { readSettings } from '../settings.ts'
import type { Icon } from './draw-icon.ts'
import type { DrawnLogo, LinkPicture } from './draw-link-picture.ts'
import { createDrawingThread } from './drawing-thread.ts'

export type PictureSource = Pick<Platform, 'config' | 'live' | 'db' | 'files'>
type Drawing = LinkPicture | Icon
type WithoutLogo<One> = One extends unknown ? Omit<One, 'logo'> : never

/** About 40 kB each. */
const mostCached = 64
const mostWaiting = 20
/** A larger logo takes long to draw, so its picture does without. */
const mostLogoBytes = 64_000_000
/** Part of each picture's name: another look has another name. */
const look = 2

const draw = createDrawingThread<Drawing>({
  thread: new URL('./link-picture-thread.ts', import.meta.url),
  mostMs: 10_000,
  idleMs: 60_000,
})
const oneAtATime = pLimit(1)
const cache = new Map<string, Uint8Array>()
const pending = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * Draws a picture with the company's logo in a thread of its own, so that PDFs never wait for it, and caches it by what it shows (ADR-0203). No
 * content when too many wait, or it takes too long. The name identifies the picture.
 */
export async function drawPicture(
  source: PictureSource,
  facts: WithoutLogo<Drawing>,
): Promise<{ readonly name: string; readonly content: Uint8Array | undefined }> {
  const { logo } = await readSettings(source)
  const name = createHash('sha256')
    .update(JSON.stringify([look, facts, logo]))
    .digest('base64url')
    .slice(0, 22)
  return { name, content: cache.get(name) ?? (await (pending.get(name) ?? make(source, name, facts))) }
}

/** Draws a picture and caches it; concurrent requests for it share the work. */
function make(source: PictureSource, name: string, facts: WithoutLogo<Drawing>): Promise<Uint8Array | undefined> {
  if (pending.size >= mostWaiting) return Promise.resolve(undefined)
  const made = oneAtATime(async () => {
    const logo = await readDrawableLogo(source)
    const content = await draw({ ...facts, logo }).catch((error) => {
      if (!logo) throw error
      return draw({ ...facts, logo: undefined })
    })
    const [oldest] = cache.keys()
    if (cache.size >= mostCached && oldest !== undefined) cache.delete(oldest)
    if (content) cache.set(name, content)
    return content
  }).finally(() => pending.delete(name))
  pending.set(name, made)
  return made
}

async function readDrawableLogo(source: PictureSource): Promise<DrawnLogo | undefined> {
  const logo = await readLogo(source)
  if (!logo) return undefined
  const content = await buffer(logo.stream)
  const bytes = decodedPictureBytes(content) ?? Number.POSITIVE_INFINITY
  return bytes <= mostLogoBytes && (await isWholePicture(content)) ? { mediaType: logo.mediaType, content } : undefined
}
