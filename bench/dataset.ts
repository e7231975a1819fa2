import { createHash } from 'node:crypto'
import type pg from 'pg'
import { limits } from '#domain/kernel/limits.ts'
import { growAgency, growCvs, growNamed, ownVacancies, peopleOfText } from './agency-dataset.ts'
import { type Caller, callers, tokenOf } from './callers.ts'
import { scaled } from './size.ts'
import { addTakers, growTests } from './tests-dataset.ts'

/** The number of rows of each kind; the seed is always the same. */
export interface Size {
  readonly vacancies: number
  readonly users: number
  readonly applications: number
  readonly attempts: number
}

const cities = [
  'Bogotá',
  'Medellín',
  'Cali',
  'Barranquilla',
  'Cartagena',
  'Quito',
  'Lima',
  'Santiago',
  'Ciudad de México',
  'Buenos Aires',
]
const trades = [
  'Desarrollador',
  'Diseñadora',
  'Analista',
  'Contador',
  'Ingeniera',
  'Auxiliar',
  'Coordinador',
  'Vendedora',
  'Técnico',
  'Gerente',
]
const fields = [
  'contable',
  'gráfica',
  'comercial',
  'de sistemas',
  'de logística',
  'de mercadeo',
  'administrativo',
  'de datos',
  'clínica',
  'industrial',
]
const words = [
  'equipo',
  'proyecto',
  'cliente',
  'servicio',
  'calidad',
  'proceso',
  'herramienta',
  'objetivo',
  'entrega',
  'soporte',
  'reporte',
  'mejora',
  'crecimiento',
  'aprendizaje',
  'operación',
  'región',
  'gestión',
  'diseño',
  'control',
  'producto',
]

const firstNames = [
  'María',
  'Juan',
  'Luz',
  'Carlos',
  'Ana',
  'Jorge',
  'Paola',
  'Andrés',
  'Diana',
  'Felipe',
  'Laura',
  'Camilo',
  'Sofía',
]
const lastNames = [
  'Gómez',
  'Rodríguez',
  'López',
  'Martínez',
  'Ñáñez',
  'Pérez',
  'Castro',
  'Rojas',
  'Díaz',
  'Moreno',
  'Vargas',
  'Quintero',
]

/** A pseudo-random number from n, so that the properties of a vacancy are independent. */
const chance = (property: string) => `(hashtext('${property}' || n) & 2147483647)`
const pick = (list: readonly string[], by: string) =>
  `(array[${list.map((text) => `'${text}'`).join(',')}])[1 + ((${by}) % ${list.length})]`

