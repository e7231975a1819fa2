import type { SubmittedScorecard } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'
import styles from './card-scorecards.module.css'

/** What each colleague wrote, opened on demand, with its content before each change (SCO-02). */
export function SubmittedScorecards({ scorecards }: { scorecards: readonly SubmittedScorecard[] }) {
  const t = useText()
  const nameOf = useAuthorName()
  return (
    <>
      {scorecards.map((scorecard) => (
        <details key={`${scorecard.name} ${scorecard.submitted_at}`} className={styles.scorecard}>
          <summary>
            {t('scorecards.by', { author: nameOf(scorecard) })} · <ShownDate at={scorecard.submitted_at} />
          </summary>
          {scorecard.could_read && <p className={styles.soft}>{t('scorecards.could_read')}</p>}
          <Content of={scorecard} words={scorecard.words} />
          {scorecard.earlier.length > 0 && <Earlier scorecard={scorecard} />}
        </details>
      ))}
    </>
  )
}

function Earlier({ scorecard: { earlier, words } }: { scorecard: SubmittedScorecard }) {
  const t = useText()
  const dates = useDates()
  return (
    <details className={styles.earlier}>
      <summary>{t('scorecards.earlier')}</summary>
      {earlier.map((one) => (
        <section key={one.submitted_at}>
          <h5>{t('scorecards.earlier_at', { date: dates.dateTime(one.submitted_at) })}</h5>
          <Content of={one} words={words} />
        </section>
      ))}
    </details>
  )
}

interface ContentProps {
  of: Pick<SubmittedScorecard, 'criteria' | 'notes' | 'summary'>
  words: readonly string[]
}

function Content({ of: { criteria, notes, summary }, words }: ContentProps) {
  const t = useText()
  const rated = criteria.filter(({ point, note }) => point !== null || note !== '')
  return (
    <dl className={styles.content}>
      {rated.map(({ name, point, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {point === null
              ? t('scorecards.no_point')
              : t('scorecards.point_of', { number: point, word: words[point - 1] ?? '' })}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
      {notes.map(({ text, note }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
      {summary && (
        <div>
          <dt>{t('scorecards.summary')}</dt>
          <dd className={styles.note}>{summary}</dd>
        </div>
      )}
    </dl>
  )
}
