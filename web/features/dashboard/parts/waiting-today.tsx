import { Link } from 'react-router'
import { unreadMessages } from '#domain/contact/contact.screens.ts'
import { type WaitingKind, waitingKinds } from '#domain/dashboard/dashboard.contract.ts'
import { dashboardScreens } from '#domain/dashboard/dashboard.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { resultScreens } from '#domain/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { useWaiting } from '../dashboard.queries.ts'
import styles from './waiting-today.module.css'

/** Exactly the list that each count counts. */
const lists: Readonly<Record<WaitingKind, string>> = {
  texts: resultScreens.rating.to(),
  emails: dashboardScreens.failedEmails.to(),
  messages: unreadMessages,
  people: dashboardScreens.unheardPeople.to(),
  interviews: dashboardScreens.otherTimes.to(),
}

/** What waits for staff, as far as they may see it, each a link to its list (ADM-01, decision 64). */
export function WaitingToday() {
  const t = useText()
  const wordsOf = (kind: WaitingKind, count: number) => {
    const text = t(`dashboard.waiting.${kind}`, { count })
    return count < limits.countCap ? text : t('dashboard.waiting.capped', { text })
  }
  return (
    <section aria-labelledby="waiting-today">
      <h2 id="waiting-today">{t('dashboard.today')}</h2>
      <Card>
        <AsyncSection query={useWaiting()}>
          {(counts) => {
            const some = waitingKinds.filter((kind) => (counts[kind] ?? 0) > 0)
            if (some.length === 0) return <p className={styles.none}>{t('dashboard.today_none')}</p>
            return (
              <ul className={styles.list}>
                {some.map((kind) => (
                  <li key={kind}>
                    <Link to={lists[kind]}>{wordsOf(kind, counts[kind] ?? 0)}</Link>
                  </li>
                ))}
              </ul>
            )
          }}
        </AsyncSection>
      </Card>
    </section>
  )
}
