import type { SentMail as Mail, PersonMessage } from '#domain/mail/correspondence.ts'
import { useText } from '../i18n/language.tsx'
import { TextIn, TextWith } from '../i18n/text-in.tsx'
import { sentOrKept } from '../session/kept-mail.ts'
import { MessageFiles } from './message-files.tsx'
import styles from './received-reply.module.css'

interface Props extends Pick<PersonMessage, 'by' | 'language' | 'tries'> {
  subject: string
  state: PersonMessage['state']
  /** Left out for an e-mail to a deleted person. */
  mail: Mail | undefined
}

/** An e-mail of the site: its writer, its subject, its text, its files and its status. Texts of templates are folded (EML-03). */
export function SentMail({ by, subject, language, state, tries, mail }: Props) {
  const t = useText()
  const words = mail?.text.trim()
  const shown = words && (
    <blockquote>
      <TextIn language={language}>{words}</TextIn>
    </blockquote>
  )
  return (
    <div className={styles.reply} data-own>
      <p>
        <TextWith
          text={by ? 'replies.wrote' : 'replies.wrote_itself'}
          values={{ by: by ?? '', text: <TextIn language={language}>{subject}</TextIn> }}
        />
      </p>
      {mail?.to && <p className={styles.soft}>{t('replies.wrote_to', { to: mail.to })}</p>}
      {mail?.own_words
        ? shown
        : shown && (
            <details>
              <summary>{t('replies.show_text')}</summary>
              {shown}
            </details>
          )}
      <MessageFiles files={mail?.files ?? []} />
      <p className={state === 'failed' || state === 'withheld' ? styles.wrong : styles.soft}>
        {state === 'queued' && tries > 0
          ? t('board.timeline.email_tried', { count: tries })
          : t(`board.timeline.email_${sentOrKept(state, state === 'queued' ? 'kept' : state) ?? 'queued'}`, { count: tries })}
      </p>
    </div>
  )
}
