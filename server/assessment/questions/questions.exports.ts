import { listQuestionsEndpoint } from '#domain/assessment/questions/questions.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const questionsExports = {
  questions: exportedList(listQuestionsEndpoint, {
    columns: ({ of }) => [
      [of['questions.question'], (row) => row.question],
      [of['questions.skills'], (row) => row.question_skills.map(({ skill }) => skill.name).join(', ')],
      [of['questions.type'], (row) => of[`questions.type.${row.type}`]],
      [of['questions.language'], (row) => of[`questions.language.${row.language}`]],
      [
        of['questions.status'],
        ({ ready, lacks }) => (ready ? of['questions.ready'] : lacks.map((lack) => of[`questions.lacks.${lack}`]).join(', ')),
      ],
    ],
  }),
}
