import { limits } from '#domain/kernel/limits.ts'
import { type BoundedProcess, createBoundedProcess } from '../../bounded/bounded-process.ts'
import type { FaultyTable, Sheet, WorkbookExtension } from './table-file.ts'
import type { ReadWorkbook, Workbook } from './workbook-process.ts'

let reader: BoundedProcess<Workbook, ReadWorkbook> | undefined

/** The process ends by itself when it is idle, so that nobody has to close it. */
const readerNow = () => {
  reader ??= createBoundedProcess<Workbook, ReadWorkbook>({
    program: new URL('./workbook-process.ts', import.meta.url),
    mostMs: limits.workbook.seconds * 1000,
    heapMegabytes: limits.workbook.heapMegabytes,
    idleMs: 15_000,
  })
  return reader
}

/**
 * Reads the sheets of an XLSX or ODS in a process of bounded time and memory (ADR-0126). Formulas are not calculated: their stored values
 * count. Links are not followed.
 */
export async function readWorkbook(
  content: Buffer,
  extension: WorkbookExtension,
  maxRows: number,
): Promise<{ readonly sheets: readonly Sheet[] } | FaultyTable> {
  const read = await readerNow().run({ extension, content, maxRows })
  if (!('failure' in read)) return read
  return { fault: read.failure === 'crashed' ? 'damaged' : read.failure }
}
