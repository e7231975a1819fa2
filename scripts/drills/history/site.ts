import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashToken, newToken } from '../../../server/platform/sessions/tokens.ts'

export interface Candidate {
  readonly uuid: string
  readonly token: string
  /** The uuids of their skills, each of which has a test. Those who may be merged take none. */
  readonly skills: readonly string[]
}

export interface Site {
  readonly staff: readonly string[]
  readonly candidates: readonly Candidate[]
  /** Pairs of people who may be merged. */
  readonly twins: readonly (readonly [Candidate, Candidate])[]
  readonly vacancies: readonly string[]
  readonly cards: readonly { readonly uuid: string; readonly vacancy: string }[]
}

export interface Size {
  readonly candidates: number
  readonly vacancies: number
  readonly skills: number
}

/** Clients who work at the same time, each as a colleague and as candidates. */
export const clients = 16
const cardsOfVacancy = 12
const questionsOfSkill = 12

/** Fills a migrated database: colleagues, candidates with CV, skills and sessions, vacancies with cards, tests. */
export async function fillSite(pool: pg.Pool, size: Size): Promise<Site> {
  const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[]
  const cvs = await rows<{ id: number }>(
    `insert into files (storage_key, original_name, media_type, bytes, sha256, purpose)
     select 'cv/drill-' || n || '.pdf', 'cv.pdf', 'application/pdf', 9, '00', 'cv' from generate_series(1, $1::int) n returning id`,
    [size.candidates],
  )
  const makePeople = async (kind: string, role: number, count: number) => {
    const people = await rows<{ id: number; uuid: string }>(
      `insert into users (role_id, first_name, last_name, email, password_hash, language, cv_file_id, email_verified_at)
       select $1, 'Persona', $2 || ' ' || n, $2 || n || '@drill.test', 'nobody logs in', 'es', ($3::bigint[])[n], now()
       from generate_series(1, $4::int) n returning id, uuid`,
      [role, kind, role === 1 ? [] : cvs.map(({ id }) => id), count],
    )
    const tokens = people.map(() => newToken())
    await rows(
      `with made as (insert into sessions (user_id, network_hash) select unnest($1::bigint[]), 'drill' returning id, user_id)
       insert into access_tokens (token_hash, session_id, expires_at)
       select given.hash, made.id, now() + interval '1 hour' from made
       join unnest($1::bigint[], $2::bytea[]) as given(user_id, hash) using (user_id)`,
      [people.map(({ id }) => id), tokens.map(hashToken)],
    )
    return people.map((person, index) => ({ ...person, token: tokens[index]! }))
  }
  const staff = await makePeople('colega', 1, clients)
  const candidates = await makePeople('candidata', 2, size.candidates)
  await makeTests(rows, size.skills)
  const own = await rows<{ user_id: string; uuid: string }>(
    `insert into user_skills (user_id, skill_id, from_date, to_date)
     select person, skills.id, '2020-01-01', '2024-01-01' from unnest($1::bigint[]) person, skills where skills.has_test
     returning user_id, uuid`,
    [candidates.map(({ id }) => id)],
  )
  const skillsOf = Map.groupBy(own, ({ user_id }) => String(user_id))
  const people = candidates.map(({ id, uuid, token }) => ({
    uuid,
    token,
    skills: (skillsOf.get(String(id)) ?? []).map((row) => row.uuid),
  }))
  const vacancies = await rows<{ id: number; uuid: string }>(
    `with client as (insert into clients (name, location) values ('Cliente', 'Bogotá') returning id)
     insert into vacancies (client_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id,
       salary_mode, description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at)
     select client.id, 'Vacante ' || n, 'Gerencia', 1, 'Bogotá', 'FullTime', 'Remote', 'Normal', 'es', true,
       (select id from currencies where code = 'COP'), 'agreed', '<p>Texto</p>', 'Texto', '', '', '', '', '', now()
     from client, generate_series(1, $1::int) n returning id, uuid`,
    [size.vacancies],
  )
  const first = candidates.slice(0, cardsOfVacancy).map(({ id }) => id)
  const cards = await rows<{ uuid: string; vacancy: string }>(
    `with made as (
       insert into applications (vacancy_id, user_id, stage, position)
       select vacancy, given.person, 'apply', 'a' || (given.place - 1) % 10 || case when given.place > 10 then 'V' else '' end
       from unnest($1::bigint[]) vacancy, unnest($2::bigint[]) with ordinality as given(person, place) returning uuid, vacancy_id
     ) select made.uuid, vacancies.uuid as vacancy from made join vacancies on vacancies.id = made.vacancy_id`,
    [vacancies.map(({ id }) => id), first],
  )
  // Without it each table counts as empty, and the plans for that are slow ones.
  await rows('analyze')
  // The last tenth may be merged; they take no tests, because a running one forbids a merge.
  const twinsFrom = Math.floor(people.length * 0.9)
  const paired = people.slice(twinsFrom).map((person) => ({ ...person, skills: [] }))
  return {
    staff: staff.map(({ token }) => token),
    candidates: [...people.slice(0, twinsFrom), ...paired],
    twins: Array.from({ length: Math.floor(paired.length / 2) }, (_, at) => [paired[at * 2]!, paired[at * 2 + 1]!] as const),
    vacancies: vacancies.map(({ uuid }) => uuid),
    cards,
  }
}

async function makeTests(rows: (text: string, values?: unknown[]) => Promise<unknown>, skills: number): Promise<void> {
  const mark = randomUUID().slice(0, 8)
  await rows(`insert into skills (name, has_test) select 'Prueba ' || $1 || ' ' || n, true from generate_series(1, $2::int) n`, [
    mark,
    skills,
  ])
  await rows(
    `with made as (
       insert into questions (text, type, language, ready)
       select 'Pregunta ' || n || ' de ' || skills.id, 'select', 'es', true from skills, generate_series(1, $1::int) n
       where has_test returning id, text
     ), placed as (
       insert into question_skills (question_id, skill_id) select id, split_part(text, ' de ', 2)::bigint from made
     )
     insert into answers (question_id, text, correct) select id, 'Opción ' || n, n = 1 from made, generate_series(1, 4) n`,
    [questionsOfSkill],
  )
}
