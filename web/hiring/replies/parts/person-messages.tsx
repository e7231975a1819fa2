import { mayAnswer } from '#domain/hiring/replies/correspondence.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { ReceivedReply } from '../../../platform/ui/received-reply.tsx'
import { SentMail } from '../../../platform/ui/sent-mail.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import timeline from '../../../platform/ui/timeline.module.css'
import { usePersonMessages } from '../replies.queries.ts'
import styles from './person-messages.module.css'
import ReplyActions from './reply-actions.tsx'

/**
 * The correspondence with a person that belongs to no application, such as suggestions of a vacancy and the replies to them (EML-01, EML-03).
 * Nothing without any.
 */
export default function PersonMessages({ person, heading: Heading }: PersonPartProps) {
  const t = useText()
  const [forCandidates, forUsers] = mayAnswer
  const mayOfCandidates = useMay(forCandidates)
  const mayOfUsers = useMay(forUsers)
  const messages = usePersonMessages(person).data ?? []
  if (messages.length === 0) return null
  return (
    <section>
      <Heading>{t('replies.of_person')}</Heading>
      <ol className={timeline.timeline} aria-label={t('replies.of_person')}>
        {messages.map(({ kind, at, by, text, language, state, tries, mail, reply }, index) => (
          <li key={reply?.uuid ?? index}>
            {reply ? (
              <ReceivedReply
                {...{ reply }}
                words={text}
                automatic={kind === 'automatic_reply'}
                actions={(mayOfCandidates || mayOfUsers) && <ReplyActions {...{ reply, at }} words={text} />}
              />
            ) : (
              <SentMail {...{ by, language, state, tries, mail }} subject={text} />
            )}
            <p className={styles.at}>
              <ShownDate at={at} withTime />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
