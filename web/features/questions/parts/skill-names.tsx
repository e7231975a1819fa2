import type { QuestionView } from '#domain/questions/questions.contract.ts'

/** The skills of a question, on one line. */
export function SkillNames({ question }: { question: Pick<QuestionView, 'question_skills'> }) {
  return question.question_skills.map(({ skill }) => skill.name).join(', ')
}
