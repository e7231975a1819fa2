import { bandsWithin } from '#domain/assessment/results/error.rules.ts'
import { takenOf } from '#domain/assessment/results/taken.rules.ts'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { useRangeWords } from '../../../../platform/i18n/band-words.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { useNumber } from '../../../../platform/i18n/use-number.ts'
import { useSkillWords } from '../../parts/skill-words.ts'
import styles from './board-card.module.css'

/** More tests than these are figures, because squares would be counted one by one. */
const mostSquares = 6

/**
 * The tests of the vacancy as squares, filled where the candidate has taken them, and the mean of the points (RNG-01). The tooltip has each test
 * with its points and bands.
 */
export function CardResults({ card }: { card: BoardCard }) {
  const t = useText()
  const whole = useNumber(0)
  const rangeWords = useRangeWords()
  const skillWords = useSkillWords()
  const { tests, skills_test: done, skills_specific: total } = card
  if (total === 0) return null
  const { taken, mean } = takenOf(tests.map(({ points }) => points))
  const states = tests.map(({ skill, state, points, error }) => {
    const words =
      points === null ? t(`board.test.${state}`) : rangeWords({ points, error, bands: bandsWithin({ points, error }) }).sentence
    return `${skill}: ${words}`
  })
  const score = mean === null ? [] : [t('board.mean', { points: whole(mean), count: taken })]
  const explained = [t('board.tests_explained', { done, total }), ...score, skillWords(card)]
  return (
    <span
      role="img"
      aria-label={[`${done}/${total}`, ...explained, ...states].join('. ')}
      title={[...explained, ...states].join('\n')}
      className={styles.results}
    >
      {total > mostSquares ? `${done}/${total}` : <Squares done={done} total={total} />}
      {mean !== null && <b className={styles.mean}>{whole(mean)}</b>}
    </span>
  )
}

const side = 7
const step = 9

function Squares({ done, total }: { done: number; total: number }) {
  const places = Array.from({ length: total }, (_, at) => at * step)
  return (
    <svg className={styles.squares} width={total * step} height={side + 1} aria-hidden="true">
      {places.map((x) => (
        <rect key={x} x={x + 0.5} y={0.5} width={side} height={side} data-done={x < done * step || undefined} />
      ))}
    </svg>
  )
}
