import { type RawBuilder, sql } from 'kysely'
import type { AnswersOfAttempt } from '#domain/assessment/difficulty/answers.rules.ts'
import type { FoundDifficulty } from '#domain/assessment/difficulty/described.rules.ts'
import { attemptsUntilRun, mostAttempts } from '#domain/assessment/difficulty/difficulty.rules.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'

/** The questions of a skill in one language. */
export interface BankOfSkill {
  readonly skillId: number
  readonly language: Language
}

/** A bank with the number and the attempts of its last run. */
export interface DueBank extends BankOfSkill {
  readonly number: number
}

interface DueRow {
  readonly skill_id: number
  readonly number: number | null
  readonly attempts: number | null
  readonly since: number
  readonly changed: boolean
}

/** The banks whose new attempts, or changed counts of other sites, make a run due. It reads no more attempts of a bank than that needs. */
export async function readDueBanks(db: Reader): Promise<DueBank[]> {
  const due: DueBank[] = []
  for (const language of languages) {
    const { rows } = await sql<DueRow>`
      select skills.id as skill_id, run.number, run.attempts, later.since, changed.skill_id is not null as changed
      from skills
      left join changed_shared_counts as changed on changed.skill_id = skills.id and changed.language = ${language}
      left join lateral (
        select number, attempts, through from difficulty_runs
        where skill_id = skills.id and language = ${language} order by number desc limit 1
      ) as run on true
      cross join lateral (
        select count(*)::integer as since from (
          select from attempts
          where skill_id = skills.id and language = ${language} and state = 'finished' and archived_at is null
            and finished_at > coalesce(run.through, '-infinity')
          limit ${attemptsUntilRun(mostAttempts)}
        ) as fresh
      ) as later
      where later.since > 0 or changed.skill_id is not null
      order by skills.id`.execute(db)
    for (const { skill_id, number, attempts, since, changed } of rows)
      if (changed || since >= attemptsUntilRun(attempts ?? 0)) due.push({ skillId: skill_id, language, number: number ?? 0 })
  }
  return due
}

/**
 * The chosen answers of the latest finished attempts to the questions of a bank as they stand: each person's first answer to a question,
 * because later ones are remembered. Broken questions, given points and questions without an answer do not count (FAI-01).
 */
export async function readAnswersOf(db: Reader, { skillId, language }: BankOfSkill): Promise<AnswersOfAttempt[]> {
  const { rows } = await sql<AnswersOfAttempt>`
    with latest as (
      select id, user_id, started_at, state = 'finished' and archived_at is null as counts
      from attempts
      where skill_id = ${skillId} and language = ${language} and state <> 'running'
      order by started_at desc, id desc
      limit ${mostAttempts}
    ), asked as (
      select latest.id, counts, asked.snapshot_id, asked.correct, asked.given,
        row_number() over (partition by latest.user_id, asked.question_id order by latest.started_at, latest.id) as occurrence
      from latest join attempt_questions as asked on asked.attempt_id = latest.id
      where asked.shown_at is not null
    )
    select json_agg(asked.snapshot_id order by asked.snapshot_id) as questions, json_agg(asked.correct order by asked.snapshot_id) as right
    from asked
    join questions on questions.snapshot_id = asked.snapshot_id
    join question_skills on question_skills.question_id = questions.id and question_skills.skill_id = ${skillId}
    where asked.counts and asked.occurrence = 1 and asked.correct is not null and not asked.given
      and questions.active and questions.broken_at is null and questions.type = 'select'
    group by asked.id
    order by asked.id`.execute(db)
  return rows
}

/** The id of the last run of a bank, whose language may be a column; null before the first. */
export const lastRunOf = (skillId: number, language: Language | RawBuilder<Language>) => sql<number | null>`(
  select id from difficulty_runs where skill_id = ${skillId} and language = ${language} order by number desc limit 1
)`

/** How clearly the answers of a bank's last run show guessing; null before the first estimate (GUE-01). */
export async function readGuessing(db: Reader, { skillId, language }: BankOfSkill): Promise<number | null> {
  const run = await db
    .selectFrom('difficulty_runs')
    .where('skill_id', '=', skillId)
    .where('language', '=', language)
    .select('guessing')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.guessing ?? null
}

/** What the last run says about a question as it stands, in the bank of a skill; the outer query needs a table `questions`. */
export const difficultyIn = (skillId: number) => sql<FoundDifficulty | null>`(
  select json_build_object(
    'answers', found.answers, 'difficulty', found.difficulty, 'error', found.error,
    'misfit', found.misfit, 'lack', found.lack, 'source', found.source
  )
  from question_difficulties as found
  where found.snapshot_id = questions.snapshot_id and found.run_id = ${lastRunOf(skillId, sql.ref('questions.language'))}
)`
