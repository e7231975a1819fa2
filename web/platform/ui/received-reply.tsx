import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import type { ReactNode } from 'react'
import type { ReceivedReply as Reply } from '#domain/hiring/replies/replies.contract.ts'
import { useText } from '../i18n/language.tsx'
import styles from './received-reply.module.css'

interface Props {
  reply: Reply
  words: string
  automatic: boolean
  /** How staff answer it. An automatic answer has none. */
  actions?: ReactNode
}

/** An answer to an e-mail: its words, the quoted history folded, and its files. Automatic ones are folded as a whole (EML-01). */
export function ReceivedReply({ reply: { from, subject, quoted, files, left_out }, words, automatic, actions }: Props) {
  const t = useText()
  const content = (
    <>
      {words && <blockquote>{words}</blockquote>}
      {quoted && (
        <details>
          <summary>{t('replies.quoted')}</summary>
          <blockquote>{quoted}</blockquote>
        </details>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ file, name }) => (
            <li key={file}>
              <a href={file} target="_blank" rel="noreferrer">
                <IconPaperclip size={16} aria-hidden="true" /> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {left_out.length > 0 && <p className={styles.soft}>{t('replies.left_out', { names: left_out.join(', ') })}</p>}
    </>
  )
  return (
    <div className={styles.reply}>
      {automatic ? (
        <details>
          <summary>{t('replies.automatic', { from, subject })}</summary>
          {content}
        </details>
      ) : (
        <>
          <p>{t('replies.received', { from, subject })}</p>
          {content}
          {actions}
        </>
      )}
    </div>
  )
}
