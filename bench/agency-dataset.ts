import type pg from 'pg'
import { cvText } from './cv-texts.ts'

type Run = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** People who share a CV, so that the time to read its words stays bounded. Each has a search document of their own. */
export const peopleOfText = 50
export const tagCount = 60
const reasonCount = 12
/** The first vacancies, as many at every size: of the client and the owner whose figures are measured, and of the limited colleague. */
export const ownVacancies = 40
const searchesOfColleague = 10

const notices = { most: 2000, ofVacancies: 50 }

/** Adds the CVs of people up to a number, before the people. */
export async function growCvs(run: Run, people: number): Promise<void> {
  const { rows } = await run(`select count(*)::integer as count from files where storage_key like 'cv/bench-%'`)
  const numbers = Array.from({ length: Math.ceil(people / peopleOfText) }, (_, at) => at).slice(Number(rows[0]!.count))
  for (let at = 0; at < numbers.length; at += 1000) {
    const some = numbers.slice(at, at + 1000)
    const texts = some.map(cvText)
    await run(
      `with made as (
         insert into files (storage_key, original_name, media_type, bytes, sha256, purpose)
         select 'cv/bench-' || n || '.pdf', 'cv.pdf', 'application/pdf', 1, n::text, 'cv' from unnest($1::integer[]) n returning id, sha256
       )
       insert into file_texts (file_id, state, text, language, read_at)
       select made.id, 'read', texts.text, texts.language, now()
       from made join unnest($1::integer[], $2::text[], $3::text[]) as texts (n, text, language) on texts.n::text = made.sha256`,
      [some, texts.map(({ text }) => text), texts.map(({ language }) => language)],
    )
  }
}

/** Adds the lists that people and applications refer to. */
export async function growNamed(run: Run): Promise<void> {
  await run(`insert into tags (name) select 'Etiqueta ' || n from generate_series(1, $1) n where not exists (select from tags)`, [
    tagCount,
  ])
  await run(
    `insert into rejection_reasons (name) select 'Motivo ' || n from generate_series(1, $1) n where not exists (select from rejection_reasons)`,
    [reasonCount],
  )
}

/**
 * Adds what an agency knows about people and vacancies: profiles, tags, notes, teams, notices, history and figures. Triggers are off while
 * the rows are loaded, so this also writes what they would: the documents of the search, last activity, and the counts of figures.
 */
export async function growAgency(run: Run): Promise<void> {
  await growProfiles(run)
  await growSearch(run)
  await growTeams(run)
  await growHistory(run)
  await growFigures(run)
}

/** People of the benchmark without a profile, with their number. */
const newcomers = `
  select users.id, substring(users.email from '\\d+')::integer as n from users
  where users.email like 'persona%@bench.test' and not exists (select from profiles where profiles.user_id = users.id)`

async function growProfiles(run: Run): Promise<void> {
  await run(`create temporary table newcomers as ${newcomers}`)
  await run('analyze newcomers')
  await run(
    `insert into profiles (user_id, personal_phone, date_of_birth, city, state, country, about)
     select id, '+57 3' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), date '1970-01-01' + n % 12000,
       (array['Bogotá','Medellín','Cali','Barranquilla','Cartagena','Bucaramanga','Pereira','Manizales','Quito','Lima'])[1 + (n * 7) % 10],
       'Departamento ' || n % 32, 'CO', 'Perfil número ' || n || ' con interés en ' || (array['ventas','contabilidad','sistemas','salud'])[1 + n % 4]
     from newcomers`,
  )
  await run(
    `insert into work_experience (user_id, title, company, location, website, from_date, description)
     select id, (array['Auxiliar','Analista','Gerente','Coordinadora'])[1 + n % 4], 'Empresa ' || n % 5000, 'Colombia', '', '2019-01-01', '' from newcomers`,
  )
  await run(
    `insert into user_skills (user_id, skill_id, from_date, to_date)
     select newcomers.id, skills.id, '2020-01-01', '2024-01-01' from newcomers join skills on (newcomers.n + skills.id) % 40 < 1 + newcomers.n % 2`,
  )
  await run(
    `insert into person_tags (user_id, tag_id, added_at)
     select newcomers.id, (select min(id) from tags) + k * k, now() from newcomers
     cross join lateral (select (hashtext('tag ' || n) & 2147483647) % 64 as chance) as drawn
     cross join lateral (select floor(sqrt(chance))::integer as k) as squared where k * k < $1 - 1 and chance % 3 > 0
     union all select id, (select max(id) from tags), now() from newcomers where n in (600, 1200, 1800)`,
    [tagCount],
  )
  await run(
    `insert into person_notes (user_id, author_id, body)
     select id, 1, 'Llamé y quedamos en hablar la próxima semana.' from newcomers where n % 10 = 0`,
  )
  await run(
    `insert into person_activity (user_id, last_active_at)
     select id, case when n % 20 > 0 then now() - make_interval(mins => (n::bigint * 104729 % 1500000)::integer) end from newcomers`,
  )
  await run(
    `insert into probable_duplicates (older_id, newer_id, by_phone, by_birth, by_cv)
     select one.id, other.id, one.n % 3 = 0, one.n % 3 = 1, one.n % 3 = 2 from newcomers one join newcomers other on other.n = one.n + 1
     where one.n % 20 = 0 and one.id < other.id`,
  )
}

