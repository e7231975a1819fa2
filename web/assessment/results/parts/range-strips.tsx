import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { columnsOfPoints, peopleInBands, rangeOf } from '#domain/assessment/results/spread.rules.ts'
import type { ResultSpread } from '#domain/assessment/results/vacancy-results.contract.ts'
import { peopleInDot } from '#domain/kernel/dots.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { DotColumn, dotsHeight } from '../../../platform/ui/dot-column.tsx'
import styles from './range-strips.module.css'

/** Lines of text above and below the dots, in pixels. */
const wordsHeight = 18
const floor = wordsHeight + dotsHeight
const whole = floor + 18
const fromWorst = [...likertCodes].reverse()

/** All applicants of a vacancy as dots on one axis per test, over the bands, and the same numbers as a table (PIC-01). */
export function RangeStrips({ spread: { people, more, skills } }: { spread: ResultSpread }) {
  const t = useText()
  const number = useNumber(0)
  if (people === 0 || skills.length === 0) return null
  const perDot = peopleInDot(skills.flatMap(({ points }) => columnsOfPoints(points)))
  return (
    <Card className={styles.card}>
      <section aria-label={t('results.spread')}>
        <h2>{t('results.spread')}</h2>
        <p className={styles.about}>
          {t(more ? 'results.spread_newest' : 'results.spread_all', { people: number(people), count: people })}{' '}
          {perDot === 1 ? t('results.spread_dot') : t('results.spread_dots', { most: number(perDot) })}
        </p>
        <ul className={styles.strips}>
          {skills.map((skill) => (
            <Strip key={skill.uuid} skill={skill} perDot={perDot} people={people} />
          ))}
        </ul>
        <details className={styles.more}>
          <summary>{t('results.spread_table')}</summary>
          <SpreadTable people={people} skills={skills} />
        </details>
      </section>
    </Card>
  )
}

type Skill = ResultSpread['skills'][number]
const tested = ({ points }: Pick<Skill, 'points'>) => points.reduce((sum, { count }) => sum + count, 0)

function Strip({ skill: { name, points }, perDot, people }: { skill: Skill; perDot: number; people: number }) {
  const t = useText()
  const number = useNumber(0)
  const count = tested({ points })
  return (
    <li>
      <p>
        <b>{name}</b> <span>{t('results.spread_of', { tested: number(count), people: number(people) })}</span>
      </p>
      {count > 0 && (
        <svg width="100%" height={whole} role="img" aria-label={t('results.spread_strip', { skill: name })}>
          {fromWorst.map((band, at) => {
            const { from, to } = rangeOf(band)
            return (
              <g key={band}>
                <rect
                  className={styles.band}
                  data-step={at}
                  x={`${from}%`}
                  width={`${to - from}%`}
                  y={wordsHeight}
                  height={dotsHeight}
                />
                <text className={styles.word} x={`${(from + to) / 2}%`} y={wordsHeight - 6}>
                  {t(`attempts.band.${band}`)}
                </text>
                <text className={styles.tick} x={`${from}%`} y={whole - 4}>
                  {from}
                </text>
              </g>
            )
          })}
          {columnsOfPoints(points).map((column) => (
            <DotColumn key={column.at} x={column.at} y={floor - 5} dots={Math.ceil(column.count / perDot)} />
          ))}
        </svg>
      )}
    </li>
  )
}

function SpreadTable({ people, skills }: Pick<ResultSpread, 'people' | 'skills'>) {
  const t = useText()
  const number = useNumber(0)
  return (
    <div className={styles.frame}>
      <table aria-label={t('results.spread_table')}>
        <thead>
          <tr>
            <th scope="col">{t('results.spread_test')}</th>
            {likertCodes.map((band) => (
              <th key={band} scope="col">
                {t(`attempts.band.${band}`)}
              </th>
            ))}
            <th scope="col">{t('results.spread_none')}</th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <tr key={skill.uuid}>
              <th scope="row">{skill.name}</th>
              {peopleInBands(skill.points).map(({ band, count }) => (
                <td key={band}>{number(count)}</td>
              ))}
              <td>{number(people - tested(skill))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
