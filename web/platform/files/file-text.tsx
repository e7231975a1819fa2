import type { FileText as Text } from '#domain/kernel/file-text.ts'
import { useText } from '../i18n/language.tsx'
import { AsyncSection } from '../ui/async-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './shown-file.module.css'
import { useFileText } from './use-file-text.ts'

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
      {(text) => <Outcome text={text} name={name} above={above} />}
    </AsyncSection>
  )
}

function Outcome({ text, name, above }: { text: Text | null } & Pick<Props, 'name' | 'above'>) {
  const t = useText()
  if (text === null) return <Notice>{t('files.not_shown')}</Notice>
  if (text.state === 'waiting') return <Notice>{t('files.reading', { name })}</Notice>
  if (text.reason) return <Notice>{t(`files.no_text.${text.reason}`)}</Notice>
  return (
    <>
      <p className={styles.above}>{t(above)}</p>
      <article className={styles.paper} lang={text.language} aria-label={t('files.text_of', { name })}>
        {text.text}
      </article>
    </>
  )
}
