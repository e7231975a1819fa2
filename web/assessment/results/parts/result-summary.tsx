import type { ResultView } from '#domain/assessment/results/results.contract.ts'
import { pointsOfAttempt } from '#domain/assessment/results/scoring.rules.ts'
import { useBandWords, usePointsWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { type Part, PartsBar, TimeBars } from './charts.tsx'
import styles from './result.module.css'

/** The figures of a result: points, band, answers and signals (RES-01, RES-03). */
export function ResultSummary({ result }: { result: ResultView }) {
  return (
    <div className={styles.summary}>
      <Score result={result} />
      <Answers result={result} />
      <Noted result={result} />
    </div>
  )
}

function Score({ result }: { result: ResultView }) {
  const { points, average, band, bands, error, guessing, void_table, provisional, evaluate, attempt, time_complete, note } =
    result
  const { point_limits: pointLimits, ending, count_question: count, likert_user: rated } = result
  const t = useText()
  const number = useNumber()
  const whole = useNumber(0)
  const bandWords = useBandWords()
  const pointsWords = usePointsWords()
  const isRated = rated.some(({ count_scale }) => count_scale > 0)
  return (
    <Card>
      {points !== null && band && (
        <>
          <p className={styles.band}>
            <strong className={styles.points}>{t('results.points', { points: pointsWords(points, error) })}</strong>
            <span>{bandWords(bands)}</span> {provisional && <Badge tone="yellow">{t('results.provisional')}</Badge>}
          </p>
          {average !== null && <p className={styles.soft}>{t('results.average', { average: number(average) })}</p>}
          <RangeMark size="large" points={points} error={error} bands={bands} limits={pointLimits} />
          <p className={styles.hint}>{t('results.bands')}</p>
          {guessing !== null && guessing > 0 && <p className={styles.hint}>{t('results.guessing', { points: guessing })}</p>}
          {error !== null && (
            <p className={styles.hint}>
              {t(ending === null ? 'results.error_hint' : 'results.error_hint_varied', {
                least: whole(Math.max(0, points - error)),
                most: whole(Math.min(pointsOfAttempt, points + error)),
              })}{' '}
              {isRated && t('results.error_raters')}
            </p>
          )}
          <p className={styles.hint}>
            {void_table === null ? t('results.not_adjusted') : t('results.void_table', { number: void_table })}
          </p>
          {provisional && <p className={styles.hint}>{t('results.provisional_hint', { count: evaluate })}</p>}
        </>
      )}
      {attempt && (
        <FactList
          facts={[
            [t('results.started_at'), <ShownDate key="started" at={attempt.started_at} withTime />],
            attempt.finished_at
              ? [t('results.finished_at'), <ShownDate key="finished" at={attempt.finished_at} withTime />]
              : null,
            [t('results.time_complete'), time_complete],
            ending ? [t('results.point_limits'), t(`results.ending.${ending}`, { limits: pointLimits.join(', '), count })] : null,
            [t('results.language'), t(`results.language.${attempt.language}`)],
            note ? [t('results.note'), note] : null,
          ]}
        />
      )}
    </Card>
  )
}

function Answers({ result }: { result: ResultView }) {
  const t = useText()
  const rated = result.likert_user.map(
    ({ scale, count_scale, share }): Part => ({
      name: t('results.rated_as', { band: t(`attempts.band.${scale}`) }),
      count: count_scale,
      share,
      tone: 'blue',
    }),
  )
  const parts: Part[] = [
    { name: t('results.corrects'), count: result.corrects, share: result.correct_porc, tone: 'green' },
    { name: t('results.incorrects'), count: result.incorrects, share: result.incorrect_porc, tone: 'red' },
    ...rated,
    { name: t('results.evaluate'), count: result.evaluate, share: result.evaluate_porc, tone: 'yellow' },
    { name: t('results.unanswered'), count: result.unanswered, share: result.unanswered_porc, tone: 'stone' },
  ]
  return (
    <Card className={styles.charts}>
      <PartsBar title={t('results.answers')} parts={parts} />
      <TimeBars times={result.user_test} />
    </Card>
  )
}

const noted = ['paste_answer', 'copy_answer', 'copy_question', 'left_window'] as const

function Noted({ result }: { result: ResultView }) {
  const t = useText()
  const number = useNumber()
  return (
    <Card>
      <h2 className={styles.small}>{t('results.noted')}</h2>
      <p className={styles.hint}>{t('results.noted_hint')}</p>
      <FactList
        facts={noted.map((what) => [
          t(`results.${what}`),
          t('results.figure', { count: result[what], share: number(result[`${what}_porc`]) }),
        ])}
      />
    </Card>
  )
}
