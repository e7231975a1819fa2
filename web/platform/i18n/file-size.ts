import { type Language, localeOf } from '#domain/kernel/languages.ts'
import { gigabyteBytes, megabyteBytes } from '#domain/kernel/storage.ts'

/**
 * A file's size in megabytes in a language: "4,0 MB", from a gigabyte on in gigabytes. Megabytes are never rounded across a whole number,
 * where limits are.
 */
export function fileSize(bytes: number, language: Language): string {
  if (bytes === 0) return '0\u00a0MB'
  const [size, unit] = bytes < gigabyteBytes ? [bytes / megabyteBytes, 'MB'] : [bytes / gigabyteBytes, 'GB']
  const digits = size < 1 ? 2 : 1
  const factor = 10 ** digits
  const rounded = size < 1 ? Math.max(1, Math.floor(size * factor)) : Math.ceil(size * factor)
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${new Intl.NumberFormat(localeOf[language], style).format(rounded / factor)}\u00a0${unit}`
}
