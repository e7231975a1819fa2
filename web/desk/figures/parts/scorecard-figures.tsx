import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { type FigureFilter, useScorecardFigures } from '../figures.queries.ts'
import { FigureCard } from './figure-card.tsx'
import styles from './figure-table.module.css'

const counts = ['done', 'due', 'late'] as const

/** Interview scorecards of the period that are done, due and late, by stage (SCO-02). Nothing where there are none. */
export function ScorecardFigures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  const query = useScorecardFigures(filter)
  // A company without interview kits has no use for it.
  if (query.data?.length === 0) return null
  return (
    <FigureCard title={t('scorecards.figures')} about={t('scorecards.figures_about')}>
      <AsyncSection query={query}>
        {(stages) => (
          <div className={styles.frame}>
            <table className={styles.table} aria-label={t('scorecards.figures')}>
              <thead>
                <tr>
                  <th scope="col">{t('scorecards.due_stage')}</th>
                  {counts.map((count) => (
                    <th key={count} scope="col" className={styles.number}>
                      {t(`scorecards.figures_${count}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {stages.map((one) => (
                  <tr key={one.stage}>
                    <th scope="row">{t(`board.stage.${one.stage}`)}</th>
                    {counts.map((count) => (
                      <td key={count} className={styles.number}>
                        {one[count]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </AsyncSection>
    </FigureCard>
  )
}
