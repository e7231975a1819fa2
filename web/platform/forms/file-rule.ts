import { convertible, hasExtension, namedKind } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'

/** What a form asks of a file; the server decides again, by content. */
export interface FileRule {
  /** Message key when no file was chosen; absent where the file is optional. */
  readonly required?: string
  /** Allowed endings without the dot. */
  readonly kinds: readonly string[]
  /** A limit of its own, where it is not the usual one. */
  readonly bytes?: number
}

/** Message key of what is wrong with a chosen file, or undefined (REG-05). */
export function fileError(file: File | undefined, rule: FileRule): string | undefined {
  if (!file) return rule.required
  const advice = convertible[namedKind(file.name)]
  if (advice && !hasExtension(file.name, rule.kinds)) return advice
  if (file.size >= (rule.bytes ?? limits.upload.bytes)) return rule.bytes ? 'errors.body_too_large' : 'portfolio.error.cv_limit'
  return hasExtension(file.name, rule.kinds) ? undefined : 'portfolio.error.file_kind'
}
