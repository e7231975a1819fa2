import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type AnswerView, answerForm, type QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { mediaExtensions } from '#domain/kernel/file-kinds.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { useAnswerChanges } from '../questions.queries.ts'
import { mediaFiles } from './media-fields.tsx'

const schema = answerForm.omit({ question_uuid: true })
const empty = { answer: '', alternative_text: '' }

/** Adds answers to a question, one after the other; the first is the correct one (QST-03). */
export function AnswerForm({ question }: { question: QuestionView }) {
  const t = useText()
  const { add } = useAnswerChanges(question)
  const form = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) form.current?.querySelector('input')?.focus()
  }, [added])
  return (
    <div ref={form}>
      <RecordForm
        // A new key empties the form for the next answer.
        key={added}
        name={`answer:${question.uuid}`}
        schema={schema}
        initial={empty}
        files={mediaFiles}
        submit={add}
        nameOf={(answer: AnswerView) => answer.answer}
        onDone={() => setAdded(added + 1)}
        submitLabel={t('questions.answer_add')}
        guard
      >
        <TextField name="answer" label={t('questions.answer')} autoComplete="off" />
        <FileField
          name="file"
          label={t('questions.answer_file')}
          hint={t('questions.file_shown')}
          kinds={mediaExtensions}
          optional
        />
        <AlternativeText />
      </RecordForm>
    </div>
  )
}

/** The file's alternative text, once a file is chosen. */
function AlternativeText() {
  const t = useText()
  if (!useWatch({ name: 'file' })) return null
  return (
    <TextAreaField
      name="alternative_text"
      label={t('questions.answer_alternative_text')}
      hint={t('questions.answer_alternative_text_hint')}
      rows={2}
    />
  )
}
