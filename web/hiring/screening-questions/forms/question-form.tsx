import {
  type QuestionInput,
  type QuestionView,
  questionForm,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { Changed } from '../../../platform/records/changed.ts'
import { RecordForm, type Stale } from '../../../platform/records/record-form.tsx'
import { QuestionFields } from './question-fields.tsx'

interface Props {
  /** Names the draft. */
  name: string
  /** The question that is changed, or from which a copy is made. */
  from: QuestionView | undefined
  submit(input: QuestionInput): Promise<Changed<QuestionView>>
  onDone(): void
  stale: Stale
}

const twoChoices = [
  { text: '', knockout: false },
  { text: '', knockout: false },
]

/** Adds or changes a question of a vacancy or of the library (SCQ-01). */
export function QuestionForm({ name, from, submit, onDone, stale }: Props) {
  const t = useText()
  const typed = (bound: number | null | undefined) => (bound === null || bound === undefined ? '' : String(bound))
  const initial = {
    kind: from?.kind ?? 'yes_no',
    text: from?.text ?? '',
    required: from?.required ?? true,
    choices: from && from.choices.length > 0 ? from.choices : twoChoices,
    knockout_answer: from?.knockout_answer ?? '',
    knockout_min: typed(from?.knockout_min),
    knockout_max: typed(from?.knockout_max),
    knockout_reason: from?.knockout_reason ?? '',
  } satisfies Record<keyof QuestionInput, unknown>
  return (
    <RecordForm
      name={name}
      schema={questionForm}
      initial={initial}
      submit={submit}
      nameOf={({ text }) => text}
      onDone={onDone}
      stale={stale}
      submitLabel={t('common.save')}
    >
      <QuestionFields />
    </RecordForm>
  )
}
