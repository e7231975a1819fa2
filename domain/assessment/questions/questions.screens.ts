import { staffScreens } from '../../kernel/screens.ts'

/** The bank of questions, for staff (QST-01 to QST-03). */
export const questionScreens = staffScreens('assessment/questions', 'questions', {
  questions: {
    path: '/tests/admin',
    heading: 'questions.title',
    menu: { menu: 'staff', place: 9, label: 'menu.banks', group: 'menu.tests' },
  },
  addQuestion: { path: '/tests/admin/add-question/:uuid?', heading: 'questions.add', item: 'change' },
  editQuestion: { path: '/tests/admin/edit/:uuid', heading: 'questions.edit', item: 'change' },
  deleteQuestion: { path: '/tests/admin/delete/:uuid', heading: 'questions.delete', item: 'change' },
  questionAnswers: { path: '/tests/admin/answers/:uuid', heading: 'questions.answers_title' },
  printQuestions: { path: '/tests/admin/list/question', heading: 'questions.print_title' },
})

export const questionsOfSkill = (uuid: string) => `${questionScreens.questions.to()}?skills=${encodeURIComponent(uuid)}`
