import type { FileText as Text } from '#domain/kernel/file-text.contract.ts'
import { useText } from '../i18n/language.tsx'
import { AsyncSection } from '../ui/async-section.tsx'
import { MessageBox } from '../ui/message-box.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './shown-file.module.css'
import { useFileText } from './use-file-text.ts'
import { WithoutText } from './without-text.tsx'

interface Props {
  /** The signed path of an upload. */
  file: string
  name: string
  /** The sentence above the text: why the text is shown and not the document. */
  above: 'files.only_text' | 'files.not_drawn'
}

/** The text of a document that a browser cannot show, or the reason why there is none (CVS-01). */
export function FileText({ file, name, above }: Props) {
  const query = useFileText(file)
  return (
    <AsyncSection query={query} skeleton={<Skeleton height="16rem" />}>
      {(text) => <Outcome file={file} text={text} name={name} above={above} />}
    </AsyncSection>
  )
}

function Outcome({ file, text, name, above }: { text: Text | null } & Props) {
  const t = useText()
  if (text === null) return <MessageBox>{t('files.not_shown')}</MessageBox>
  if (text.state !== 'read') return <WithoutText file={file} name={name} text={text} />
  return (
    <>
      <p className={styles.above}>{t(above)}</p>
      <article className={styles.paper} lang={text.language} aria-label={t('files.text_of', { name })}>
        {text.text}
      </article>
    </>
  )
}
