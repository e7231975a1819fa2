import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'

/** The skills of a question, on one line. */
export function skillNames({ question_skills }: Pick<QuestionView, 'question_skills'>): string {
  return question_skills.map(({ skill }) => skill.name).join(', ')
}
