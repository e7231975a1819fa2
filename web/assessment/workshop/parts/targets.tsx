import { leastKnown } from '#domain/assessment/workshop/targets.rules.ts'
import type { TargetView } from '#domain/assessment/workshop/workshop.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { NotYet } from '../../../platform/ui/not-yet.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './workshop.module.css'

/** What is missing at each limit between bands, and what ten more questions would gain (FAI-07). */
export function Targets({ targets, questions, unknown }: { targets: readonly TargetView[]; questions: number; unknown: number }) {
  const t = useText()
  return (
    <section>
      <h3>{t('workshop.targets')}</h3>
      {targets.length === 0 ? (
        <NotYet
          text={t('workshop.targets.missing', { count: Math.max(1, leastKnown - (questions - unknown)) })}
          done={questions - unknown}
          needed={leastKnown}
        >
          <p>{t('workshop.targets.waiting', { least: leastKnown })}</p>
        </NotYet>
      ) : (
        <>
          <p>{t('workshop.targets.hint')}</p>
          <ul className={styles.items}>
            {targets.map((target) => (
              <Target key={target.band} target={target} />
            ))}
          </ul>
          {unknown > 0 && <p>{t('workshop.targets.unknown', { count: unknown })}</p>}
        </>
      )}
    </section>
  )
}

function Target({ target: { band, points, word, difficulty, questions, missing, worth } }: { target: TargetView }) {
  const t = useText()
  const tenths = useNumber(1)
  const whole = useNumber(0)
  return (
    <li>
      <p className={styles.name}>
        <strong>{t('workshop.target', { band: t(`attempts.band.${band}`), points })}</strong>
        <StatusWord tone={missing > 0 ? 'yellow' : 'green'}>
          {missing > 0 ? t('workshop.target.missing', { count: missing }) : t('workshop.target.enough')}
        </StatusWord>
      </p>
      <p>
        {t('workshop.target.has', {
          count: questions,
          word: t(`difficulty.word.${word}`),
          difficulty: tenths(difficulty),
        })}{' '}
        {t('workshop.target.gain', { points, worth: whole(worth) })}
      </p>
    </li>
  )
}
