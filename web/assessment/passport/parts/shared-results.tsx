import { useText } from '../../../platform/i18n/language.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { useSharedResults } from '../passport.queries.ts'
import styles from './passport.module.css'
import { SharedResultCard } from './shared-result.tsx'

/**
 * All results that a candidate shares, also of skills that left the profile (PAS-01). It stands below the skills and shows nothing without
 * any, and nothing while it loads or cannot be read: the skills are what the page is for.
 */
export function SharedResults() {
  const t = useText()
  const { data } = useSharedResults()
  if (!data || data.length === 0) return null
  return (
    <section className={`${styles.parts} ${styles.section}`} aria-labelledby="shared-results">
      <h2 id="shared-results">{t('passport.shared_title')}</h2>
      <p>{t('passport.shared_text')}</p>
      <ul className={styles.list}>
        {data.map((shared) => (
          <li key={shared.uuid}>
            <Card>
              <SharedResultCard shared={shared} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
