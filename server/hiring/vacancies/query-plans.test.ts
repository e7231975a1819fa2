import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vacancyFilter, vacancySorts } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { everyPermission } from '#domain/kernel/permissions.ts'
import { findVacancies } from '../../desk/search/search.reads.ts'
import { nobody, type Viewer } from '../../platform/sessions/viewer.ts'
import { startTestApp } from '../../testing/app.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { makeVacancy } from '../../testing/records.ts'
import { statementsOf } from '../../testing/statements.ts'
import { readDueVacancies } from './closing.reads.ts'
import { readStaffVacancies } from './reads/staff-vacancies.ts'
import { readPublicVacancies } from './vacancies.reads.ts'

async function manyVacancies() {
  const { platform, person } = await startTestApp()
  const { id } = await makeVacancy(platform)
  await sql`
    insert into vacancies (client_id, title, reports_to, openings, city, employment_type, work_mode, priority, language, active, currency_id, salary_mode,
      description_html, description_text, essential_html, knowledge_html, minimum_html, preferred_html, conditions, published_at, closed_at, created_at, closes_on)
    select client_id, 'Cargo' || i % 500 || ' en empresa' || i % 977, '', 1 + i % 9, 'Ciudad' || i % 300,
      case when i % 3 = 0 then 'PartTime' else 'FullTime' end, case when i % 4 = 0 then 'Present' else 'Remote' end,
      case when i % 50 = 0 then 'Urgent' else 'Normal' end, case when i % 2 = 0 then 'es' else 'en' end, i % 5 > 0, currency_id, 'agreed',
      '', 'texto' || i % 800, '', '', '', '', '', now() - i * interval '1 hour', now(), now() - i * interval '1 hour',
      case when i % 10 = 0 then current_date + 1 + i % 300 end
    from vacancies, generate_series(1, 10000) as i where vacancies.id = ${id}`.execute(platform.db)
  const candidate = await person()
  await sql`
    insert into applications (vacancy_id, user_id, stage, position)
    select id, ${candidate.id}::bigint, 'apply', 'a0' from vacancies`.execute(platform.db)
  for (const table of ['vacancies', 'applications']) await sql`vacuum analyze ${sql.table(table)}`.execute(platform.db)
  return platform
}

const staffIndexes = {
  created_at: 'vacancies_by_created',
  name_job: 'vacancies_by_title',
  priority_job: 'vacancies_by_priority',
  type_job: 'vacancies_by_employment_type',
  cant_vacant: 'vacancies_by_openings',
}

test('P6 VAC-01 JOB-01 no list, search, count or closing reads all of 10,000 vacancies', async () => {
  const platform = await manyVacancies()
  const { db, of } = watchPlans(platform, 'vacancies')
  const publicPlans = (filter: object) => of(() => readPublicVacancies(db, vacancyFilter.parse({ language: 'es', ...filter })))
  const along = (index: string) => ({ readsAll: false, sorts: false, indexes: expect.arrayContaining([index]) })
  const newestFirst = along('vacancies_public')
  const inOrder = {
    readsAll: false,
    sorts: false,
    indexes: expect.arrayContaining([expect.stringMatching(/^vacancies_public/)]),
  }
  expect(await publicPlans({})).toEqual(newestFirst)
  expect(await publicPlans({ range: { init: 900, final: 905 } })).toEqual(newestFirst)
  expect(await publicPlans({ language: undefined })).toMatchObject({ ...newestFirst, sorts: true })
  expect(await publicPlans({ type_job: ['PartTime'] })).toEqual(along('vacancies_public_by_type'))
  expect(await publicPlans({ location: ['Present'] })).toEqual(along('vacancies_public_by_mode'))
  expect(await publicPlans({ name_job: 'presencial' })).toEqual(along('vacancies_public_by_mode'))
  expect(await publicPlans({ type_job: ['PartTime'], location: ['Remote'] })).toEqual(inOrder)
  expect(await publicPlans({ name_job: 'cargo' })).toEqual(newestFirst)
  expect(await publicPlans({ name_job: 'cargo123' })).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['vacancies_search_es', 'vacancies_search_en']),
  })
  expect(await publicPlans({ ubication: 'ciudad170' })).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['vacancies_city_es', 'vacancies_city_en']),
  })

  const staffPlans = (query: object) =>
    of(() => readStaffVacancies(db, nobody, { page: 0, size: 10, q: '', sort: '-created_at', ...query }))
  for (const field of vacancySorts)
    for (const sort of [field, `-${field}`]) expect(await staffPlans({ sort })).toEqual(along(staffIndexes[field]))
  const ofApplications = watchPlans(platform, 'applications')
  const staffList = () => readStaffVacancies(ofApplications.db, nobody, { page: 0, size: 10, q: 'cargo', sort: '-created_at' })
  expect(await ofApplications.of(staffList)).toMatchObject({ readsAll: false })
  expect(await staffPlans({ q: 'cargo' })).toMatchObject({ readsAll: false, indexes: ['vacancies_by_created', 'vacancies_pkey'] })
  expect(await staffPlans({ q: 'cargo123' })).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['vacancies_search']),
  })
  const today = calendarDay(new Date(), 'UTC')
  expect(await of(() => readDueVacancies(db, today))).toEqual({
    readsAll: false,
    sorts: false,
    indexes: ['vacancies_by_last_day'],
  })
  expect(await of(() => findVacancies(db, nobody, 'cargo'))).toEqual(along('vacancies_by_created'))
  expect(await of(() => findVacancies(db, nobody, 'cargo123'))).toMatchObject({
    readsAll: false,
    indexes: ['vacancies_by_created', 'vacancies_search'],
  })
})

