import { readZipParts } from '../zip-parts.ts'
import type { TableFault, WorkbookExtension } from './table-file.ts'

const macroParts: Readonly<Record<WorkbookExtension, RegExp>> = {
  xlsx: /^xl\/(?:vbaProject\.bin|macrosheets\/)/i,
  ods: /^(?:Basic|Scripts)\//,
}
const linkParts = /^xl\/externalLinks\/./i
/** The part that says whether an ODS is encrypted. */
const manifest = 'META-INF/manifest.xml'
const manifestBytes = 1024 * 1024

/**
 * Why a workbook is refused before its sheets are read: it holds macros or values of other workbooks, needs a password, or is no archive.
 * Its unpacked size was limited when it was received (UPL-03).
 */
export async function workbookFault(content: Buffer, extension: WorkbookExtension): Promise<TableFault | undefined> {
  let fault: TableFault | undefined
  const unpacked = await readZipParts(content, (name) => {
    if (macroParts[extension].test(name)) fault = 'macros'
    else if (linkParts.test(name)) fault ??= 'external_links'
    return name === manifest ? { name, maxBytes: manifestBytes } : undefined
  })
  if (!unpacked) return 'damaged'
  if (unpacked.parts.get(manifest)?.includes('encryption-data')) return 'encrypted'
  return fault
}
