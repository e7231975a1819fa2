import type { FileAnswer } from '#domain/kernel/file-answer.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { readContent } from '../site-content.ts'
import { drawPicture, type PictureSource } from './drawn-pictures.ts'

/** What a page says of itself beside its link. */
interface Shown {
  readonly language: Language
  /** The name of the company by default. */
  readonly title?: string | undefined
  /** The tagline of the company by default. */
  readonly line?: string | undefined
  /** How long caches may keep the picture. */
  readonly seconds: number
}

/** After how many seconds a picture that could not be drawn is asked for again. */
export const retryAfterSeconds = 10

/** Draws the picture of a link; no content when it takes too long. */
export async function drawPictureOfLink(source: PictureSource, { language, title, line }: Omit<Shown, 'seconds'>) {
  const { content: company } = await readContent(source, 'company', language)
  return drawPicture(source, {
    name: title === undefined ? '' : company.name,
    title: title ?? company.name,
    line: line ?? company.tagline,
    colour: company.colour || null,
  })
}

/**
 * Answers the picture of a link as a PNG (PUB-09). It is drawn in a thread of its own, so that PDFs never wait for it, and cached by what it
 * shows (ADR-0203).
 */
export async function answerLinkPicture(
  source: PictureSource,
  { language, title, line, seconds }: Shown,
): Promise<FileAnswer | Refusal> {
  const { name, content } = await drawPictureOfLink(source, { language, title, line })
  if (!content) return refuse('errors.unavailable', { retryAfter: retryAfterSeconds })
  return { name: 'link.png', content, shown: { etag: `"${name}"`, seconds } }
}
