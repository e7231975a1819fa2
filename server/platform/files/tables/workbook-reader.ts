import { limits } from '#domain/kernel/limits.ts'
import { type BoundedProcess, createBoundedProcess } from '../../bounded/bounded-process.ts'
import { MachineBusy } from '../../bounded/machine-busy.ts'
import type { FaultyTable, Sheet, WorkbookExtension } from './table-file.ts'
import type { ReadWorkbook, Workbook } from './workbook-process.ts'

/** A process ends by itself when it is idle, so that nobody has to close it. `patience`: somebody waits at the page. */
const readerWithin = (seconds: number, patience: number): BoundedProcess<Workbook, ReadWorkbook> =>
  createBoundedProcess({
    program: new URL('./workbook-process.ts', import.meta.url),
    mostMs: seconds * 1000,
    patience,
    heapMegabytes: limits.workbook.heapMegabytes,
    idleMs: 15_000,
  })
const usual = readerWithin(limits.workbook.firstSeconds, 12)
const heavy = readerWithin(limits.workbook.seconds, 3)

/**
 * Reads the sheets of an XLSX or ODS in a process of bounded time and memory (ADR-0126). Formulas are not calculated: their stored values
 * count. Links are not followed. A heavy workbook does not hold up the others.
 */
export async function readWorkbook(
  content: Buffer,
  extension: WorkbookExtension,
  maxRows: number,
): Promise<{ readonly sheets: readonly Sheet[] } | FaultyTable> {
  const workbook = { extension, content, maxRows }
  const first = await usual.run(workbook)
  const read = 'failure' in first && first.failure === 'too_slow' ? await heavy.run(workbook) : first
  if (!('failure' in read)) return read
  if (read.failure === 'busy') throw new MachineBusy()
  return { fault: read.failure === 'crashed' ? 'damaged' : read.failure }
}
