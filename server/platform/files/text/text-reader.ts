import { limits } from '#domain/kernel/limits.ts'
import { createBoundedProcess } from '../../bounded/bounded-process.ts'
import type { Extracted } from './extract-text.ts'
import type { Document } from './text-process.ts'

interface Settings {
  /** The time limit of a document. */
  readonly mostMs?: number
  readonly idleMs?: number
  readonly program?: URL
}

export interface TextReader {
  /** Reads a document, in `mostMs` instead of the usual time limit if it is given. */
  read(document: Document, mostMs?: number): Promise<Extracted>
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
