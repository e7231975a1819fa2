import { sql } from 'kysely'
import { mostAttempts } from '#domain/assessment/difficulty/difficulty.rules.ts'
import { languageDifference, type Stratum } from '#domain/assessment/workshop/language-difference.rules.ts'
import type { Reader } from '../../platform/platform.ts'

/** Both questions of a pair, with the answers to them by the score of the test. */
export interface PairedAnswers {
  readonly es_id: number
  readonly en_id: number
  readonly es_uuid: string
  readonly es_text: string
  readonly en_uuid: string
  readonly en_text: string
  readonly strata: readonly Stratum[]
}

/**
 * The pairs of choice questions that tests may ask in both languages. The answers are those of finished tests, among the latest, to the questions
 * as they stand, when the person had seen neither question of the pair before, because both say the same. They are grouped by the share of right
 * choices in the test, in tenths; a question without an answer counts there as in the points (FAI-05). Doubtful questions
 * count in no score but that of their own answers. The strata are materialized, or else each pair would compute all of them again.
 */
export async function readPairedAnswers(db: Reader, skillId: number, doubtful: readonly number[] = []): Promise<PairedAnswers[]> {
  const { rows } = await sql<PairedAnswers>`
    with pairs as (
      select es.pair, es.id as es_id, es.uuid as es_uuid, es.text as es_text,
        en.id as en_id, en.uuid as en_uuid, en.text as en_text
      from questions as es
      join questions as en on en.pair = es.pair and en.language = 'en'
      join question_skills as in_es on in_es.question_id = es.id and in_es.skill_id = ${skillId}
      join question_skills as in_en on in_en.question_id = en.id and in_en.skill_id = ${skillId}
      where es.language = 'es' and es.type = 'select' and en.type = 'select'
        and es.ready and en.ready
    ), latest as (
      select taken.* from unnest(array['es', 'en']) as of (language)
      cross join lateral (
        select id, user_id, language, started_at, state = 'finished' and archived_at is null as counts from attempts
        where skill_id = ${skillId} and attempts.language = of.language and state <> 'running'
        order by started_at desc, id desc limit ${mostAttempts}
      ) as taken
    ), asked as (
      select latest.id as attempt_id, latest.user_id, latest.language, latest.started_at, asked.question_id, asked.snapshot_id, asked.correct,
        asked.shown_at, latest.counts and asked.correct is not null and not asked.given as counts,
        round(10.0
          * (count(*) filter (where asked.correct and not doubtful) over taken + case when doubtful and asked.correct then 1 else 0 end)
          / (count(*) filter (where not doubtful) over taken + case when doubtful then 1 else 0 end)
        ) as score
      from latest join attempt_questions as asked on asked.attempt_id = latest.id
      join question_snapshots as copy on copy.id = asked.snapshot_id and copy.type = 'select'
      cross join lateral (select asked.question_id = any(${doubtful}::bigint[]) as doubtful) as known
      window taken as (partition by latest.id)
    ), answered as (
      select questions.pair, asked.language, asked.score, asked.correct, asked.counts and asked.snapshot_id = questions.snapshot_id as counts,
        row_number() over (partition by asked.user_id, questions.pair order by asked.started_at, asked.attempt_id) as occurrence
      from asked join questions on questions.id = asked.question_id and questions.pair is not null
      where asked.shown_at is not null
    ), strata as materialized (
      select pair, score,
        count(*) filter (where language = 'es' and correct)::integer as es_right,
        count(*) filter (where language = 'es' and not correct)::integer as es_wrong,
        count(*) filter (where language = 'en' and correct)::integer as en_right,
        count(*) filter (where language = 'en' and not correct)::integer as en_wrong
      from answered where occurrence = 1 and counts
      group by pair, score
    )
    select es_id, es_uuid, es_text, en_id, en_uuid, en_text, coalesce((
      select json_agg(json_build_object('es_right', es_right, 'es_wrong', es_wrong, 'en_right', en_right, 'en_wrong', en_wrong) order by score)
      from strata where strata.pair = pairs.pair
    ), '[]'::json) as strata
    from pairs order by es_id`.execute(db)
  return rows
}

const differs = ({ strata }: PairedAnswers): boolean => (languageDifference(strata)?.class ?? 'A') !== 'A'

/**
 * The pairs compared as ADR-0187 says: a question that differs moves the scores by which all others are compared, so these are compared once more
 * without it.
 */
export async function readComparedPairs(db: Reader, skillId: number): Promise<PairedAnswers[]> {
  const pairs = await readPairedAnswers(db, skillId)
  const doubtful = pairs.filter(differs).flatMap(({ es_id, en_id }) => [es_id, en_id])
  return doubtful.length > 0 ? readPairedAnswers(db, skillId, doubtful) : pairs
}
