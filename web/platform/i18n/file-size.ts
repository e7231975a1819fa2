import { type Language, localeOf } from '#domain/kernel/languages.ts'

const megabyte = 1_048_576

/** A file's size in megabytes in a language: "4,0 MB". It is never rounded across a whole number, where limits are. */
export function fileSize(bytes: number, language: Language): string {
  const size = bytes / megabyte
  const digits = size < 1 ? 2 : 1
  const factor = 10 ** digits
  const rounded = size < 1 ? Math.max(1, Math.floor(size * factor)) : Math.ceil(size * factor)
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${new Intl.NumberFormat(localeOf[language], style).format(rounded / factor)}\u00a0MB`
}
