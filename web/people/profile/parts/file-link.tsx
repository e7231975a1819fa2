import { useText } from '../../../platform/i18n/language.tsx'
import { OpenFileText } from './open-file-text.tsx'

/** A link that opens a file in a new tab, or a note that there is none (PRT-01). */
export function FileLink({ file, name }: { file: string | null; name: string | null }) {
  const t = useText()
  if (!file) return <span aria-disabled="true">{t('portfolio.file_none')}</span>
  return (
    <a href={file} target="_blank" rel="noreferrer" title={name ?? undefined}>
      <OpenFileText words="portfolio.file_open" name={name ?? ''} />
    </a>
  )
}
