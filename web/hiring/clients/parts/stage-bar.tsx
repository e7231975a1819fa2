import type { VacancyOfClient } from '#domain/hiring/clients/client-page.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './stage-bar.module.css'

/** The cards of a vacancy in its six stages, each with the hue of its column (CLT-01). */
export function StageBar({ stages }: Pick<VacancyOfClient, 'stages'>) {
  const t = useText()
  return (
    <ul className={styles.bar}>
      {stages.map(({ name_board, count }) => {
        const words = t('clients.in_stage', { stage: t(`board.stage.${name_board}`), count })
        return (
          <li key={name_board} data-stage={name_board} data-none={count === 0 || undefined} title={words}>
            <span aria-hidden="true">{count === 0 ? '·' : count}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
