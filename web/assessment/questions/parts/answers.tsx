import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AnswerForm } from '../forms/answer-form.tsx'
import { AnswersTable } from './answers-table.tsx'

/** The answers of a question, and a form for another one. */
export function Answers({ question }: { question: QuestionView }) {
  const t = useText()
  const mayChange = useMay({ module: 'questions', item: 'change' })
  return (
    <>
      <AnswersTable question={question} mayChange={mayChange} />
      {mayChange && (
        <section aria-labelledby="add-answer">
          <h2 id="add-answer">{t('questions.answer_add')}</h2>
          <AnswerForm question={question} />
        </section>
      )}
    </>
  )
}
