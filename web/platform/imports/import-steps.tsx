import { useText } from '../i18n/language.tsx'
import styles from './imports.module.css'

const steps = ['file', 'columns', 'rows', 'done'] as const

/** Where the person is on the way from a file to its people. */
export function ImportSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t('imports.steps')}>
      {steps.map((step, place) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <span className={styles.word}>{t(`imports.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
