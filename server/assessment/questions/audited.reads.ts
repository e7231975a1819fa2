import { sql } from 'kysely'
import { noted } from '../../platform/audit/record-names.ts'

/** How the audit names questions and their answers: by the beginning of the question. */
export const auditedQuestions = {
  question: sql`(select jsonb_build_object('uuid', uuid, 'name', left(text, 120)) from questions where id = page.subject_id)`,
  answer: sql`(
    select jsonb_build_object('uuid', questions.uuid, 'name', left(questions.text, 120))
    from questions
    where questions.id = coalesce((select question_id from answers where id = page.subject_id), ${noted('question_id')})
  )`,
}
