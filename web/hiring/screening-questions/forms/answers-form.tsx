import { useMemo, useRef } from 'react'
import type { AskedQuestion } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import AskedFields from '../parts/asked-fields.tsx'
import { answersShape } from './answers-shape.ts'
import { useAsked } from './asked-questions.ts'

export type GivenAnswers = ReturnType<ReturnType<typeof useAsked>['answersOf']>

interface Props<Answer> {
  /** Names the draft. */
  name: string
  questions: readonly AskedQuestion[]
  /** Reads the questions again. */
  read(): Promise<readonly AskedQuestion[]>
  submitLabel: string
  submit(answers: GivenAnswers): Promise<Answer>
  onDone(answer: Answer): void
  onCancel?(): void
}

/** A form of nothing but the questions of a vacancy: for candidates who apply, or who answer later (SCQ-02). */
export function AnswersForm<Answer>({ name, questions, read, submitLabel, submit, onDone, onCancel }: Props<Answer>) {
  const t = useText()
  const asked = useAsked(questions, read)
  const current = useRef(asked)
  current.current = asked
  const schema = useMemo(() => answersShape((values) => current.current.errorsOf(values)), [])
  return (
    <FormShell
      name={name}
      schema={schema}
      initial={asked.initial}
      files={asked.files}
      submit={async (values, upload) => {
        try {
          const answer = await submit(asked.answersOf(values, upload.files))
          await asked.sendFiles(upload)
          return answer
        } catch (error) {
          await asked.onRefused(error)
          throw error
        }
      }}
      onDone={onDone}
    >
      <AskedFields questions={asked.questions} />
      <FormEnd label={submitLabel}>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('screening.back')}
          </Button>
        )}
      </FormEnd>
    </FormShell>
  )
}
