import { useText } from '../../../platform/i18n/language.tsx'
import { FileName } from '../../../platform/ui/file-name.tsx'

/** The words of a link that opens a file, with its name in them. */
export function Opening({ words, name }: { words: 'personal.cv_open' | 'portfolio.file_open'; name: string }) {
  const t = useText()
  const [before, after] = t(words, { name: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <FileName name={name} />
      {after}
    </>
  )
}
