import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw-document.ts'
import type { PdfDocument } from './pdf-document.ts'

/** What the thread answers: the finished file, or why there is none. */
export type Drawn = { readonly content: Uint8Array } | { readonly failed: string }

parentPort?.on('message', async (report: PdfDocument) => {
  try {
    // A copy with memory of its own, which goes over without being copied again.
    const content = new Uint8Array(await drawDocument(report))
    parentPort?.postMessage({ content } satisfies Drawn, [content.buffer])
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Drawn)
  }
})
