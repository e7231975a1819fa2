import { type AnswerView, answerEditForm, type QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useAnswerChanges } from '../questions.queries.ts'

interface Props {
  question: QuestionView
  answer: AnswerView | undefined
  onClose(): void
}

/** Changes the text of an answer and the alternative text of its file. */
export function AnswerDialog({ question, answer, onClose }: Props) {
  const t = useText()
  const { save } = useAnswerChanges(question)
  return (
    <ModalShell open={answer !== undefined} title={t('questions.answer_edit_title')} onClose={onClose}>
      {answer && (
        <RecordForm
          key={answer.uuid}
          name={`answer-edit:${answer.uuid}`}
          schema={answerEditForm}
          initial={{ answer: answer.answer, alternative_text: answer.alternative_text }}
          submit={(fields) => save(answer, fields)}
          nameOf={(row: AnswerView) => row.answer}
          onDone={onClose}
          submitLabel={t('common.save')}
        >
          <TextField name="answer" label={t('questions.answer')} autoComplete="off" />
          {answer.media && (
            <TextAreaField
              name="alternative_text"
              label={t('questions.answer_alternative_text')}
              hint={t('questions.answer_alternative_text_hint')}
              rows={2}
            />
          )}
        </RecordForm>
      )}
    </ModalShell>
  )
}
