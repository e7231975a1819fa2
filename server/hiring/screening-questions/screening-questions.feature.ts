import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { missingAnswersMail } from './mails/missing-answers.mail.ts'
import { screeningQuestionRoutes } from './screening-questions.routes.ts'

export const screeningQuestionsFeature = {
  routes: [screeningQuestionRoutes],
  mails: {
    'missing-answers': { mail: missingAnswersMail, sent: 'staff ask for answers that an application lacks', to: 'the candidate' },
  },
  records: {
    // The audit links a question to the page of its vacancy, or to the library.
    screening_question: sql`(
      select jsonb_build_object('uuid', coalesce(vacancies.uuid::text, 'library'), 'name', screening_questions.text)
      from screening_questions left join vacancies on vacancies.id = screening_questions.vacancy_id
      where screening_questions.id = page.subject_id
    )`,
  },
} satisfies Feature
