import { parentPort } from 'node:worker_threads'
import { makeThreadGentle } from '../thread-priority.ts'
import type { Drawn } from './drawing-thread.ts'

/** The whole program of a drawing thread: it answers each message with the file that `draw` makes of it. */
export function answerDrawings<Drawing>(draw: (drawing: Drawing) => Promise<Uint8Array>): void {
  makeThreadGentle()
  parentPort?.on('message', async (drawing: Drawing) => {
    try {
      // A copy with memory of its own can be transferred without another copy.
      const content = new Uint8Array(await draw(drawing))
      parentPort?.postMessage({ content } satisfies Drawn, [content.buffer])
    } catch (error) {
      parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Drawn)
    }
  })
}
