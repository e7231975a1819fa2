import { useId } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { type FigureFilter, useScorecardFigures } from '../figures.queries.ts'
import own from './fee-figures.module.css'
import part from './figure-part.module.css'
import styles from './figure-table.module.css'

const counts = ['done', 'due', 'late'] as const

/** Interview scorecards of the period that are done, due and late, by stage (SCO-02). */
export function ScorecardFigures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  const id = useId()
  return (
    <Card className={`${part.part} ${own.fees}`}>
      <section aria-labelledby={id}>
        <h2 id={id}>{t('scorecards.figures')}</h2>
        <p className={part.about}>{t('scorecards.figures_about')}</p>
        <AsyncSection
          query={useScorecardFigures(filter)}
          isEmpty={(stages) => stages.length === 0}
          empty={<p className={part.none}>{t('scorecards.figures_none')}</p>}
        >
          {(stages) => (
            <div className={styles.frame}>
              <table className={styles.table} aria-labelledby={id}>
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
      </section>
    </Card>
  )
}