/** Writes the documents of the newcomers as write_person_search would, but reads the words of each CV once for all who share it. */
async function growSearch(run: Run): Promise<void> {
  await withoutIndexes(run, 'person_search', async () => {
    await run(
      `with cvs as materialized (
         select file_id, weighted_words(text, 'C') as words from file_texts
         where file_id in (select cv_file_id from users where id in (select id from newcomers))
       )
       insert into person_search (user_id, document)
       select users.id, cvs.words || weighted_words(first_name || ' ' || last_name || ' ' || email, 'A')
         || setweight(to_tsvector('cantera_plain', about || ' ' || title || ' ' || company), 'B')
         || setweight(to_tsvector('cantera_plain', lower(city || ' ' || state || ' ' || country)), 'D')
       from newcomers join users using (id) join profiles on profiles.user_id = users.id
       join work_experience work on work.user_id = users.id join cvs on cvs.file_id = users.cv_file_id`,
    )
  })
  await run('drop table newcomers')
}

async function growTeams(run: Run): Promise<void> {
  await run(
    `insert into vacancy_members (vacancy_id, user_id, added_by)
     select vacancies.id, staff.id, 1 from vacancies join (
       select id, row_number() over (order by id) as place, count(*) over () as people from users where email like 'recruiter%@calls.test'
     ) as staff on staff.place - 1 in (vacancies.id % staff.people, (vacancies.id + 7) % staff.people)
     where not exists (select from vacancy_members where vacancy_members.vacancy_id = vacancies.id)`,
  )
  await run(
    `insert into vacancy_members (vacancy_id, user_id, added_by)
     select vacancies.id, users.id, 1 from vacancies, users where users.email like 'colleague%@calls.test' and vacancies.id <= $1
     on conflict do nothing`,
    [ownVacancies],
  )
  await run(
    `insert into staff_notices (user_id, kind, vacancy_id, since, at, read_at)
     select staff.id, 'application', vacancies.id, at - interval '1000 days', at, case when vacancies.id % 5 > 0 then at end
     from (select id from users where email ~ '^(recruiter|member)1@calls.test') as staff
     cross join lateral (select id, now() - make_interval(mins => id::integer) as at from vacancies where id % $1 = 1 limit $2) as vacancies
     on conflict do nothing`,
    [notices.ofVacancies, notices.most],
  )
  await run(
    `insert into saved_searches (user_id, name, query)
     select users.id, 'Búsqueda ' || n, jsonb_build_object('q', (array['contable','Siigo','cliente','ventas','developer'])[1 + n % 5])
     from users, generate_series(1, $1) n where users.email = 'recruiter1@calls.test' and not exists (select from saved_searches)`,
    [searchesOfColleague],
  )
}

async function growHistory(run: Run): Promise<void> {
  await run(
    `insert into application_history (application_id, actor_id, kind, from_stage, to_stage, at)
     select one.id, step.actor, step.kind, step.from_stage, step.to_stage, step.at
     from applications one cross join lateral (values
       (user_id, 'applied', null, 'apply', applied_at),
       (1, 'moved', 'apply', nullif(stage, 'apply'), applied_at + interval '3 days')
     ) as step (actor, kind, from_stage, to_stage, at)
     where step.to_stage is not null and one.id > (select coalesce(max(application_id), 0) from application_history)
     order by one.id`,
  )
}

