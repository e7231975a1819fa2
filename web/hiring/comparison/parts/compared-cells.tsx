import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import type { Compared, Comparison } from '#domain/hiring/comparison/comparison.contract.ts'
import { useAnswerWords } from '../../../platform/i18n/answer-words.ts'
import { useRangeWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { SpreadMark } from '../../../platform/ui/spread-mark.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './comparison.module.css'

interface ResultProps {
  skill: string
  person: string
  result: Compared['results'][number] | undefined
  hasTest: boolean
  isBelowBest: boolean
  showLanguage: boolean
}

/** A result as a mark that links to it, or the state of the test. */
export function ResultCell({ skill, person, result, hasTest, isBelowBest, showLanguage }: ResultProps) {
  const t = useText()
  const rangeWords = useRangeWords()
  if (!result || !hasTest) return <StatusWord tone="stone">{t('board.test.unavailable')}</StatusWord>
  const { points, error, bands, uuid, state, provisional, language } = result
  if (points === null || !uuid) return <StatusWord tone="stone">{t(`board.test.${state}`)}</StatusWord>
  const { sentence } = rangeWords({ points, error, bands })
  return (
    <>
      <Link
        to={resultScreens.result.to({ uuid })}
        target="_blank"
        aria-label={`${t('results.result_of', { skill, name: person })}: ${sentence}`}
      >
        <RangeMark points={points} error={error} bands={bands} />
      </Link>
      {(isBelowBest || provisional || showLanguage) && (
        <span className={styles.beside}>
          {showLanguage && language && t(`results.language.${language}`)}
          {isBelowBest && <Badge tone="stone">{t('results.below_best')}</Badge>}
          {provisional && <Badge tone="yellow">{t('results.provisional')}</Badge>}
        </span>
      )}
    </>
  )
}

interface RatedProps {
  name: string
  rated: Compared['scorecards'][number]
  blind: boolean
}

/** The points of colleagues after interviews; those of others only once the viewer has submitted theirs (SCO-02). */
export function RatedCell({ name, rated, blind }: RatedProps) {
  const t = useText()
  if (!rated) return <span className={styles.soft}>{t(blind ? 'comparison.blind' : 'comparison.not_rated')}</span>
  const { points, scale } = rated
  const shown = points.join(', ')
  return (
    <span className={styles.rated}>
      <SpreadMark scale={scale} points={points} words={t('comparison.rated', { name, points: shown, scale })} />
      <span aria-hidden="true">{shown}</span>
    </span>
  )
}

interface AnswerProps {
  kind: Comparison['questions'][number]['kind']
  answer: Compared['answers'][number]
}

/** An answer to a question of the vacancy, with its knock-out, which only marks. */
export function AnswerCell({ kind, answer }: AnswerProps) {
  const t = useText()
  const words = useAnswerWords()
  if (!answer || answer.values.length === 0) return <span className={styles.soft}>{t('comparison.no_answer')}</span>
  return (
    <>
      <span className={styles.answer}>{words({ kind, values: answer.values })}</span>
      {answer.knockout && <Badge tone="red">{t('screening.mark', { reason: answer.knockout })}</Badge>}
    </>
  )
}
