import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { ImportSteps } from './import-steps.tsx'
import styles from './imports.module.css'

/** An import while it runs, with the number of people written so far. */
export function RunningImport({ one: { counts, progress } }: { one: WholeImport }) {
  const t = useText()
  const number = useNumber()
  const count = counts.new ?? 0
  return (
    <>
      <ImportSteps current="done" />
      <section className={styles.section}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {t('imports.running', { count: number(count) })}
        </h2>
        <p className={styles.soft}>{t('imports.running_hint')}</p>
        <progress
          className={styles.progress}
          max={count || 1}
          value={progress > 0 ? progress : undefined}
          aria-label={t('imports.step.done')}
        />
        {progress > 0 && <p className={styles.soft}>{t('imports.progress', { done: number(progress), count: number(count) })}</p>}
      </section>
    </>
  )
}
