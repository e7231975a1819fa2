import type { ExportFormat } from '#domain/kernel/export-formats.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { callForFile } from '../client/call.ts'
import type { Address, LooseInput } from '../client/endpoint-input.ts'

/** The format of a list's file, and the language of its words. */
export interface FileForm {
  readonly format: ExportFormat
  readonly language: Language
}

/** Reads a whole list through its export. */
export function readListFile({ path }: Address, form: FileForm, at: Pick<LooseInput, 'params' | 'query'>): Promise<File> {
  const exported: Address = { method: 'POST', path: `${path}/export` }
  return callForFile(exported, { ...at, body: form })
}
