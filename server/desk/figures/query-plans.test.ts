import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { listFigurePeopleEndpoint } from '#domain/desk/figures/figures.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { startTestApp } from '../../testing/app.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { makeVacancy } from '../../testing/records.ts'
import { countAllChanges } from './counting.writes.ts'
import { readCounts, readFigurePeople, readFirstMonth } from './figures.reads.ts'
import { readChoices } from './scope.reads.ts'
import { readWaiting } from './waiting.reads.ts'

/** 12,000 applications over three years to 400 vacancies; few are hired, and few come from one link. */
async function manyApplications() {
  const { platform, person } = await startTestApp({ env: { WORKER: '0' } })
  const { db } = platform
  const first = await makeVacancy(platform)
  for (let count = 1; count < 400; count += 1) await makeVacancy(platform)
  const reason = await db
    .insertInto('rejection_reasons')
    .values({ name: 'Rara' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const skill = await db.insertInto('skills').values({ name: 'Rara' }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
  await db.insertInto('vacancy_skills').values({ vacancy_id: first.id, skill_id: skill.id }).execute()
  await sql`
    insert into users (role_id, first_name, last_name, email, password_hash, language, hired)
    select 2, 'Nombre', 'Apellido' || i, 'p' || i || '@example.com', '', 'es', i % 300 = 0 from generate_series(1, 12000) as i`.execute(
    db,
  )
  await sql`
    insert into applications (vacancy_id, user_id, stage, position, applied_at, source_kind, source_name, rejection_reason_id)
    select ${first.id}::bigint + row_number() over () % 400, id, 'apply', 'a0', timestamptz '2026-12-31' - id % 1000 * interval '1 day',
      'link', case when id % 200 = 0 then 'raro' else 'linkedin' end, case when id % 500 = 7 then ${reason.id}::bigint end
    from users where email like 'p%@example.com' and last_name like 'Apellido%'`.execute(db)
  await sql`
    insert into application_history (application_id, kind, to_stage, at)
    select id, 'applied', 'apply', applied_at from applications`.execute(db)
  await sql`
    insert into application_history (application_id, kind, to_stage, at)
    select applications.id, 'moved', case when users.hired then 'approved' when applications.id % 10 < 5 then 'reject' else 'makeTest' end,
      applied_at + interval '3 days'
    from applications join users on users.id = user_id where users.hired or applications.id % 10 < 6`.execute(db)
  await sql`
    insert into application_history (application_id, kind, to_stage, at)
    select applications.id, 'hired', 'approved', applied_at + interval '5 days'
    from applications join users on users.id = user_id where users.hired`.execute(db)
  await countAllChanges(platform)
  for (const table of ['figure_runs', 'figure_cells', 'applications', 'users', 'vacancies'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  const viewer = {
    ...(await person({ role: 'administrator' })),
    kind: 'person',
    language: 'es',
    permissions: {},
    limited: false,
  } as unknown as Person
  return { platform, viewer, first, reason, skill }
}

test('P6 REP-02 among 12,000 applications no figure and no list behind one reads them all', { timeout: 120_000 }, async () => {
  const { platform, viewer, first, reason, skill } = await manyApplications()
  const { timeZone } = platform.config
  const year = { from: '2026-01', to: '2026-12', isOwnOnly: false }
  const all = { ...year, vacancies: null }
  const one = { ...year, vacancies: sql`(select vacancies.id from vacancies where vacancies.id = ${first.id})` }
  const some = { ...year, vacancies: sql`(select vacancies.id from vacancies where vacancies.id % 40 = 0)` }
  const cells = watchPlans(platform, 'figure_cells')
  for (const scope of [all, one, some])
    for (const read of [readCounts, readFirstMonth])
      expect([read.name, await cells.of(() => read(cells.db, scope))]).toMatchObject([read.name, { readsAll: false }])

  const runs = watchPlans(platform, 'figure_runs')
  const figures = [
    'reached:apply',
    'reached:makeTest',
    'reached:hired',
    'outcome:rejected',
    'outcome:hired',
    'lost:makeTest',
    'lost:apply:rejected:none',
    `lost:apply:rejected:${reason.uuid}`,
    'stayed:apply',
    'staying:apply',
    'staying:makeTest',
    'source:link:linkedin',
    'source:link:raro',
    'source_interviewed:link:raro',
    'source_hired:link:raro',
    `asked:${skill.uuid}`,
    `passed:${skill.uuid}`,
    `reason:${reason.uuid}`,
    'reason:none',
    'applied_in:2026-03',
    'hired_in:2026-03',
    'rejected_in:2026-03',
  ]
  for (const scope of [all, one])
    for (const figure of figures) {
      const query = { figure, page: 0, size: 20, q: '', sort: '-applied_at' } as QueryOf<typeof listFigurePeopleEndpoint>
      const plan = await runs.of(() => readFigurePeople(runs.db, viewer, scope, query, timeZone))
      expect([figure, plan]).toMatchObject([figure, { readsAll: false }])
    }

  for (const scope of [all, one])
    expect(await runs.of(() => readWaiting({ ...platform, db: runs.db }, scope))).toMatchObject({ readsAll: false })

  // Few of the people are staff, and only staff own vacancies.
  const people = watchPlans(platform, 'users')
  expect(await people.of(() => readChoices(people.db, viewer, undefined))).toMatchObject({ readsAll: false })
})
