import type { getReplyMailboxEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import styles from './passed-messages.module.css'

type Message = AnswerOf<typeof getReplyMailboxEndpoint>['data']['passed'][number]

/** The messages of the mailbox that were passed over, each with its reason (MIN-02). */
export function PassedMessages({ messages }: { readonly messages: readonly Message[] }) {
  const t = useText()
  return (
    <section className={styles.passed}>
      <h2>{t('replies.passed')}</h2>
      <p>{t('replies.passed_hint')}</p>
      <ul>
        {messages.map(({ uid, at, from, subject, reason, next_try_at }) => (
          <li key={`${uid} ${at}`}>
            <strong>{subject || t('replies.passed_no', { uid: String(uid) })}</strong>
            <span>{from}</span>
            <span>{t(`replies.passed.${reason}`)}</span>
            {next_try_at && (
              <span>
                {t('replies.passed_again')} <ShownDate at={next_try_at} withTime />
              </span>
            )}
            <ShownDate at={at} withTime />
          </li>
        ))}
      </ul>
    </section>
  )
}
