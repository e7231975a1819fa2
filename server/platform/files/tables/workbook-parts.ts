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

const contentPart = 'content.xml'
const contentBytes = 64 * 1024 * 1024

/** What an ODS hides and the library does not report: sheets by their style, as LibreOffice writes it, and rows from 0 by the name of the sheet. */
export interface HiddenParts {
  readonly sheets: ReadonlySet<string>
  readonly rows: ReadonlyMap<string, ReadonlySet<number>>
}

export async function hiddenParts(ods: Buffer): Promise<HiddenParts> {
  const unpacked = await readZipParts(ods, (name) => (name === contentPart ? { name, maxBytes: contentBytes } : undefined))
  const xml = unpacked?.parts.get(contentPart)?.toString() ?? ''
  const styles = xml.matchAll(/<style:style\b([^>]*)>\s*<style:table-properties\b[^>]*\btable:display="false"/g)
  const hidden = new Set(Array.from(styles, ([, attributes = '']) => attributeOf(attributes, 'style:name')))
  const tables = Array.from(xml.matchAll(/<table:table\b([^>]*)>/g), ([, attributes = '']) => attributes)
  const sheets = new Set(
    tables.filter((one) => hidden.has(attributeOf(one, 'table:style-name'))).map((one) => attributeOf(one, 'table:name')),
  )
  return { sheets, rows: hiddenRows(xml) }
}

/** The rows that a filter or a person hides. Formatted empty rows at the end are repeated a million times, and are no rows here. */
function hiddenRows(xml: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  let [rows, at] = [new Set<number>(), 0]
  for (const [, kind, attributes = ''] of xml.matchAll(/<table:table(-row)?(?=[\s>/])([^>]*)>/g)) {
    if (kind === undefined) {
      ;[rows, at] = [new Set(), 0]
      found.set(attributeOf(attributes, 'table:name'), rows)
      continue
    }
    const count = Number(attributeOf(attributes, 'table:number-rows-repeated')) || 1
    const isHidden = /^(?:collapse|filter)$/.test(attributeOf(attributes, 'table:visibility'))
    for (let row = at; isHidden && row < Math.min(at + count, mostHiddenRows); row += 1) rows.add(row)
    at += count
  }
  return found
}
const mostHiddenRows = 100_000

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

function attributeOf(attributes: string, name: string): string {
  const written = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return written.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
}

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
