import type { ReactNode } from 'react'
import type { ReceivedReply as Reply } from '#domain/mail/correspondence.ts'
import { areWordsHidden, isPackedByOutlook } from '#domain/mail/incoming.rules.ts'
import { useText } from '../i18n/language.tsx'
import { MessageFiles } from './message-files.tsx'
import styles from './received-reply.module.css'

/** The properties of what a page adds under a reply: how staff answer it. */
export interface ReplyActionsProps {
  reply: Reply
  words: string
  /** When it came, as an ISO instant. */
  at: string
}

interface Props {
  reply: Reply
  words: string
  automatic: boolean
  /** How staff answer it. An automatic answer has none. */
  actions?: ReactNode
}

/** An answer to an e-mail: its words, the quoted history folded, and its files. Automatic ones are folded as a whole (EML-01). */
export function ReceivedReply({
  reply: { from, subject, quoted, files, left_out, perhaps_automatic, calendar },
  words,
  automatic,
  actions,
}: Props) {
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
      <MessageFiles files={files} />
      {areWordsHidden(words, left_out) && <p>{t('replies.encrypted')}</p>}
      {isPackedByOutlook(left_out) && <p>{t('replies.winmail')}</p>}
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
          {calendar && calendar !== 'taken' && <p className={styles.soft}>{t(`replies.calendar.${calendar}`)}</p>}
          {perhaps_automatic && <p className={styles.soft}>{t('replies.perhaps_automatic')}</p>}
          {content}
          {actions}
        </>
      )}
    </div>
  )
}
