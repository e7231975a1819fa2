import { useWatch } from 'react-hook-form'
import { interviewAnswer } from '#domain/interviews/interviews.contract.ts'
import { type InterviewAnswer, interviewAnswers } from '#domain/interviews/interviews.rules.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AnsweredOnce } from '../parts/interview-facts.tsx'

interface Answer {
  readonly answer: InterviewAnswer
  readonly note: string
}

interface Props<Said> {
  /** Names the draft. */
  name: string
  send(answer: Answer): Promise<Said>
  onDone(said: Said): void
}

/** Confirms, declines, or asks for another time and says which (decision 61). */
export function AnswerForm<Said>({ name, send, onDone }: Props<Said>) {
  const t = useText()
  return (
    <FormShell
      name={name}
      schema={interviewAnswer}
      initial={{ note: '' }}
      submit={({ answer, note = '' }) => send({ answer, note })}
      onDone={onDone}
      submitLabel={t('interviews.send')}
    >
      <RadioField
        name="answer"
        label={t('interviews.answer')}
        options={interviewAnswers.map((value) => ({ value, label: t(`interviews.answer.${value}`) }))}
      />
      <Note />
      <p>
        <AnsweredOnce />
      </p>
    </FormShell>
  )
}

function Note() {
  const t = useText()
  const answer = useWatch({ name: 'answer' }) as InterviewAnswer | null | undefined
  if (!answer || answer === 'confirmed') return null
  return <TextAreaField name="note" label={t(`interviews.note.${answer}`)} rows={3} optional={answer === 'declined'} />
}
