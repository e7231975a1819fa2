import { mailLink } from '#domain/mail/mail-link.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { PersonPartProps } from '../../../platform/ui/person-parts.tsx'
import { ReceivedReply } from '../../../platform/ui/received-reply.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import timeline from '../../../platform/ui/timeline.module.css'
import { usePersonReplies } from '../replies.queries.ts'
import styles from './person-notes.module.css'

/**
 * A person's answers to e-mails that belong to no application, such as suggestions of a vacancy (EML-01). Nothing without any. Staff reply
 * in the dialog about an application, or by their own mail program to a person without one.
 */
export default function PersonReplies({ person, heading: Heading, onReply }: PersonPartProps) {
  const t = useText()
  const mayWrite = useMay({ module: 'candidates', item: 'change' })
  const replies = usePersonReplies(person).data ?? []
  if (replies.length === 0) return null
  return (
    <section>
      <Heading>{t('replies.of_person')}</Heading>
      <ol className={timeline.timeline} aria-label={t('replies.of_person')}>
        {replies.map(({ uuid, at, text, automatic, ...reply }) => (
          <li key={uuid}>
            <ReceivedReply
              reply={reply}
              words={text}
              automatic={automatic}
              actions={
                onReply ? (
                  <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onReply(reply.subject)}>
                    {t('replies.answer')}
                  </Button>
                ) : (
                  mayWrite && <a href={mailLink(reply.from, reply.subject)}>{t('replies.answer_by_mail')}</a>
                )
              }
            />
            <p className={styles.at}>
              <ShownDate at={at} withTime />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
