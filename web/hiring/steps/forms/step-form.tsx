import { type StepInput, type StepView, stepForm } from '#domain/hiring/steps/steps.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import type { Changed } from '../../../platform/records/changed.ts'
import { RecordForm, type Stale } from '../../../platform/records/record-form.tsx'

interface Props {
  /** Names the draft. */
  name: string
  stage: Stage
  /** The step that is renamed; undefined for a new one. */
  step: StepView | undefined
  submit(input: StepInput): Promise<Changed<StepView>>
  onDone(): void
  stale: Stale
}

/** Adds or renames a step of a stage (STP-01). */
export function StepForm({ name, stage, step, submit, onDone, stale }: Props) {
  const t = useText()
  return (
    <RecordForm
      name={name}
      schema={stepForm}
      initial={{ stage, name: step?.name ?? '' }}
      submit={submit}
      nameOf={(saved) => saved.name}
      onDone={onDone}
      stale={stale}
      submitLabel={t('common.save')}
    >
      <TextField
        name="name"
        label={t('steps.name')}
        hint={t('steps.name_hint')}
        autoComplete="off"
        maxLength={limits.steps.name}
        autoFocus
      />
    </RecordForm>
  )
}
