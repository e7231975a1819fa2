import { TextWith } from '../../../platform/i18n/text-in.tsx'
import { FileName } from '../../../platform/ui/file-name.tsx'

/** The text of a link that opens a file, with the name of the file. */
export function OpenFileText({ words, name }: { words: 'personal.cv_open' | 'portfolio.file_open'; name: string }) {
  return <TextWith text={words} values={{ name: <FileName name={name} /> }} />
}
