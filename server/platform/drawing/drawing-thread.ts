import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface Settings {
  /** The program of the thread; it answers with `answerDrawings`. */
  readonly thread: URL
  /** The time limit of a drawing; its thread is ended. */
  readonly mostMs: number
  /** A thread that is idle for so long is ended, to free its memory. */
  readonly idleMs: number
}

/** The answer of the thread: the finished file, or the reason why there is none. */
export type Drawn = { readonly content: Uint8Array } | { readonly failed: string }

/**
 * Creates the function that draws files in a separate thread, so that requests never wait for a drawing (P10). It takes one drawing at a
 * time, answers undefined above the time limit, and throws when the drawing or its thread fails.
 */
export function createDrawingThread<Drawing>({ thread, mostMs, idleMs }: Settings) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    void worker?.terminate()
    worker = undefined
  }

  /** The current thread, or a new one when it has ended between two drawings. */
  function threadNow(): Worker {
    if (worker) return worker
    const started = startThread(thread)
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  return async (drawing: Drawing): Promise<Uint8Array | undefined> => {
    clearTimeout(idle)
    const running = threadNow()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), mostMs)
    const ended = new AbortController()
    const onExit = () => ended.abort()
    running.once('exit', onExit)
    try {
      running.postMessage(drawing)
      const signal = AbortSignal.any([late.signal, ended.signal])
      const [drawn] = (await once(running, 'message', { signal })) as [Drawn]
      if ('failed' in drawn) throw new Error(`Drawing failed: ${drawn.failed}`)
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
}

function startThread(address: URL): Worker {
  // The thread gets no settings and no secrets, and does not keep the process alive.
  const worker = new Worker(address, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 768 } })
  worker.unref()
  // The caller of a drawing gets its errors; an error between two drawings must not end the process.
  worker.on('error', () => {})
  return worker
}
