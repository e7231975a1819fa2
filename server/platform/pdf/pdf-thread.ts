import { parentPort } from 'node:worker_threads'
import { makeThreadGentle } from '../thread-priority.ts'
import { drawDocument } from './draw-document.ts'
import type { PdfDocument } from './pdf-document.ts'

/** The answer of the thread: the finished file, or the reason why there is none. */
export type Drawn = { readonly content: Uint8Array } | { readonly failed: string }

makeThreadGentle()

parentPort?.on('message', async (report: PdfDocument) => {
  try {
    // A copy with memory of its own can be transferred without another copy.
    const content = new Uint8Array(await drawDocument(report))
    parentPort?.postMessage({ content } satisfies Drawn, [content.buffer])
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Drawn)
  }
})
