import { limits } from '#domain/kernel/limits.ts'
import { createBoundedProcess } from '../../bounded/bounded-process.ts'
import type { Extracted } from './extract-text.ts'
import type { Document } from './text-process.ts'

interface Settings {
  /** The most processor time of a document. */
  readonly mostMs?: number
  readonly idleMs?: number
  readonly program?: URL
}

/** What came of reading a document; `busy` says nothing about the document. */
export type Reading = Extracted | { readonly state: 'failed'; readonly reason: 'busy' }

export interface TextReader {
  /** Reads a document, in `mostMs` of processor time instead of the usual limit if it is given. */
  read(document: Document, mostMs?: number): Promise<Reading>
  close(): void
}

/** Reads documents one at a time in a bounded process, which runs text-process.ts and there `extractText` (ADR-0109). */
export function createTextReader({
  mostMs = limits.cvText.seconds * 1000,
  idleMs = 30_000,
  program = new URL('./text-process.ts', import.meta.url),
}: Settings = {}): TextReader {
  const { heapMegabytes } = limits.cvText
  const reader = createBoundedProcess<Document, Extracted>({ program, mostMs, idleMs, heapMegabytes })
  return {
    async read(document, ownMs) {
      const output = await reader.run(document, ownMs)
      return 'failure' in output ? { state: 'failed', reason: output.failure } : output
    },
    close: reader.close,
  }
}