/** Counts as countsOf does, but only every tenth vacancy and those of the measured client: the counts of all of them would take minutes to load. */
async function growFigures(run: Run): Promise<void> {
  const { rows } = await run('select coalesce(max(application_id), 0)::integer as last from figure_runs')
  const last = rows[0]!.last
  await withoutIndexes(run, 'figure_runs', () =>
    run(
      `insert into figure_runs (application_id, number, vacancy_id, applied_at, applied_month, hired_month, rejected_month, furthest, outcome,
         days_to_hire, days_in_stage, staying_in, source_kind, source_name, reason_id, asked, taken, passed)
       select id, 0, vacancy_id, applied_at, month, case when outcome = 'hired' then month end, case when outcome = 'rejected' then month end,
         case when outcome = 'hired' then 5 else furthest end, outcome, case when outcome = 'hired' then (20 + id % 40)::integer end,
         array(select case when at < furthest then (id * (at + 1) % 30)::integer end from generate_series(0, 4) at),
         case when outcome = 'open' then stage end, source_kind, source_name, case when outcome = 'rejected' then rejection_reason_id end,
         asked, case when id % 3 = 0 then asked[1:1] else '{}' end, case when id % 6 = 0 then asked[1:1] else '{}' end
       from (
         select applications.*, to_char(applied_at at time zone 'America/Bogota', 'YYYY-MM') as month,
           case when stage = 'reject' then (id % 4)::integer else array_position(array['apply','makeTest','firstInterview','secondInterview','approved'], stage) - 1 end as furthest,
           case when stage = 'reject' then 'rejected' when stage = 'approved' and id % 4 = 0 then 'hired' else 'open' end as outcome,
           array(select 1 + ((vacancy_id + k) % 20)::integer from generate_series(0, 2) k) as asked
         from applications where id > $1
       ) as judged`,
      [last],
    ),
  )
  await run(
    `create temporary table counted as
     select vacancy_id, one.month, one.figure, count(*)::integer as count from figure_runs runs
     cross join lateral (
       select applied_month as month, unnest(
         (array['apply','makeTest','firstInterview','secondInterview','approved','hired'])[1:furthest + 1]) as key, 'reached:' as kind
       union all select applied_month, unnest(asked)::text, 'asked:'
       union all select applied_month, unnest(taken)::text, 'taken:'
       union all select applied_month, unnest(passed)::text, 'passed:'
       union all select applied_month, stage || ':' || days, 'days_in:'
         from unnest(array['apply','makeTest','firstInterview','secondInterview','approved'], days_in_stage) as stays (stage, days) where days is not null
       union all select month, key, kind from (values
         (applied_month, outcome, 'outcome:'),
         (applied_month, source_kind || case source_name when '' then '' else ':' || source_name end, 'source:'),
         (applied_month, staying_in, 'staying:'),
         (applied_month, days_to_hire::text, 'days_to_hire:'),
         (applied_month, case when outcome = 'rejected' then coalesce(reason_id::text, 'none') end, 'reason:'),
         (hired_month, hired_month, 'hired_in:'),
         (rejected_month, rejected_month, 'rejected_in:')
       ) as facts (month, key, kind) where key is not null
     ) as named cross join lateral (select named.month, named.kind || named.key as figure) as one
     where application_id > $1 and (vacancy_id % 10 = 1 or vacancy_id <= $2)
     group by 1, 2, 3`,
    [last, ownVacancies],
  )
  for (const counts of ['select * from counted', 'select 0, month, figure, sum(count)::integer from counted group by 2, 3'])
    await run(
      `insert into figure_cells (vacancy_id, month, figure, count) ${counts}
       on conflict on constraint figure_cells_pkey do update set count = figure_cells.count + excluded.count`,
    )
  await run('drop table counted')
}

/** Loads rows into a table without its indexes, and builds them again, which is much faster. Unique indexes stay. */
async function withoutIndexes(run: Run, table: string, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await run(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await run(`drop index ${String(name)}`)
  await load()
  for (const { definition } of rows) await run(String(definition))
}

/** The ids of records that the measured requests of staff name. */
export interface AgencyRecords {
  readonly skill: string
  readonly tags: { readonly frequent: string; readonly rare: string }
  readonly vacancy: string
  readonly client: string
  readonly owner: string
  readonly person: string
  readonly pair: readonly [string, string]
}

export async function readAgencyRecords(pool: pg.Pool): Promise<AgencyRecords> {
  const uuid = async (query: string) => (await pool.query<{ uuid: string }>(`${query} limit 1`)).rows[0]!.uuid
  const pair = await pool.query<{ older: string; newer: string }>(
    `select older.uuid as older, newer.uuid as newer from probable_duplicates
     join users older on older.id = older_id join users newer on newer.id = newer_id order by probable_duplicates.id limit 1`,
  )
  return {
    skill: await uuid('select uuid from skills order by id'),
    tags: {
      frequent: await uuid('select uuid from tags order by (select count(*) from person_tags where tag_id = tags.id) desc'),
      rare: await uuid('select uuid from tags order by id desc'),
    },
    vacancy: await uuid('select uuid from vacancies where id = 11'),
    client: await uuid(`select uuid from clients where name = 'Cliente medido'`),
    owner: await uuid(`select uuid from users where email = 'member1@calls.test'`),
    person: await uuid(`select uuid from users where email = 'persona777@bench.test'`),
    pair: [pair.rows[0]!.older, pair.rows[0]!.newer],
  }
}
