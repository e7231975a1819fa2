import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { FigureFilter } from '../figures.queries.ts'
import styles from './headlines.module.css'
import { PeopleLink } from './people-link.tsx'

/** The four numbers that a reader asks for first: applications, those in process, hires, and the days to a hire (REP-01). */
export function Headlines({ figures, filter }: { figures: Figures; filter: FigureFilter }) {
  const t = useText()
  const ended = (outcome: 'open' | 'hired') => figures.outcomes.find((one) => one.outcome === outcome)?.count ?? 0
  const { median } = figures.to_hire
  const shown = [
    { name: t('figures.column.applied'), value: figures.funnel[0]?.count ?? 0, figure: 'reached:apply' },
    { name: t('figures.word.open'), value: ended('open'), figure: 'outcome:open' },
    { name: t('figures.column.hired'), value: ended('hired'), figure: 'outcome:hired' },
    { name: t('figures.word.to_hire'), value: median, days: true },
  ]
  return (
    <dl className={styles.numbers}>
      {shown.map(({ name, value, figure, days }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('figures.no_value')}</span>
              </>
            ) : days ? (
              t('figures.days', { count: value })
            ) : (
              <PeopleLink value={value} figure={figure ?? ''} row={t('figures.headline')} column={name} filter={filter} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
