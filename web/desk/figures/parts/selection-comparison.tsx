import type { SelectionView } from '#domain/desk/figures/selection.contract.ts'
import {
  type Characteristic,
  leastPeople,
  missingPeople,
  shownRatio,
  type Verdict,
} from '#domain/desk/figures/selection.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { NotYet } from '../../../platform/ui/not-yet.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { FigureCard } from './figure-card.tsx'
import styles from './selection-comparison.module.css'

type Comparison = SelectionView['comparisons'][number]
type ComparedGroup = Comparison['groups'][number]

const tones: Readonly<Record<Verdict, 'green' | 'yellow' | 'red' | 'stone'>> = {
  few: 'stone',
  alone: 'stone',
  nobody: 'stone',
  highest: 'stone',
  even: 'green',
  slight: 'yellow',
  chance: 'yellow',
  below: 'red',
}

interface Props {
  characteristic: Characteristic
  comparisons: readonly Comparison[]
}

/** How many of each group reach each goal, by one fact of their test (FAI-06). */
export function SelectionComparison({ characteristic, comparisons }: Props) {
  const t = useText()
  const name = t(`figures.characteristic.${characteristic}`)
  const missing = Math.min(...comparisons.map(({ groups }) => missingPeople(groups)))
  const goals = comparisons.map((comparison) => <Goal key={comparison.goal} comparison={comparison} />)
  return (
    <FigureCard title={name}>
      {comparisons.every(isWaiting) ? (
        <NotYet
          text={t('figures.selection.missing', { count: missing })}
          done={2 * leastPeople - missing}
          needed={2 * leastPeople}
        >
          {goals}
        </NotYet>
      ) : (
        goals
      )}
    </FigureCard>
  )
}

/** Whether no group has enough people to be compared. */
const isWaiting = ({ groups }: Comparison) => groups.every(({ verdict }) => verdict === 'few')

function Goal({ comparison }: { comparison: Comparison }) {
  const t = useText()
  const { characteristic, goal, groups, unrecorded } = comparison
  const leftOut = characteristic === 'extra_time' ? 'figures.selection.unlimited' : 'figures.selection.unrecorded'
  return (
    <>
      <h3 className={styles.goal}>{t(`figures.goal.${goal}`)}</h3>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.group} group={group} saysVerdict={!isWaiting(comparison)} />
        ))}
      </ul>
      {isWaiting(comparison) && <p className={styles.note}>{t('figures.selection.few', { least: leastPeople })}</p>}
      {unrecorded > 0 && <p className={styles.note}>{t(leftOut, { count: unrecorded })}</p>}
    </>
  )
}

/** Smaller probabilities are shown as smaller than this one. */
const leastShown = 0.001

function Group({ group, saysVerdict }: { group: ComparedGroup; saysVerdict: boolean }) {
  const t = useText()
  const whole = useNumber(0)
  const { people, reached, verdict } = group
  const rate = useRate(group)
  const counts = t('figures.selection.of', { reached: whole(reached), people: whole(people) })
  return (
    <li>
      <p>
        <b>{t(`figures.group.${group.group}`)}</b>
        {rate === undefined ? counts : `${counts} · ${rate}`}
      </p>
      {saysVerdict && (
        <p>
          <StatusWord tone={tones[verdict]}>{t(`figures.verdict.${verdict}`)}</StatusWord>
          <Ratio group={group} />
        </p>
      )}
    </li>
  )
}

/** A rate with its interval, in words. */
function useRate({ rate, rate_interval: interval }: ComparedGroup): string | undefined {
  const t = useText()
  const tenths = useNumber(1)
  if (rate === null || interval === null) return undefined
  const percent = (share: number) => tenths(share * 100)
  return t('figures.selection.interval', { value: percent(rate), from: percent(interval.from), to: percent(interval.to) })
}

/** The ratio to the highest rate with its interval, and its probability alone and corrected for the other tests (AUD-03). */
function Ratio({ group: { ratio, ratio_interval: interval, p, p_corrected: corrected } }: { group: ComparedGroup }) {
  const t = useText()
  const hundredths = useNumber(2)
  const thousandths = useNumber(3)
  if (ratio === null || interval === null || p === null || corrected === null) return null
  const shown = { ratio: hundredths(shownRatio(ratio)), from: hundredths(interval.from), to: hundredths(interval.to) }
  return (
    <span className={styles.figures}>
      {t('figures.selection.ratio', shown)} ·{' '}
      {corrected < leastShown
        ? t('figures.selection.p_less', { p: thousandths(leastShown) })
        : t('figures.selection.p', { p: thousandths(p), corrected: thousandths(corrected) })}
    </span>
  )
}
