import type pg from 'pg'
import { callers, tokenOf } from './callers.ts'
import type { Shot } from './load.ts'

const skills = 50
const questionsOfSkill = 60
/** The skills whose tests the callers answer and start. */
const answeredSkill = 'Prueba 1'
const startedSkill = 'Prueba 2'
const window = '0b8f6a52-7d6e-4c1f-9a55-3f1d2c4b5a60'

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** Adds fifty skills with sixty questions each, every sixth a free text, and finished attempts up to a number; existing rows stay. */
export async function growTests(run: Run, { attempts, users }: { attempts: number; users: number }): Promise<void> {
  await run(
    `insert into skills (name, has_test) select 'Prueba ' || n, true from generate_series(1, $1) n
     where not exists (select from skills where name = 'Prueba 1')`,
    [skills],
  )
  await run(
    `with made as (
       insert into questions (text, type, language, ready)
       select 'Pregunta ' || k || ' de ' || s.name || ': ¿qué se hace cuando un cliente pide un cambio que no estaba en el plan?',
         case when k % 6 = 0 then 'text' else 'select' end, 'es', true
       from skills s, generate_series(1, $1) k where s.has_test and not exists (select from questions) order by s.id, k
       returning id, text
     )
     insert into question_skills (question_id, skill_id) select made.id, s.id from made join skills s on made.text like '% de ' || s.name || ':%'`,
    [questionsOfSkill],
  )
  await run(
    `insert into answers (question_id, text, correct)
     select q.id, 'Opción ' || n || ' de cuatro, con unas palabras más', n = 1 from questions q, generate_series(1, 4) n
     where q.type = 'select' and not exists (select from answers) order by q.id, n`,
  )
  await run(
    `insert into question_snapshots (question_id, sha256, type, text, alternative_text, transcript, answers)
     select q.id, 'bench', q.type, q.text, '', '', coalesce((select jsonb_agg(jsonb_build_object('uuid', a.uuid, 'text', a.text,
       'correct', a.correct, 'media_file_id', null, 'alternative_text', '') order by a.id) from answers a where a.question_id = q.id), '[]')
     from questions q where not exists (select from question_snapshots)`,
  )
  await run(
    'update questions q set snapshot_id = s.id from question_snapshots s where s.question_id = q.id and q.snapshot_id is null',
  )
  await run(
    `with made as (
       insert into attempts (user_id, skill_id, language, state, signals_agreed_at, started_at, ends_at, finished_at, window_id, points, unrated)
       select 1000 + n % ($2::int - 1000), (select min(id) from skills where has_test) + n % $3, 'es', 'finished', at, at, at, at, $4::uuid, n % 101, 0
       from (select n, now() - make_interval(mins => n::int % 200000) - interval '1 day' as at
             from generate_series((select count(*) from attempts) + 1, $1) n) numbered
       returning id, skill_id, started_at
     )
     insert into attempt_questions (attempt_id, position, question_id, snapshot_id, answer_order, shown_at, answered_at, annotation, correct, points)
     select made.id, p, bank.id, bank.snapshot_id, '{2,0,3,1}', made.started_at, made.started_at, case when bank.type = 'text' then 'Lo que escribí' end,
       case when bank.type = 'select' then p % 2 = 0 end, 5
     from made cross join generate_series(0, 9) p
     join (select q.id, q.snapshot_id, q.type, k.skill_id, row_number() over (partition by k.skill_id order by q.id) - 1 as place
           from questions q join question_skills k on k.question_id = q.id) bank
       on bank.skill_id = made.skill_id and bank.place = (made.id * 7 + p * 6) % $5`,
    [attempts, users, skills, window, questionsOfSkill],
  )
}

/** Gives every calling candidate a running test at its first question, and a test to start. */
export async function addTakers(run: Run): Promise<void> {
  await run(
    `insert into user_skills (user_id, skill_id, from_date, to_date)
     select u.id, s.id, '2020-01-01', '2024-01-01' from users u, skills s where u.email like 'candidate%@calls.test' and s.name = any ($1)`,
    [[answeredSkill, startedSkill]],
  )
  await run(
    `with made as (
       insert into attempts (user_id, skill_id, user_skill_id, language, signals_agreed_at, started_at, ends_at, window_id)
       select own.user_id, own.skill_id, own.id, 'es', now(), now(), now() + interval '1 day', $1 from user_skills own
       join skills s on s.id = own.skill_id where s.name = $2 returning id, skill_id, started_at
     )
     insert into attempt_questions (attempt_id, position, question_id, snapshot_id, answer_order, shown_at)
     select made.id, bank.place, bank.id, bank.snapshot_id, '{2,0,3,1}', case when bank.place = 0 then made.started_at end from made
     join (select q.id, q.snapshot_id, k.skill_id, row_number() over (partition by k.skill_id order by q.id) - 1 as place
           from questions q join question_skills k on k.question_id = q.id where q.type = 'select') bank
       on bank.skill_id = made.skill_id and bank.place < 10`,
    [window, answeredSkill],
  )
}

/** The calls of one candidate after the other, from number 1. */
export interface Takers {
  readonly answer: (number: number) => Shot | undefined
  readonly start: (number: number) => Shot | undefined
}

/** The requests of the calling candidates: each answers the first question of their test, or starts one. */
export async function readTakers(pool: pg.Pool): Promise<Takers> {
  const { rows } = await pool.query<{ name: string; uuid: string; number: number }>(
    `select s.name, own.uuid, substring(u.email from '\\d+')::integer as number from user_skills own
     join users u on u.id = own.user_id join skills s on s.id = own.skill_id where u.email like 'candidate%@calls.test'`,
  )
  const first = await pool.query<{ question: string; answer: string }>(
    `select q.uuid as question, a.uuid as answer from attempt_questions asked join attempts on attempts.id = asked.attempt_id
     join questions q on q.id = asked.question_id join answers a on a.question_id = q.id and a.correct
     where attempts.state = 'running' and asked.position = 0 limit 1`,
  )
  const uuids = (name: string) => new Map(rows.filter((row) => row.name === name).map((row) => [row.number, row.uuid]))
  const [answered, started] = [uuids(answeredSkill), uuids(startedSkill)]
  const { question, answer } = first.rows[0]!
  const as = (number: number) => ({ authorization: `Bearer ${tokenOf('candidate', number)}` })
  return {
    answer: (number) => {
      const uuid = number <= callers.candidates && answered.get(number)
      if (!uuid) return undefined
      const body = { indice: 0, user_skill_uuid: uuid, question_uuid: question, answer_uuid: answer, window }
      return { method: 'POST', path: '/api/user-test', headers: as(number), body: JSON.stringify(body) }
    },
    start: (number) => {
      const uuid = number <= callers.candidates && started.get(number)
      if (!uuid) return undefined
      const body = JSON.stringify({ language: 'es', window, agreed: true })
      return { method: 'POST', path: `/api/user-test/start/${uuid}`, headers: as(number), body }
    },
  }
}

/** Uuids of results of finished tests, as their pages name them. */
export async function addResults(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into user_skills (user_id, skill_id, from_date, to_date)
     select distinct user_id, skill_id, date '2020-01-01', date '2024-01-01' from
       (select user_id, skill_id from attempts where state = 'finished' order by id limit $1) finished
     -- Some of these people have the skill already.
     on conflict (user_id, skill_id) do update set from_date = excluded.from_date, to_date = excluded.to_date
     returning uuid`,
    [count],
  )
  return rows.map(({ uuid }) => uuid)
}
