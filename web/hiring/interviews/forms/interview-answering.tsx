import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type InterviewView, interviewAnswer } from '#domain/hiring/interviews/interviews.contract.ts'
import { type InterviewAnswer, type InvitationStatus, interviewAnswers } from '#domain/hiring/interviews/interviews.rules.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell, type InitialValues } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Answered } from '../parts/interview-facts.tsx'

interface Answer {
  readonly answer: InterviewAnswer
  readonly note: string
}

interface Props<Outcome> {
  /** The name of the form's draft. */
  name: string
  interview: Pick<InterviewView, 'answer' | 'answer_note'> & { readonly standing: InvitationStatus }
  /** The answer whose button in the invitation led here; the form opens with it. */
  chosen?: InterviewAnswer | undefined
  send(answer: Answer): Promise<Outcome>
  onDone(outcome: Outcome): void
}

/** A candidate's answer to an invitation, and the form to give or change it (SPEC-61, SPEC-72). */
export function InterviewAnswering<Outcome>({ name, interview, chosen, send, onDone }: Props<Outcome>) {
  const t = useText()
  const { standing, answer, answer_note } = interview
  const [changing, setChanging] = useState(chosen !== undefined && chosen !== answer)
  const isOpen = standing === 'open' || (standing === 'answered' && changing)
  if (isOpen)
    return (
      <AnswerForm
        name={name}
        initial={{ answer: chosen ?? answer ?? undefined, note: answer_note }}
        send={send}
        onDone={(outcome) => {
          setChanging(false)
          onDone(outcome)
        }}
        onBack={changing ? () => setChanging(false) : undefined}
      />
    )
  return (
    <>
      <Answered answer={answer} answer_note={answer_note} />
      {standing === 'answered' && (
        <>
          <p>{t('interviews.may_change')}</p>
          <Button tone="quiet" size="small" onClick={() => setChanging(true)}>
            {t('interviews.change')}
          </Button>
        </>
      )}
    </>
  )
}

interface FormProps<Outcome> extends Pick<Props<Outcome>, 'name' | 'send' | 'onDone'> {
  initial: InitialValues<Answer>
  onBack: (() => void) | undefined
}

/** Confirms, asks for another time with a note, or declines after a confirmation (SPEC-61). */
function AnswerForm<Outcome>({ name, initial, send, onDone, onBack }: FormProps<Outcome>) {
  const t = useText()
  const declining = {
    question: t('interviews.decline_question'),
    words: {
      title: t('interviews.decline_title'),
      confirm: t('interviews.decline_confirm'),
      back: t('interviews.decline_back'),
    },
  }
  return (
    <FormShell
      name={name}
      schema={interviewAnswer}
      initial={initial}
      submit={({ answer, note = '' }) => send({ answer, note })}
      onDone={onDone}
      ask={({ answer }) => (answer === 'declined' ? declining : undefined)}
    >
      <RadioField
        name="answer"
        label={t('interviews.answer')}
        options={interviewAnswers.map((value) => ({ value, label: t(`interviews.answer.${value}`) }))}
      />
      <Note />
      <p>{t('interviews.may_change')}</p>
      <FormEnd label={t('interviews.send')}>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            {t('interviews.change_back')}
          </Button>
        )}
      </FormEnd>
    </FormShell>
  )
}

function Note() {
  const t = useText()
  const answer = useWatch({ name: 'answer' }) as InterviewAnswer | null | undefined
  if (!answer || answer === 'confirmed') return null
  return <TextAreaField name="note" label={t(`interviews.note.${answer}`)} rows={3} optional={answer === 'declined'} />
}
