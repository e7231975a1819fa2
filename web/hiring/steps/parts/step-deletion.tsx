import { useId, useState } from 'react'
import type { StepView } from '#domain/hiring/steps/steps.contract.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import type { Changed } from '../../../platform/records/changed.ts'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'

interface Props {
  step: StepView | undefined
  /** The other steps of its stage. */
  others: readonly StepView[]
  onDelete(step: StepView, to: string | undefined): Promise<Changed<StepView>>
  onClose(): void
}

/** Asks before a step is deleted, and where the people at it go (STP-01). */
export function StepDeletion({ step, others, onDelete, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const id = useId()
  const [target, setTarget] = useState('none')
  const cards = step?.cards ?? 0
  const close = () => {
    setTarget('none')
    onClose()
  }
  const onConfirm = async () => {
    if (!step) return
    const { success_message, data } = await onDelete(step, cards > 0 ? target : undefined)
    banner.success(success_message, { name: data.name })
    close()
  }
  return (
    <ConfirmDialog
      open={step !== undefined}
      title={t('steps.delete')}
      confirmLabel={t('common.delete')}
      onCancel={close}
      onConfirm={onConfirm}
      fields={
        cards > 0 && (
          <p>
            <label htmlFor={id}>{t('steps.delete_cards', { count: cards })}</label>
            <select id={id} className={field.control} value={target} onChange={(event) => setTarget(event.target.value)}>
              {others.map(({ uuid, name }) => (
                <option key={uuid} value={uuid}>
                  {name}
                </option>
              ))}
              <option value="none">{t('steps.no_step')}</option>
            </select>
          </p>
        )
      }
    >
      <p>{t('steps.delete_question', { name: step?.name ?? '' })}</p>
    </ConfirmDialog>
  )
}
