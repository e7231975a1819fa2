import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import type { FunnelStep } from '#domain/desk/figures/runs.rules.ts'
import { figureOfLoss, lossesOf, stepLabel, whyLabel } from '#domain/desk/figures/tables.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { FigureFilter } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import { useShare } from '../hooks/use-share.ts'
import styles from './flow-picture.module.css'
import { Key } from './key.tsx'
import { PeopleLink } from './people-link.tsx'

interface Props {
  figures: Pick<Figures, 'funnel' | 'losses'>
  filter: FigureFilter
}

/** Reasons beside the bars; the table has the others. */
const mostReasons = 3
const barHeight = 18

/**
 * The stages as bars below each other (PIC-01). The solid part of a bar went on and is as long as the next bar; the others are still there, or
 * went no further, with the reasons.
 */
export function FlowPicture({ figures, filter }: Props) {
  const t = useText()
  const all = Math.max(1, figures.funnel[0]?.count ?? 0)
  return (
    <>
      <Key
        parts={[
          { mark: 'solid', name: t('figures.flow.went_on') },
          { mark: 'pale', name: t('figures.flow.open') },
          { mark: 'hollow', name: t('figures.flow.lost') },
        ]}
      />
      <ol className={styles.flow}>
        {figures.funnel.map(({ step, count: reached }, at) => (
          <Step
            key={step}
            step={step}
            reached={reached}
            wentOn={step === 'hired' ? reached : (figures.funnel[at + 1]?.count ?? 0)}
            all={all}
            losses={lossesOf(figures, step)}
            filter={filter}
          />
        ))}
      </ol>
    </>
  )
}

interface StepProps {
  step: FunnelStep
  reached: number
  wentOn: number
  all: number
  losses: ReturnType<typeof lossesOf>
  filter: FigureFilter
}

function Step({ step, reached, wentOn, all, losses: { lost, reasons }, filter }: StepProps) {
  const t = useText()
  const labelOf = useRowLabel()
  const share = useShare()
  const name = labelOf(stepLabel(step))
  const width = (count: number) => (count / all) * 100
  const parts = [
    { mark: 'solid', count: wentOn },
    { mark: 'pale', count: Math.max(0, reached - wentOn - lost) },
    { mark: 'hollow', count: lost },
  ]
  let x = 0
  return (
    <li data-stage={step === 'hired' ? 'approved' : step}>
      <span className={styles.name}>{name}</span>
      <svg className={styles.bar} width="100%" height={barHeight} aria-hidden="true">
        {parts.map(({ mark, count }) => {
          const from = x
          x += width(count)
          return (
            count > 0 && (
              <rect key={mark} data-mark={mark} x={`${from}%`} y="1" width={`${width(count)}%`} height={barHeight - 2} />
            )
          )
        })}
      </svg>
      <span className={styles.number}>
        <PeopleLink value={reached} figure={`reached:${step}`} row={name} column={t('figures.column.count')} filter={filter} />
      </span>
      {lost > 0 && (
        <p className={styles.lost}>
          {t('figures.flow.lost_of', { share: share(lost, reached) })}
          {reasons.slice(0, mostReasons).map((loss) => (
            <span key={figureOfLoss(loss)}>
              {' · '}
              {labelOf(whyLabel(loss))}{' '}
              <PeopleLink
                value={loss.count}
                figure={figureOfLoss(loss)}
                row={`${name}: ${labelOf(whyLabel(loss))}`}
                column={t('figures.column.lost')}
                filter={filter}
              />
            </span>
          ))}
          {reasons.length > mostReasons && <> · {t('figures.flow.more', { count: reasons.length - mostReasons })}</>}
        </p>
      )}
    </li>
  )
}
