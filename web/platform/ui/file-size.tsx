import { fileSize } from '../i18n/file-size.ts'
import { useLanguage } from '../i18n/language.tsx'

export function FileSize({ bytes }: { bytes: number }) {
  return fileSize(bytes, useLanguage().language)
}
