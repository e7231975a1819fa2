import { useState } from 'react'
import type { NamedStep } from '#domain/hiring/steps/steps.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import styles from './step-dialog.module.css'

interface Props {
  /** How many people are selected. */
  count: number
  /** The stage of all of them with its steps; undefined when they are at several, or at one without steps. */
  column: { readonly stage: Stage; readonly steps: readonly NamedStep[] } | undefined
  /** Puts the people at the step, or at none. Rejects with the refusal. */
  onChoose(step: NamedStep | null): Promise<void>
  onClose(): void
}

/** Puts the selected people of one stage at a step (STP-01). */
export default function StepDialog({ count, column, onChoose, onClose }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const step = column?.steps.find(({ uuid }) => uuid === chosen) ?? null
  const { busy, refusal, run } = useAction(() => onChoose(step))
  return (
    <ModalShell open title={t('steps.set_title', { count })} onClose={onClose}>
      {column ? (
        <fieldset className={styles.choices}>
          <legend>{t('steps.choose', { stage: t(`board.stage.${column.stage}`) })}</legend>
          {[...column.steps, { uuid: '', name: t('steps.no_step') }].map(({ uuid, name }) => (
            <label key={uuid}>
              <input type="radio" name="step" value={uuid} checked={chosen === uuid} onChange={() => setChosen(uuid)} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{t('steps.one_stage')}</p>
      )}
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {column && (
          <Button busy={busy} onClick={() => void run()}>
            {t('steps.set_many')}
          </Button>
        )}
      </div>
    </ModalShell>
  )
}
