import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './stage-line.module.css'

const steps = stages.filter((stage) => stage !== 'reject')

/** The five steps of a process as a line, with those passed and the present one marked (SPEC-13). */
export function StageLine({ stage }: { stage: Stage }) {
  const t = useText()
  const at = steps.findIndex((step) => step === stage)
  return (
    <div className={styles.way}>
      <ol className={styles.line} aria-label={t('applications.steps')}>
        {steps.map((step, place) => (
          <li key={step} data-passed={place <= at || undefined} aria-current={place === at ? 'step' : undefined}>
            <span className="visually-hidden">{t(`applications.step.${step}`)}</span>
          </li>
        ))}
      </ol>
      <span className={styles.words} aria-hidden="true">
        {t('applications.step_of', { number: at + 1, count: steps.length })}
      </span>
    </div>
  )
}
