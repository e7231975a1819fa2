import { limits } from '#domain/kernel/limits.ts'
import { serveBounded } from '../../bounded/bounded-program.ts'
import type { FaultyTable, Sheet, WorkbookExtension } from './table-file.ts'
import { isCopiedSheet, sheetOf } from './workbook-cells.ts'
import { hiddenParts, workbookFault } from './workbook-parts.ts'

export interface Workbook {
  readonly extension: WorkbookExtension
  readonly content: Uint8Array
  /** Rows beyond this number are not read. */
  readonly maxRows: number
}

export type ReadWorkbook = { readonly sheets: readonly Sheet[] } | FaultyTable

/** The library is loaded with the first workbook. */
async function parse(content: Buffer, extension: WorkbookExtension) {
  if (extension === 'ods') return (await import('hucre/ods')).readOds(content)
  return (await import('hucre/xlsx')).readXlsx(content, { readStyles: true })
}

serveBounded<Workbook, ReadWorkbook>(limits.workbook.megabytes, async ({ extension, content, maxRows }) => {
  const bytes = Buffer.from(content)
  const fault = await workbookFault(bytes, extension)
  if (fault) return { fault }
  try {
    const { sheets } = await parse(bytes, extension)
    if (sheets.some(({ name }) => isCopiedSheet(name))) return { fault: 'external_links' }
    const hidden = extension === 'ods' ? await hiddenParts(bytes) : undefined
    return {
      sheets: sheets.map((sheet) =>
        sheetOf(hidden?.sheets.has(sheet.name) ? { ...sheet, hidden: true } : sheet, maxRows, hidden?.rows.get(sheet.name)),
      ),
    }
  } catch (error) {
    return { fault: (error as Error).name === 'LimitError' ? 'too_large' : 'damaged' }
  }
})
