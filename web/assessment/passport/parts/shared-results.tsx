import { useState } from 'react'
import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import type { SharedResult } from '#domain/assessment/passport/passport.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useSharedResults } from '../passport.queries.ts'
import styles from './passport.module.css'
import { SharedResultCard } from './shared-result.tsx'

/**
 * All results that a candidate shares, also of skills that left the profile (PAS-01). It stands below the skills and shows nothing without
 * any, and nothing while it loads or cannot be read: the skills are what the page is for. It stays after the last one was stopped here,
 * because its heading has the focus then.
 */
export function SharedResults() {
  const t = useText()
  const { data } = useSharedResults()
  const [stopped, setStopped] = useState<string>()
  if (!data || (data.length === 0 && !stopped)) return null
  // The button that was pressed leaves with its result, so the focus moves to the heading then.
  const hasLeft = stopped !== undefined && data.every(({ uuid }) => uuid !== stopped)
  return (
    <section className={`${styles.parts} ${styles.section}`} aria-labelledby="shared-results">
      <h2 id="shared-results" {...(hasLeft && { ref: takeFocus, tabIndex: -1 })} key={hasLeft ? stopped : ''}>
        {t('passport.shared_title')}
      </h2>
      <p>{t(data.length > 0 ? 'passport.shared_text' : 'passport.none_shared')}</p>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((shared) => (
            <li key={shared.uuid}>
              <Card>
                <SharedResultCard shared={shared} testPage={testPageOf(shared)} onStopped={() => setStopped(shared.uuid)} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A skill that left the profile has no page any more. */
const testPageOf = ({ user_skill_uuid }: SharedResult) =>
  user_skill_uuid === null ? undefined : attemptScreens.takeTest.to({ user_skill_uuid })
