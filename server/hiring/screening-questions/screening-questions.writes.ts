import { sql } from 'kysely'
import type { QuestionFields } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { library } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { VacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lockQuestions, type QuestionRow, readQuestion, readQuestions } from './screening-questions.reads.ts'
import { questionColumns } from './screening-questions.views.ts'

const full = refuse('errors.fields', { errors: { text: ['screening.error.full'] } })

/** Adds a question at the end of a vacancy or of the library (SCQ-01). Refuses more than fit. */
export function addQuestion(platform: Platform, actor: Person, { vacancy }: VacancyPlace, fields: QuestionFields) {
  const detail = { text: fields.text, ...(vacancy && { title: vacancy.title }) }
  return change(platform, actor, { action: 'screening_question.added', detail }, async (tx, now) => {
    const present = await lockQuestions(tx, vacancy?.id ?? null)
    if (present.length >= (vacancy ? limits.screening.questions : limits.screening.library)) return full
    const { uuid } = await tx
      .insertInto('screening_questions')
      .values({
        ...questionColumns(fields),
        vacancy_id: vacancy?.id ?? null,
        position: (present.at(-1)?.position ?? 0) + 1,
        created_at: now,
        updated_at: now,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return readQuestion(tx, actor, uuid)
  })
}

/** Changes a question. Refuses as stale when somebody else has changed it since `version`. Answers that were given stay (SCQ-03). */
export function updateQuestion(
  platform: Platform,
  actor: Person,
  question: QuestionRow,
  { version: seen, ...fields }: QuestionFields & { readonly version?: number | undefined },
) {
  const version = seenVersion({ version: seen }, question)
  const detail = { text: fields.text }
  return change(platform, actor, { action: 'screening_question.modified', detail }, async (tx, now) => {
    const columns = questionColumns(fields)
    const asksOtherwise = (['kind', 'text', 'required'] as const).some((column) => columns[column] !== question[column])
    const isAskedAnew = asksOtherwise || columns.choices.join('\n') !== question.choices.join('\n')
    const changed = await tx
      .updateTable('screening_questions')
      .set({
        ...columns,
        version: version + 1,
        asked_version: sql`asked_version + ${isAskedAnew ? 1 : 0}`,
        updated_at: now,
      })
      .where('id', '=', question.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    return changed && readQuestion(tx, actor, changed.uuid)
  })
}

/** Deletes a question. Answers to it stay with the text that they answered. */
export function deleteQuestion(platform: Platform, actor: Person, question: QuestionRow) {
  const detail = { text: question.text }
  return change(platform, actor, { action: 'screening_question.deleted', detail }, async (tx) => {
    const gone = await tx.deleteFrom('screening_questions').where('id', '=', question.id).returning('id').executeTakeFirst()
    return gone && question
  })
}

/** Sets the order of the questions. Refuses as stale when the list has other questions by now. */
export async function orderQuestions(
  platform: Platform,
  actor: Person,
  { vacancy }: VacancyPlace,
  wanted: readonly string[],
): Promise<{ id: number; rows: QuestionRow[] } | Refusal> {
  const detail = { title: vacancy?.title ?? library }
  return change(platform, actor, { action: 'screening_question.ordered', detail }, async (tx, now) => {
    const present = await lockQuestions(tx, vacancy?.id ?? null)
    const rows = wanted.map((id) => present.find(({ id: number, uuid }) => uuid === id.toLowerCase() || String(number) === id))
    const ids = rows.flatMap((row) => row?.id ?? [])
    if (new Set(ids).size !== present.length || ids.length !== wanted.length) return undefined
    await sql`
      update screening_questions set position = placed.position, updated_at = ${now}
      from unnest(${ids}::bigint[]) with ordinality as placed(id, position)
      where screening_questions.id = placed.id`.execute(tx)
    return { id: ids[0] ?? 0, rows: await readQuestions(tx, vacancy?.id ?? null) }
  })
}

/** Gives a new vacancy copies of the questions of another one (SCQ-01). */
export async function copyQuestions(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await sql`
    insert into screening_questions (vacancy_id, position, kind, text, required, choices,
      knockout_answers, knockout_min, knockout_max, knockout_reason, created_at, updated_at)
    select ${to}::bigint, position, kind, text, required, choices,
      knockout_answers, knockout_min, knockout_max, knockout_reason, ${now}::timestamptz, ${now}::timestamptz
    from screening_questions where vacancy_id = ${from} order by position, id`.execute(tx)
}
