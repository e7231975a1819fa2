import type { WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { ImportSteps } from '../../../platform/imports/import-steps.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { takeFocus } from '../../../platform/ui/take-focus.ts'

/** An import or its undo while it runs, with the number of people handled so far. */
export function RunningImport({ one: { state, counts, completed, progress } }: { one: WholeImport }) {
  const t = useText()
  const number = useNumber()
  const isUndo = state === 'undoing'
  // People who are only added to a vacancy count as they come.
  const count = Math.max((counts.new ?? 0) + completed, progress)
  return (
    <>
      <ImportSteps current="done" />
      <section className={styles.section}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {isUndo ? t('imports.undoing') : t('imports.running', { count: number(count) })}
        </h2>
        <p className={styles.soft}>{t(isUndo ? 'imports.undoing_hint' : 'imports.running_hint')}</p>
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
