import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { hasPictures, type PdfDocument, withoutPictures } from './pdf-document.ts'
import type { Drawn } from './pdf-thread.ts'

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
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    void worker?.terminate()
    worker = undefined
  }

  /** The current thread, or a new one when it has ended between two reports. */
  function threadNow(): Worker {
    if (worker) return worker
    const started = startThread(thread)
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  /** Draws a report; when its thread fails, it draws the report once more without pictures. */
  async function draw(document: PdfDocument): Promise<Uint8Array | undefined> {
    try {
      return await drawOnce(document)
    } catch (error) {
      if (!hasPictures(document.blocks)) throw error
      return drawOnce({ ...document, blocks: document.blocks.map(withoutPictures) })
    }
  }

  async function drawOnce(document: PdfDocument): Promise<Uint8Array | undefined> {
    clearTimeout(idle)
    const running = threadNow()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), mostMs)
    const ended = new AbortController()
    const onExit = () => ended.abort()
    running.once('exit', onExit)
    try {
      running.postMessage(document)
      const signal = AbortSignal.any([late.signal, ended.signal])
      const [drawn] = (await once(running, 'message', { signal })) as [Drawn]
      if ('failed' in drawn) throw new Error(`A report could not be drawn: ${drawn.failed}`)
      return drawn.content
    } catch (error) {
      end()
      if (late.signal.aborted) return undefined
      throw error
    } finally {
      running.off('exit', onExit)
      clearTimeout(timer)
      idle = setTimeout(end, idleMs).unref()
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

function startThread(address: URL): Worker {
  // The thread gets no settings and no secrets, and does not keep the process alive.
  const worker = new Worker(address, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 768 } })
  worker.unref()
  // The caller of `draw` gets errors of a report; an error between two reports must not end the process.
  worker.on('error', () => {})
  return worker
}