/** Grows the data to a size; existing rows stay, so that sizes can be measured one after the other. */
export async function grow(pool: pg.Pool, size: Size): Promise<void> {
  const client = await pool.connect()
  try {
    const run = (text: string, values: unknown[] = []) => client.query({ text, values, query_timeout: 900_000 } as never)
    await run('set statement_timeout = 0')
    await run('set synchronous_commit = off')
    await run(
      `insert into clients (name, location) select 'Cliente ' || n, 'Bogotá' from generate_series(1, 50) n where not exists (select from clients)`,
    )
    await run(
      `insert into skills (name) select 'Habilidad ' || n from generate_series(1, 20) n where not exists (select from skills)`,
    )
    await run(
      `insert into clients (name, location) select 'Cliente medido', 'Bogotá' where not exists (select from clients where name = 'Cliente medido')`,
    )
    await growNamed(run)
    // The triggers of people and applications would write row by row what growAgency writes at once.
    await run('set session_replication_role = replica')
    await growCvs(run, size.users)
    await run(
      `insert into users (role_id, first_name, last_name, email, password_hash, language, cv_file_id, added_by, added_at, consent_due_at, created_at)
       select 2, ${pick(firstNames, chance('first name'))}, ${pick(lastNames, chance('last name'))} || ' ' || ${pick(lastNames, chance('other name'))},
         'persona' || n || '@bench.test', '-', 'es', files.id, case when n % 50 = 0 then 1 end, case when n % 50 = 0 then now() end,
         case when n % 50 = 0 then now() + interval '20 days' end, now() - make_interval(mins => n::integer)
       from generate_series((select count(*) from users where email like '%@bench.test') + 1, $1) n
       join files on files.storage_key = 'cv/bench-' || (n - 1) / $2::integer || '.pdf' order by n`,
      [size.users, peopleOfText],
    )
    await run('set session_replication_role = default')
    const description = Array.from({ length: 40 }, (_, index) => pick(words, chance(`word ${index}`))).join(` || ' ' || `)
    await run(
      `insert into vacancies (client_id, owner_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id, salary_mode, salary_min,
         description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at)
       select case when n <= $2 then (select id from clients where name = 'Cliente medido') else 1 + n % 50 end,
         case when n <= $2 then (select id from users where email = 'member1@calls.test' and deleted_at is null)
           else (select id from users where email = 'recruiter' || 1 + n % $3 || '@calls.test' and deleted_at is null) end, ${pick(trades, chance('trade'))} || ' ' || ${pick(fields, chance('field'))} || ' ' || n, 'Gerencia', 1 + n % 5, ${pick(cities, chance('city'))},
         case when ${chance('type')} % 3 = 0 then 'PartTime' else 'FullTime' end, case when ${chance('mode')} % 2 = 0 then 'Remote' else 'Present' end,
         case when ${chance('priority')} % 50 = 0 then 'Urgent' else 'Normal' end, case when ${chance('language')} % 4 = 0 then 'en' else 'es' end, ${chance('active')} % 10 > 0, 1, 'single', 1000000 + n,
         '<p>' || d || '</p>', d, '<p>' || d || '</p>', '<p>' || d || '</p>', '<p>' || d || '</p>', '<p>' || d || '</p>', '', now() - make_interval(secs => n * 60)
       from (select n, ${description} as d from generate_series((select count(*) from vacancies) + 1, $1) n) made`,
      [size.vacancies, ownVacancies, callers.recruiters],
    )
    await run(
      `insert into vacancy_skills select v.id, 1 + (v.id + k) % 20 from vacancies v, generate_series(0, 2) k on conflict do nothing`,
    )
    await run('set session_replication_role = replica')
    await run(
      `insert into applications (vacancy_id, user_id, stage, position, applied_at, source_kind, source_name, rejection_reason_id)
       select vacancy, 1000 + n % ($3::int - 1000), stage, 'a' || lpad(to_hex(n), 8, '0') || 'V',
         now() - make_interval(days => (vacancy % 1000)::integer, mins => (n % 1440)::integer),
         kind, case kind when 'link' then 'boletín' when 'referrer' then 'empleo' || n % 7 || '.example' else '' end,
         case when stage = 'reject' and n % 5 > 0 then (select min(id) from rejection_reasons) + n % 12 end
       from (
         select n, 1 + (n * 7919) % $2 as vacancy, (array['apply','makeTest','firstInterview','secondInterview','approved','reject'])[1 + n % 6] as stage,
           (array['direct','link','referrer','staff'])[1 + n % 4] as kind
         from generate_series((select count(*) from applications) + 1, $1) n where $2 > 0
       ) numbered on conflict do nothing`,
      [size.applications, size.vacancies, size.users],
    )
    await run('set session_replication_role = default')
    await run(
      `insert into contact_messages (full_name, email, phone, message)
       select 'Persona ' || n, 'mensaje' || n || '@bench.test', '', ${pick(words, chance('message'))} from generate_series((select count(*) from contact_messages) + 1, $1) n`,
      [size.vacancies],
    )
    await run(
      `insert into audit_log (actor_id, action, subject_type, subject_id, at)
       select 1, 'vacancy.changed', 'vacancy', 1 + n % 1000, now() - make_interval(secs => n) from generate_series((select count(*) from audit_log) + 1, $1) n`,
      [size.applications],
    )
    await run('set session_replication_role = replica')
    await growTests(run, size)
    await growAgency(run as never)
    await run('set session_replication_role = default')
    await run('vacuum analyze')
  } finally {
    client.release(true)
  }
}

/** The boards of the benchmark, by their number of cards. */
export interface Boards {
  readonly large: number
  readonly small: number
  /** A vacancy with the most applicants that their table shows. */
  readonly widest: number
}

