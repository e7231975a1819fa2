import type { StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './stage-bar.module.css'

/** The people in each of the six stages, in the order and the hues of the board (VIE-01). */
export function StageBar({ stages }: Pick<StaffVacancy, 'stages'>) {
  const t = useText()
  const shown = (count: number) => (count < limits.countCap ? count : t('lists.count_capped', { count }))
  return (
    <span className={styles.bar}>
      {stages.map(({ name_board, count }) => {
        const words = t('board.in_stage', { count, stage: t(`board.stage.${name_board}`) })
        return (
          <span
            key={name_board}
            className={styles.part}
            data-stage={name_board}
            data-none={count === 0 || undefined}
            title={words}
          >
            <span aria-hidden="true">{count === 0 ? '·' : shown(count)}</span>
            {count > 0 && <span className="visually-hidden">{words} </span>}
          </span>
        )
      })}
    </span>
  )
}
