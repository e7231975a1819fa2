import { QuestionSource } from '../../starter-banks/parts/question-source.tsx'
import { EditQuestionPage } from '../forms/question-page.tsx'
import { useQuestion } from '../questions.queries.ts'
import type { Route } from './+types/edit-question.ts'

/** /tests/admin/edit/{uuid}. */
export default function EditQuestion({ params }: Route.ComponentProps) {
  return <EditQuestionPage query={useQuestion(params.uuid)} note={<QuestionSource id={params.uuid} />} />
}
