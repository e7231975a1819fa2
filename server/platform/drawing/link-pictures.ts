import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { FileAnswer } from '#domain/kernel/file-answer.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { readLogo } from '../files/logo-route.ts'
import { decodedPictureBytes } from '../files/picture-size.ts'
import { isWholePicture } from '../files/whole-picture.ts'
import type { Platform } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { readContent } from '../site-content.ts'
import type { LinkPicture } from './draw-link-picture.ts'
import { createDrawingThread } from './drawing-thread.ts'

type Source = Pick<Platform, 'config' | 'live' | 'db' | 'files'>

/** What a page says of itself beside its link. */
interface Shown {
  readonly language: Language
  /** The name of the company by default. */
  readonly title?: string
  /** The tagline of the company by default. */
  readonly line?: string
  /** How long caches may keep the picture. */
  readonly seconds: number
}

/** About 40 kB each. */
const mostCached = 64
const mostWaiting = 20
const retryAfterSeconds = 10
/** A larger logo takes long to draw, so its picture has the name alone. */
const mostLogoBytes = 64_000_000
/** Part of each picture's name: another look has another name. */
const look = 1

const draw = createDrawingThread<LinkPicture>({
  thread: new URL('./link-picture-thread.ts', import.meta.url),
  mostMs: 10_000,
  idleMs: 60_000,
})
const oneAtATime = pLimit(1)
const cache = new Map<string, Uint8Array>()
const pending = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * Answers the picture of a link as a PNG (PUB-09). It is drawn in a thread of its own, so that PDFs never wait for it, and cached by what it
 * shows (ADR-0203).
 */
export async function answerLinkPicture(
  source: Source,
  { language, title, line, seconds }: Shown,
): Promise<FileAnswer | Refusal> {
  const { content: company } = await readContent(source, 'company', language)
  const { logo } = await readSettings(source)
  const facts = {
    name: title === undefined ? '' : company.name,
    title: title ?? company.name,
    line: line ?? company.tagline,
    colour: company.colour || null,
  }
  const name = createHash('sha256')
    .update(JSON.stringify([look, facts, logo]))
    .digest('base64url')
    .slice(0, 22)
  const content = cache.get(name) ?? (await (pending.get(name) ?? make(source, name, facts)))
  if (!content) return refuse('errors.unavailable', { retryAfter: retryAfterSeconds })
  return { name: 'link.png', content, shown: { etag: `"${name}"`, seconds } }
}

/** Draws a picture and caches it; concurrent requests for it share the work. Undefined when too many wait, or it takes too long. */
function make(source: Source, name: string, facts: Omit<LinkPicture, 'logo'>): Promise<Uint8Array | undefined> {
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

async function readDrawableLogo(source: Source): Promise<LinkPicture['logo']> {
  const logo = await readLogo(source)
  if (!logo) return undefined
  const content = await buffer(logo.stream)
  const bytes = decodedPictureBytes(content) ?? Number.POSITIVE_INFINITY
  return bytes <= mostLogoBytes && (await isWholePicture(content)) ? { mediaType: logo.mediaType, content } : undefined
}
