import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { type AgedKind, agedKinds, type WaitingKind, waitingKinds } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { replyScreens } from '#domain/hiring/replies/replies.screens.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import { peopleWithoutConsent } from '#domain/people/users/users.screens.ts'
import { unreadMessages } from '#domain/site/contact/contact.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useWaiting } from '../dashboard.queries.ts'
import { useOutageText } from '../hooks/use-outage-text.ts'
import styles from './waiting-today.module.css'

/** The list behind each count. */
const lists: Readonly<Record<WaitingKind, string>> = {
  unopened: dashboardScreens.newApplications.to(),
  unnotified: dashboardScreens.unnotifiedMoves.to(),
  replies: replyScreens.unansweredReplies.to(),
  interviews: dashboardScreens.otherTimes.to(),
  scorecards: scorecardScreens.dueScorecards.to(),
  people: dashboardScreens.awaitingNews.to(),
  texts: resultScreens.rating.to(),
  messages: unreadMessages,
  outbox: dashboardScreens.failedEmails.to(),
  emails: dashboardScreens.failedEmails.to(),
  mailbox: replyScreens.replyMailbox.to(),
  consents: peopleWithoutConsent,
  unchecked: importScreens.uncheckedConsents.to(),
}

/** The waiting tasks that the role may see, each linked to its list (ADM-01, SPEC-64). */
export function WaitingToday() {
  const t = useText()
  return (
    <section aria-labelledby="waiting-today" className={styles.waiting}>
      <h2 id="waiting-today">{t('dashboard.today')}</h2>
      <AsyncSection query={useWaiting()} skeleton={<Skeleton height="5.25rem" />}>
        {(counts) => {
          const some = waitingKinds.filter((kind) => (counts[kind] ?? 0) > 0)
          if (some.length === 0) return <p className={styles.none}>{t('dashboard.today_none')}</p>
          return (
            <ul className={styles.list}>
              {some.map((kind) => (
                <li key={kind}>
                  {kind === 'outbox' ? (
                    <OutageLink since={counts.outbox_since} />
                  ) : (
                    <WaitingLink
                      kind={kind}
                      count={counts[kind] ?? 0}
                      due={kind === 'consents' ? counts.first_erased_at : null}
                      since={isAged(kind) ? counts.oldest[kind] : null}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </AsyncSection>
    </section>
  )
}

/** That e-mails do not leave, and since when (MAIL-06). */
function OutageLink({ since }: { since: string | null }) {
  const outage = useOutageText()
  return (
    <Link to={lists.outbox} className={styles.link}>
      <IconAlertTriangle size={20} aria-hidden="true" className={styles.sign} />
      <span>{since && outage(since)}</span>
      <IconArrowRight size={18} aria-hidden="true" />
    </Link>
  )
}

const isAged = (kind: WaitingKind): kind is AgedKind => agedKinds.some((one) => one === kind)

interface LinkProps {
  kind: Exclude<WaitingKind, 'outbox'>
  count: number
  due: string | null
  /** Since when the oldest waits. */
  since: string | null
}

function WaitingLink({ kind, count, due, since }: LinkProps) {
  const t = useText()
  const dates = useDates()
  const age = since === null ? 0 : dates.daysSince(since)
  const days = due === null ? undefined : dates.daysUntil(due)
  return (
    <Link to={lists[kind]} className={styles.link}>
      <span className={styles.count}>{count < limits.countCap ? count : t('dashboard.count_capped', { count })}</span>{' '}
      <span className={styles.words}>
        <span>
          {t(`dashboard.waiting.${kind}`, { count })}
          {days !== undefined &&
            `; ${days === 0 ? t('dashboard.waiting.consents_due_today') : t('dashboard.waiting.consents_due', { count: days })}`}
        </span>{' '}
        {since !== null && age > 0 && (
          <span className={styles.age} title={t('dashboard.waiting.oldest_title', { date: dates.date(since) })}>
            {t('dashboard.waiting.oldest', { count: age })}
          </span>
        )}
      </span>
      <IconArrowRight size={18} aria-hidden="true" />
    </Link>
  )
}
