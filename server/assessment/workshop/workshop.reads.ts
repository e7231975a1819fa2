import { sql } from 'kysely'
import { latestAnswers } from '#domain/assessment/banks/health.rules.ts'
import { enoughToWear, type Wear } from '#domain/assessment/workshop/wear.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'
import { difficultyIn } from '../difficulty/difficulty.reads.ts'

/** The questions of a bank that tests may ask, with what the last run says about them. */
export function readReadyQuestions(db: Reader, skillId: number, language: Language) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .leftJoin('starter_questions as starter', 'starter.question_id', 'questions.id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.language', '=', language)
    .where('questions.ready', '=', true)
    .select(['questions.id', 'questions.uuid', 'questions.text', 'questions.language', 'questions.type', 'starter.level'])
    .select('questions.created_at')
    .select(difficultyIn(skillId).as('found'))
    .select(sql<number>`(select count(*)::integer from answers where answers.question_id = questions.id)`.as('options'))
    .orderBy('questions.id')
    .execute()
}
export type ReadyQuestion = Awaited<ReturnType<typeof readReadyQuestions>>[number]

/** Which of the latest answers to some questions as they stand say that they are known outside, by the question's id. Reads at most 500 answers of each. */
export async function readWear(db: Reader, questionIds: readonly number[]): Promise<ReadonlyMap<number, Wear>> {
  const { rows } = await sql<Wear & { id: number }>`
    select wanted.id, wear.*
    from unnest(${questionIds}::bigint[]) as wanted (id)
    cross join lateral (
      select
        count(*)::integer as answers,
        count(*) filter (where too_fast)::integer as too_fast,
        count(*) filter (where copy_question)::integer as copied,
        (count(*) - count(distinct user_id))::integer as known,
        count(*) filter (where not is_newer and correct is not null)::integer as older,
        count(*) filter (where not is_newer and correct)::integer as older_right,
        count(*) filter (where is_newer and correct is not null)::integer as newer,
        count(*) filter (where is_newer and correct)::integer as newer_right
      from (
        select asked.too_fast, asked.copy_question, asked.correct, attempts.user_id,
          row_number() over (order by asked.answered_at desc) * 2 <= count(*) over () as is_newer
        from (
          select * from attempt_questions
          where question_id = wanted.id and answered_at is not null and not given
            and snapshot_id = (select questions.snapshot_id from questions where questions.id = wanted.id)
          order by answered_at desc limit ${latestAnswers}
        ) as asked join attempts on attempts.id = asked.attempt_id
      ) as latest
    ) as wear`.execute(db)
  return new Map(rows.map(({ id, ...wear }) => [id, wear]))
}

/** How many of the latest finished tests of a bank asked its most frequent question, as a share; null with too few tests. */
export async function readExposure(db: Reader, skillId: number, language: Language): Promise<number | null> {
  const { rows } = await sql<{ share: number | null }>`
    with latest as (
      select id from attempts
      where skill_id = ${skillId} and language = ${language} and state = 'finished' and archived_at is null
      order by finished_at desc limit ${latestAnswers}
    )
    select case when tests >= ${enoughToWear} then max(asked.times)::float8 / tests end as share
    from (select count(*) as tests from latest) as counted, (
      select count(*) as times from latest join attempt_questions on attempt_id = latest.id group by question_id
    ) as asked
    group by tests`.execute(db)
  return rows[0]?.share ?? null
}
