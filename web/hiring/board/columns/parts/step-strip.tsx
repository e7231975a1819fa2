import { useRef } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { type StepTarget, useStepDrop } from '../hooks/use-card-drag.ts'
import styles from './step-strip.module.css'

/** The steps of a column with the number of cards at each, where cards are dropped (STP-01). Nothing without steps. */
export function StepStrip({ column: { name_board: stage, steps } }: { column: BoardColumn }) {
  const t = useText()
  if (steps.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={t('steps.of_stage', { stage: t(`board.stage.${stage}`) })}>
      {steps.map(({ uuid, name, total }) => (
        <Target key={uuid} stage={stage} step={uuid} name={name} total={total} />
      ))}
      <Target stage={stage} step={null} name={t('steps.no_step')} />
    </ul>
  )
}

interface Props extends StepTarget {
  stage: Stage
  name: string
  total?: number
}

function Target({ stage, step, name, total }: Props) {
  const element = useRef<HTMLLIElement>(null)
  const over = useStepDrop(element, { stage, step })
  return (
    <li ref={element} className={styles.step} data-over={over || undefined} data-none={step === null || undefined} title={name}>
      <span>{name}</span>
      {total !== undefined && <b>{total}</b>}
    </li>
  )
}
