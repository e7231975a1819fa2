import { columnsOfDays, dayRanges, lastDay, peopleInRanges } from '#domain/desk/figures/pictures.rules.ts'
import type { WaitingFigures as Shown } from '#domain/desk/figures/waiting.contract.ts'
import { peopleInDot } from '#domain/kernel/dots.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { DotColumn, dotsHeight } from '../../../platform/ui/dot-column.tsx'
import { type FigureFilter, useWaitingFigures } from '../figures.queries.ts'
import { FigureCard, FoldedTable, NoFigures } from './figure-card.tsx'
import table from './figure-table.module.css'
import styles from './waiting-figures.module.css'

/** How long the people in process have been in their stage (PIC-01). */
export function WaitingFigures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  return (
    <FigureCard title={t('figures.waiting')}>
      <AsyncSection
        query={useWaitingFigures(filter)}
        isEmpty={({ stages }) => stages.every(({ shown }) => shown === 0)}
        empty={<NoFigures>{t('figures.waiting_none')}</NoFigures>}
      >
        {(waiting) => <WaitingPicture waiting={waiting} />}
      </AsyncSection>
    </FigureCard>
  )
}

/** Each person in process as a dot at the days in their stage, red without news for too long, and the same numbers as a table. */
export function WaitingPicture({ waiting: { term, stages } }: { waiting: Shown }) {
  const t = useText()
  const number = useNumber(0)
  const perDot = peopleInDot(stages.flatMap(({ days }) => columnsOfDays(days)))
  return (
    <>
      <p className={styles.about}>
        {perDot === 1 ? t('figures.waiting_dot') : t('figures.waiting_dots', { most: number(perDot) })}{' '}
        {t('figures.waiting_late', { count: term })}
      </p>
      <ul className={styles.stages}>
        {stages.map((stage) => (
          <Stage key={stage.stage} stage={stage} perDot={perDot} term={term} />
        ))}
      </ul>
      <FoldedTable summary={t('figures.all_numbers')}>
        <WaitingTable term={term} stages={stages} />
      </FoldedTable>
    </>
  )
}

type StageFigures = Shown['stages'][number]

const ticks = [0, 7, 14, 21, lastDay]
const floor = dotsHeight
const whole = floor + 18
/** The middle of the column of a day, in percent. */
const placeOf = (day: number) => ((day + 0.5) / (lastDay + 1)) * 100
const lateIn = ({ days }: StageFigures) => days.reduce((sum, { late }) => sum + late, 0)

function Stage({ stage, perDot, term }: { stage: StageFigures; perDot: number; term: number }) {
  const t = useText()
  const number = useNumber(0)
  const late = lateIn(stage)
  const name = t(`board.stage.${stage.stage}`)
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>
          {stage.shown < stage.people
            ? t('figures.waiting_first', { shown: number(stage.shown), people: number(stage.people) })
            : t('figures.waiting_people', { count: stage.people })}
          {late > 0 && <> · {t('figures.waiting_without_news', { late: number(late), term })}</>}
        </span>
      </p>
      {stage.shown > 0 && (
        <svg width="100%" height={whole} role="img" aria-label={t('figures.waiting_picture', { stage: name })}>
          <line className={styles.floor} x1="0" x2="100%" y1={floor} y2={floor} />
          {ticks.map((day) => (
            <text key={day} className={styles.tick} x={`${placeOf(day)}%`} y={whole - 4}>
              {day === lastDay ? t('figures.waiting_more', { days: day }) : day}
            </text>
          ))}
          {columnsOfDays(stage.days).map(({ days, count, late: lateOnes }) => {
            const dots = Math.ceil(count / perDot)
            return (
              <DotColumn
                key={days}
                x={placeOf(days)}
                y={floor - 5}
                dots={dots}
                late={Math.min(dots, Math.ceil(lateOnes / perDot))}
              />
            )
          })}
        </svg>
      )}
    </li>
  )
}

function WaitingTable({ term, stages }: Shown) {
  const t = useText()
  const number = useNumber(0)
  return (
    <div className={table.frame}>
      <table className={table.table} aria-label={t('figures.waiting')}>
        <thead>
          <tr>
            <th scope="col">{t('figures.row.time')}</th>
            {dayRanges.map((from, at) => {
              const next = dayRanges[at + 1]
              return (
                <th key={from} scope="col" className={table.number}>
                  {next ? t('figures.waiting_range', { from, to: next - 1 }) : t('figures.waiting_from', { from })}
                </th>
              )
            })}
            <th scope="col" className={table.number}>
              {t('figures.waiting_late_column', { term })}
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.stage}>
              <th scope="row">{t(`board.stage.${stage.stage}`)}</th>
              {peopleInRanges(stage.days).map((count, at) => (
                <td key={dayRanges[at]} className={table.number}>
                  {number(count)}
                </td>
              ))}
              <td className={table.number}>{number(lateIn(stage))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