/** Adds staff callers: administrators, colleagues of a role of the company's own, and members whose role is limited to their vacancies. */
export async function addStaff(pool: pg.Pool): Promise<void> {
  await prepared(pool, async (run) => {
    await addPeople(run, 'recruiter', 1, null, callers.recruiters)
    for (const kind of ['colleague', 'member'] as const) {
      const role = await run(`insert into roles (name, description, limited) select $1, $1, $2 returning id`, [
        `Bench ${kind}`,
        kind === 'member',
      ])
      await run(
        `insert into role_permissions (role_id, module_id, item) select $1, modules.id, item from modules, unnest(array['view', 'change']) item`,
        [role.rows[0]!.id],
      )
      await addPeople(run, kind, role.rows[0]!.id, null, 1)
    }
  })
}

/** The usual callers, and the cards of the boards. */
const usual = { candidates: callers.candidates, large: scaled(5000), small: scaled(500), widest: scaled(limits.exportedRows) }

/** Adds candidate callers with a CV and tests to take, and the boards. A test adds fewer of each. */
export async function addCallers(pool: pg.Pool, size = usual): Promise<Boards> {
  return prepared(pool, async (run) => {
    const file = await run(
      `insert into files (storage_key, original_name, media_type, bytes, sha256, purpose) values ('cv/bench.pdf', 'cv.pdf', 'application/pdf', 1, '0', 'cv') returning id`,
    )
    await addPeople(run, 'candidate', 2, file.rows[0]!.id, size.candidates)
    const boards = {
      large: await addBoard(run, size.large),
      small: await addBoard(run, size.small),
      widest: await addBoard(run, size.widest),
    }
    await addTakers(run)
    return boards
  })
}

type Run = (text: string, values?: unknown[]) => Promise<{ rows: { id: number }[] }>

async function prepared<Made>(pool: pg.Pool, make: (run: Run) => Promise<Made>): Promise<Made> {
  const client = await pool.connect()
  try {
    const run: Run = (text, values = []) => client.query({ text, values, query_timeout: 900_000 } as never) as never
    await run('set statement_timeout = 0')
    const made = await make(run)
    await run('vacuum analyze')
    // Otherwise the database would write the loaded data during a measurement.
    await run('checkpoint')
    return made
  } finally {
    client.release(true)
  }
}

/** Lets the database vacuum and write its earlier work. */
export async function settle(pool: pg.Pool): Promise<void> {
  await prepared(pool, async () => {})
}

/** Adds people with a session each, whose access token is derived from their number. */
async function addPeople(run: Run, kind: Caller, roleId: number, cv: number | null, count: number): Promise<void> {
  await run(
    `insert into users (role_id, first_name, last_name, email, password_hash, language, cv_file_id)
     select $1, 'Persona', 'Llamada ' || n, $2::text || n || '@calls.test', '-', 'es', $3 from generate_series(1, $4) n order by n`,
    [roleId, kind, cv, count],
  )
  const like = [`${kind}%@calls.test`]
  await run(`insert into sessions (user_id, network_hash) select id, 'bench' from users where email like $1 order by id`, like)
  const sessions = await run(
    `select s.id, substring(u.email from '\\d+')::integer as number from sessions s join users u on u.id = s.user_id where u.email like $1`,
    like,
  )
  const rows = sessions.rows as unknown as { id: number; number: number }[]
  const hashes = rows.map(({ number }) => createHash('sha256').update(tokenOf(kind, number)).digest())
  await run(
    `insert into access_tokens (token_hash, session_id, expires_at) select h, s, now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as t(h, s)`,
    [hashes, rows.map(({ id }) => id)],
  )
}

async function addBoard(run: Run, cards: number): Promise<number> {
  const board = await run(
    `insert into vacancies (client_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id, salary_mode,
       description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at)
     values (1, 'Tablero', 'Gerencia', 5, 'Bogotá', 'FullTime', 'Remote', 'Normal', 'es', true, 1, 'agreed', '<p>x</p>', 'x', '', '', '', '', '', now() - interval '1 year') returning id`,
  )
  const id = board.rows[0]!.id
  await run(
    `insert into applications (vacancy_id, user_id, stage, position)
     select $1, id, 'apply', 'a' || lpad(to_hex(row_number() over (order by id)), 8, '0') || 'V' from users where email like 'candidate%@calls.test' order by id limit $2`,
    [id, cards],
  )
  return id
}
