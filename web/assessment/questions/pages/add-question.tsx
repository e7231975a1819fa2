import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { NewQuestionPage } from '../forms/question-page.tsx'
import { useSkillOptions } from '../questions.queries.ts'
import type { Route } from './+types/add-question.ts'

/** /tests/admin/add-question/{uuid?}: a new question, with the skill of the address already chosen (QST-02). */
export default function AddQuestion({ params }: Route.ComponentProps) {
  return (
    <AsyncSection query={useSkillOptions()}>
      {(skills) => <NewQuestionPage key={params.uuid} skills={skills} skill={params.uuid} />}
    </AsyncSection>
  )
}