test('P6 JOB-01 of the rows before a page of the staff list only the ids are read', async () => {
  const { platform } = await startTestApp()
  await makeVacancy(platform)
  await makeVacancy(platform)
  const query = { page: 1, size: 1, q: '', sort: '-created_at' } as const
  const { groups, answer } = await statementsOf(() => readStaffVacancies(platform.db, nobody, query))
  expect(answer.rows).toHaveLength(1)
  const skipping = groups.flat().filter(({ text }) => /\boffset\b/.test(text))
  expect(skipping.map(({ text }) => /\(select (.*?) from/.exec(text)?.[1])).toEqual(['"vacancies"."id"'])
})

test('P6 TEA-01 TEA-02 filters by client, owner and state, mine and a limited role read few of 10,000 vacancies', async () => {
  const platform = await manyVacancies()
  const owner = await platform.db
    .insertInto('users')
    .values({ role_id: 1, first_name: 'Ana', last_name: 'Ríos', email: 'ana@example.com', password_hash: '', language: 'es' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const viewer: Viewer = {
    kind: 'person',
    ...owner,
    sessionId: 0,
    roleId: 1,
    language: 'es',
    permissions: everyPermission,
    limited: false,
  }
  await sql`update vacancies set owner_id = ${owner.id} where id % 500 = 0`.execute(platform.db)
  await sql`insert into vacancy_members (vacancy_id, user_id) select id, ${owner.id} from vacancies where id % 499 = 0`.execute(
    platform.db,
  )
  await sql`update vacancies set active = false, expired = true where id % 400 = 0`.execute(platform.db)
  await sql`update vacancies set published_at = null where not active and id % 300 = 0`.execute(platform.db)
  const { uuid: client } = await makeVacancy(platform).then(({ id }) =>
    platform.db
      .selectFrom('clients')
      .select('uuid')
      .where('id', '=', (from) => from.selectFrom('vacancies').select('client_id').where('vacancies.id', '=', id))
      .executeTakeFirstOrThrow(),
  )
  for (const table of ['vacancies', 'vacancy_members', 'clients'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(platform.db)
  const { db, of } = watchPlans(platform, 'vacancies')
  const plan = (query: object, as: Viewer = viewer) =>
    of(() => readStaffVacancies(db, as, { page: 0, size: 10, q: '', sort: '-created_at', ...query }))
  for (const filter of [
    { client },
    { owner: owner.uuid },
    { owner: 'none' },
    { state: 'active' },
    { state: 'draft' },
    { state: 'closed' },
    { state: 'expired' },
    { mine: true },
  ] as const)
    for (const sort of ['-created_at', 'name_job'])
      expect([filter, sort, await plan({ ...filter, sort })]).toMatchObject([filter, sort, { readsAll: false }])
  const limited = { ...viewer, limited: true }
  expect(await plan({}, limited)).toMatchObject({ readsAll: false })
  expect(await plan({ q: 'cargo' }, limited)).toMatchObject({ readsAll: false })
  expect(await of(() => findVacancies(db, limited, 'cargo'))).toMatchObject({ readsAll: false })
})
