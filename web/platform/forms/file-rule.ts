import { conversionAdvice, documentTypes, hasExtension, namedKind } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'

/** A form's rule for a file. The server checks again, by content. */
export interface FileRule {
  /** Message key when no file was chosen; absent for an optional file. */
  readonly required?: string
  /** Allowed extensions without the dot. */
  readonly kinds: readonly string[]
  /** The size limit, when it differs from the usual one. */
  readonly bytes?: number
}

/** Stands for a file that is still being made, so that a form is not sent without it. */
export const unfinishedFile = new File([], 'unfinished')

/** A file with the extension of its type, where its name has none: some apps of phones hand over `document:1000`. */
export function withExtension(file: File): File {
  const extension = file.name.includes('.') ? undefined : documentTypes[file.type]
  return extension ? new File([file], `${file.name.replaceAll(':', '-')}.${extension}`, { type: file.type }) : file
}

/** Message key of the error of a chosen file, or undefined (REG-05). */
export function fileError(file: File | undefined, rule: FileRule): string | undefined {
  if (!file) return rule.required
  if (file === unfinishedFile) return 'common.file_unfinished'
  const advice = conversionAdvice(namedKind(file.name), rule.kinds)
  if (advice && !hasExtension(file.name, rule.kinds)) return advice
  if (file.size === 0) return 'portfolio.error.file_empty'
  if (file.size >= (rule.bytes ?? limits.upload.bytes)) return rule.bytes ? 'errors.body_too_large' : 'portfolio.error.cv_limit'
  return hasExtension(file.name, rule.kinds) ? undefined : 'portfolio.error.file_kind'
}
