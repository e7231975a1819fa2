import { sql } from 'kysely'
import { type Figures, latestAnswers } from '#domain/assessment/banks/health.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'
import { difficultyIn } from '../difficulty/difficulty.reads.ts'

/** The figures of the recent answers to a question; the outer query needs a table `questions`. */
export const figures = sql<Figures>`(
  select json_build_object(
    'asked', count(*),
    'share', avg(points) / 10,
    'discrimination', corr(points, rest),
    'compared', count(rest),
    'median_seconds', percentile_cont(0.5) within group (order by seconds) filter (where not (late or arrived_late))
  )
  from (
    select
      asked.points,
      asked.late,
      asked.arrived_late,
      extract(epoch from asked.answered_at - asked.shown_at) as seconds,
      case when attempts.unrated = 0 then attempts.points - asked.points end as rest
    from attempt_questions as asked join attempts on attempts.id = asked.attempt_id
    where asked.question_id = questions.id and asked.answered_at is not null and not asked.given
    order by asked.answered_at desc
    limit ${sql.lit(latestAnswers)}
  ) as latest
)`

/** At most `most` questions of a bank in a language, with their figures; those behind the question with the id `after`. */
export function readHealth(db: Reader, skillId: number, language: Language, most: number, after = 0) {
  return db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.language', '=', language)
    .where('questions.active', '=', true)
    .where('questions.id', '>', after)
    .select([
      'questions.id',
      'questions.uuid',
      'questions.text',
      'questions.type',
      'questions.language',
      'questions.ready',
      'questions.broken_at',
      figures.as('figures'),
      difficultyIn(skillId).as('difficulty'),
    ])
    .orderBy('questions.id')
    .limit(most)
    .execute()
}
export type HealthRow = Awaited<ReturnType<typeof readHealth>>[number]
