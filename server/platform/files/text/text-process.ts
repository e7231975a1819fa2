import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { limits } from '#domain/kernel/limits.ts'
import { type Extracted, extractText } from './extract-text.ts'

/** A document to be read; its kind is given by its extension. */
export interface Document {
  readonly extension: string
  readonly content: Uint8Array
}

const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { most: limits.cvText.megabytes * 1_048_576, parent: process.ppid },
})
watch.unref()

process.on('message', async ({ extension, content }: Document) => {
  process.send?.((await extractText(extension, Buffer.from(content))) satisfies Extracted)
})
// The server has ended.
process.on('disconnect', () => process.exit())
