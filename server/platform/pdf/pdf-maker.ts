import pLimit from 'p-limit'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { createDrawingThread } from '../drawing/drawing-thread.ts'
import { hasPictures, type PdfDocument, withoutPictures } from './pdf-document.ts'

interface Settings {
  /** The most waiting reports; further ones are refused for now. */
  readonly mostWaiting?: number
  /** The most waiting reports of one person. */
  readonly mostOfPerson?: number
  /** The time limit of a report; its thread is ended. */
  readonly mostMs?: number
  /** A thread that is idle for so long is ended, to free its memory. */
  readonly idleMs?: number
  readonly thread?: URL
}

const retryAfterSeconds = 10

/**
 * Makes PDFs one at a time in a separate thread, so that requests never wait for a drawing (P10). The data of a report is read only when
 * its turn comes.
 */
export function createPdfMaker({
  mostWaiting = 60,
  mostOfPerson = 2,
  mostMs = 30_000,
  idleMs = 60_000,
  thread = new URL('./pdf-thread.ts', import.meta.url),
}: Settings = {}) {
  const oneAtATime = pLimit(1)
  let waiting = 0
  const waitingOf = new Map<number, number>()
  const drawOnce = createDrawingThread<PdfDocument>({ thread, mostMs, idleMs })

  /** Draws a report; when its thread fails, it draws the report once more without pictures. */
  async function draw(document: PdfDocument): Promise<Uint8Array | undefined> {
    try {
      return await drawOnce(document)
    } catch (error) {
      if (!hasPictures(document.blocks)) throw error
      return drawOnce({ ...document, blocks: document.blocks.map(withoutPictures) })
    }
  }

  return async (person: number, gather: () => Promise<PdfDocument>): Promise<Uint8Array | Refusal> => {
    const own = waitingOf.get(person) ?? 0
    if (own >= mostOfPerson) return refuse('errors.too_many', { retryAfter: retryAfterSeconds })
    if (waiting >= mostWaiting) return refuse('errors.unavailable', { retryAfter: retryAfterSeconds })
    waiting += 1
    waitingOf.set(person, own + 1)
    try {
      return (
        (await oneAtATime(async () => draw(await gather()))) ?? refuse('errors.unavailable', { retryAfter: retryAfterSeconds })
      )
    } finally {
      waiting -= 1
      const left = (waitingOf.get(person) ?? 1) - 1
      if (left > 0) waitingOf.set(person, left)
      else waitingOf.delete(person)
    }
  }
}
