import { sql } from 'kysely'
import { latestAnswers } from '#domain/assessment/banks/health.rules.ts'
import type { RestReason, ShownTest } from '#domain/assessment/workshop/exposure.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'
import type { BankOfSkill } from '../difficulty/difficulty.reads.ts'

/** The banks with tests that ended, or questions that changed, since somebody last looked which of their questions should rest. */
export async function readBanksToLookAt(db: Reader): Promise<BankOfSkill[]> {
  const { rows } = await sql<{ skill_id: number; language: Language }>`
    select skills.id as skill_id, spoken.language
    from skills cross join (values ('es'), ('en')) as spoken (language)
    left join bank_rests as last on last.skill_id = skills.id and last.language = spoken.language
    where skills.has_test and (
      exists (
        select from attempts
        where attempts.skill_id = skills.id and attempts.language = spoken.language and attempts.state = 'finished'
          and attempts.archived_at is null and attempts.finished_at > coalesce(last.through, '-infinity')
      )
      or last.resting <> '{}' and exists (
        select from question_skills join questions on questions.id = question_skills.question_id
        where question_skills.skill_id = skills.id and questions.language = spoken.language and questions.updated_at > last.through
      )
    )
    order by skills.id, spoken.language`.execute(db)
  return rows.map(({ skill_id: skillId, language }) => ({ skillId, language }))
}

/** The latest finished tests of a bank with the questions that they showed. */
export async function readShownTests(db: Reader, { skillId, language }: BankOfSkill): Promise<ShownTest[]> {
  const { rows } = await sql<ShownTest>`
    with latest as (
      select id, started_at from attempts
      where skill_id = ${skillId} and language = ${language} and state = 'finished' and archived_at is null
      order by finished_at desc limit ${latestAnswers}
    )
    select latest.started_at as "startedAt", array_agg(asked.question_id::integer) as questions
    from latest join attempt_questions as asked on asked.attempt_id = latest.id and asked.shown_at is not null
    group by latest.id, latest.started_at
    order by latest.id`.execute(db)
  return rows
}

/** Which questions of a bank rest, with the reason, by their id. */
export async function readResting(db: Reader, skillId: number, language: Language): Promise<ReadonlyMap<number, RestReason>> {
  const row = await db
    .selectFrom('bank_rests')
    .select(sql<Record<string, RestReason>>`resting`.as('resting'))
    .where('skill_id', '=', skillId)
    .where('language', '=', language)
    .executeTakeFirst()
  return new Map(Object.entries(row?.resting ?? {}).map(([id, reason]) => [Number(id), reason]))
}
