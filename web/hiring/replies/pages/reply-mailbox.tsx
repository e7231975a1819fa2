import { Link } from 'react-router'
import { mayReadReplies } from '#domain/hiring/replies/replies.contract.ts'
import { automaticReplies } from '#domain/hiring/replies/replies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { PassedMessages } from '../parts/passed-messages.tsx'
import { useReplyMailbox } from '../replies.queries.ts'
import styles from './reply-mailbox.module.css'

const [forCandidates, forUsers] = mayReadReplies

/** /vacancies/admin/replies: the mailbox that answers to e-mails are read from (EML-01). */
export default function ReplyMailbox() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('replies.title')} description={t('replies.description')} />
      {readSettings().replies ? <State /> : <EmptyState title={t('replies.none_title')} text={t('replies.none_text')} />}
    </div>
  )
}

/** The state of the mailbox, read again every half minute. */
function State() {
  const t = useText()
  const number = useNumber(0)
  const mayOpen = [useMay(forCandidates), useMay(forUsers)].includes(true)
  return (
    <AsyncSection query={useReplyMailbox()}>
      {({ address, checked_at, away_since, last_error, unmatched, automatic, passed }) => (
        <div className={styles.state}>
          {away_since && (
            <MessageBox tone="error">
              <div>
                <div>
                  {t('replies.away_since')} <ShownDate at={away_since} withTime />
                </div>
                {t('replies.retried')}
              </div>
            </MessageBox>
          )}
          <FactList
            facts={[
              [t('replies.address'), address],
              [t('replies.state'), t(away_since ? 'replies.away' : checked_at ? 'replies.reading' : 'replies.waiting')],
              checked_at ? [t('replies.checked'), <ShownDate key="checked" at={checked_at} withTime />] : null,
              last_error ? [t('replies.last_error'), last_error] : null,
              [
                t('replies.set_aside'),
                mayOpen && automatic > 0 ? (
                  <Link key="automatic" to={automaticReplies()}>
                    {number(automatic)}. {t('replies.set_aside_open')}
                  </Link>
                ) : (
                  number(automatic)
                ),
              ],
              [
                t('replies.unmatched'),
                unmatched > 0 ? `${number(unmatched)}. ${t('replies.unmatched_hint')}` : number(unmatched),
              ],
            ]}
          />
          {passed.length > 0 && <PassedMessages messages={passed} />}
        </div>
      )}
    </AsyncSection>
  )
}
