import { readFile } from 'node:fs/promises'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { isTable, readCsv } from './csv-file.ts'
import type { FileNote } from './file-entry.ts'
import { readGift } from './gift-file.ts'
import { type PackedMedia, readZip } from './zip-file.ts'

export interface ReadBankFile {
  readonly entries: readonly FileEntry[]
  readonly notes: readonly FileNote[]
  readonly media: ReadonlyMap<string, PackedMedia>
}

/** Reads a bank's file in any of its formats. Refuses a file that is unreadable, empty or too large. */
export async function readBankFile(upload: Upload, language: Language): Promise<ReadBankFile | Refusal> {
  const { extension } = upload.kind
  const isZip = extension === 'zip'
  if (!isZip && upload.bytes > limits.bankFile.tableBytes) return wrong('banks.error.too_many')
  const file = await readFile(upload.path)
  // Spreadsheets save tab-separated tables as ".txt".
  const isCsv = extension === 'csv' || (extension === 'txt' && isTable(file))
  if (!isZip && !isCsv && upload.bytes > limits.upload.bytes) return wrong('banks.error.too_many')
  const text = () => (isCsv ? readCsv(file) : readGift(file, language))
  const { content, media } = isZip ? await readZip(file) : { content: await text(), media: new Map() }
  if ('unreadable' in content) return wrong(content.unreadable)
  if (content.entries.length === 0) return wrong('banks.error.empty')
  if (content.entries.length > limits.bankFile.questions) return wrong('banks.error.too_many')
  return { entries: content.entries, notes: content.notes, media }
}

const wrong = (key: string) => refuse('errors.fields', { errors: { file: [key] } })
