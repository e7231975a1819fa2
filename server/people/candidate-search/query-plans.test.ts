import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CandidateFilter } from '#domain/people/candidate-search/candidate-search.contract.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { sharedTestApp, type TestApp } from '../../testing/app.ts'
import { addManyRows } from '../../testing/many-rows.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { makeVacancy } from '../../testing/records.ts'
import { readCandidates } from './reads/candidates.ts'
import { readSourceChoices } from './reads/sources.ts'

/**
 * 12,000 people with a common and, every four hundredth, a rare word in their profile, who applied to one of two vacancies. Every tenth lives in
 * Cali and has a word of their own, which is neither rare nor frequent.
 */
async function manyPeople({ platform, person }: TestApp) {
  const { db } = platform
  const staff = await person({ role: 'administrator' })
  const [large, small] = [await makeVacancy(platform), await makeVacancy(platform)]
  // One skill of half the people, and one of sixty.
  await sql`insert into skills (name) values ('Figma'), ('Navision')`.execute(db)
  await addManyRows(db, async (tx) => {
    await sql`
      insert into users (role_id, first_name, last_name, email, password_hash, language, created_at)
      select 2, 'Nombre' || i % 700, 'Apellido' || i, 'p' || i || '@example.com', '', 'es', now() - i * interval '1 hour'
      from generate_series(1, 12000) as i`.execute(tx)
    await sql`
      insert into profiles (user_id, about, state, city)
      select id,
        'contadora ' || case when id % 400 = 0 then 'siigo' else 'excel' end || case when id % 10 = 0 then ' tesorera' else ' calidad' end,
        'Antioquia', case when id % 10 = 0 then 'Cali' else '' end
      from users`.execute(tx)
    await sql`
      insert into person_activity (user_id, last_active_at) select id, now() - id * interval '2 hours' from users
      on conflict (user_id) do update set last_active_at = excluded.last_active_at`.execute(tx)
    // Small documents share a page, so that reading the table costs as much as reading a tenth of it: the planner might choose either.
    await sql`alter table person_search set (fillfactor = 10)`.execute(tx)
    await sql`select write_person_search(array(select id from users), true)`.execute(tx)
    await sql`
      insert into user_skills (user_id, skill_id)
      select users.id, skills.id from users join skills on users.id % case skills.name when 'Figma' then 2 else 200 end = 0
      where skills.name in ('Figma', 'Navision')`.execute(tx)
    await sql`
      insert into applications (vacancy_id, user_id, stage, position)
      select ${large.id}::bigint, id, 'apply', 'a0' from users where id % 200 > 0
      union all select ${small.id}::bigint, id, 'approved', 'a0' from users where id % 200 = 0`.execute(tx)
  })
  for (const table of ['users', 'profiles', 'person_search', 'person_activity', 'applications', 'user_skills'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  const viewer = {
    kind: 'person',
    language: 'es',
    id: staff.id,
    permissions: { users: ['view'] },
    limited: false,
  } as unknown as Viewer
  return { platform, viewer, small, now: platform.now() }
}

const site = sharedTestApp()
let world: Awaited<ReturnType<typeof manyPeople>>
beforeAll(async () => {
  world = await manyPeople(site)
})

test('P6 CVS-03 among 12,000 people no search, filter, order or count reads all of them', async () => {
  const { platform, viewer, small, now } = world
  const plansOf = async (table: string) => {
    const { db, of } = watchPlans(platform, table)
    return (query: object, filter: CandidateFilter = {}) =>
      of(() => readCandidates(db, { viewer, now }, { page: 0, size: 20, q: '', sort: 'relevance', ...query, ...filter }))
  }
  const [people, documents, activity] = [await plansOf('users'), await plansOf('person_search'), await plansOf('person_activity')]
  for (const sort of ['relevance', '-activity', 'activity'])
    expect([sort, await activity({ sort })]).toMatchObject([
      sort,
      { readsAll: false, indexes: expect.arrayContaining(['person_activity_latest']) },
    ])
  for (const sort of ['name', '-name'])
    expect([sort, await people({ sort })]).toMatchObject([
      sort,
      { readsAll: false, indexes: expect.arrayContaining(['users_by_name']) },
    ])
  expect(await documents({ q: 'siigo' })).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['person_search_document']),
  })
  for (const query of [{ q: 'siigo' }, { q: 'contadora' }, { q: 'contadora', sort: 'name' }, { q: 'apellido4711 siigo' }])
    for (const plan of [people, documents, activity])
      expect([query, plan.name, await plan(query)]).toMatchObject([query, plan.name, { readsAll: false }])
  const filters: CandidateFilter[] = [{ vacancy: small.uuid }, { stage: 'approved' }, { stage: 'apply' }, { active: '7' }]
  for (const filter of filters)
    for (const plan of [people, activity]) expect([filter, await plan({}, filter)]).toMatchObject([filter, { readsAll: false }])
})

test('MOV-03 P6 among 12,000 people no filter by owner or source, and no choice of sources, reads all of them', async () => {
  const { platform, viewer, now } = world
  const owner = await site.person({ role: 'administrator' })
  const frequent = await site.person({ role: 'administrator' })
  await sql`
    update users set owner_id = case when id % 300 = 0 then ${owner.id}::bigint else ${frequent.id}::bigint end,
      source_note = case when id % 300 = 0 then 'Feria de empleo' else 'Base  anterior' end
    where role_id = 2`.execute(platform.db)
  await sql`vacuum analyze users`.execute(platform.db)
  const { db, of } = watchPlans(platform, 'users')
  const searched = (filter: CandidateFilter, sort: 'relevance' | 'name') => () =>
    readCandidates(db, { viewer, now }, { page: 0, size: 20, q: '', sort, ...filter })
  for (const sort of ['relevance', 'name'] as const) {
    for (const filter of [{ owner: owner.uuid }, { source: 'import:feria-de-empleo' }])
      expect([filter, sort, await of(searched(filter, sort))]).toMatchObject([filter, sort, { readsAll: false }])
    for (const filter of [{ owner: frequent.uuid }, { source: 'import:base-anterior' }])
      expect([filter, sort, await of(searched(filter, sort))]).toMatchObject([filter, sort, { readsAll: false }])
  }
  expect(await of(searched({ owner: owner.uuid }, 'name'))).toMatchObject({ indexes: expect.arrayContaining(['users_owner']) })
  const fromFair = searched({ source: 'import:feria-de-empleo' }, 'name')
  expect(await of(fromFair)).toMatchObject({ indexes: expect.arrayContaining(['users_source']) })
  const choices = () => readSourceChoices(db, viewer, 'base')
  expect(await of(choices)).toMatchObject({ readsAll: false, indexes: ['users_source'] })
  expect(await choices()).toEqual([
    { kind: 'import', name: 'base-anterior' },
    { kind: 'unknown', name: '' },
  ])
})

test('P26 CVS-03 words of some people and words of a place are found by their indexes', async () => {
  const { platform, viewer, now } = world
  const plansOf = (table: string) => {
    const { db, of } = watchPlans(platform, table)
    return (query: object) =>
      of(() => readCandidates(db, { viewer, now }, { page: 0, size: 20, q: '', sort: 'relevance', ...query }))
  }
  const [people, documents, activity] = [plansOf('users'), plansOf('person_search'), plansOf('person_activity')]
  const cases = [
    { query: { q: 'tesorera' }, index: 'person_search_document' },
    { query: { q: 'tesorera', sort: '-activity' }, index: 'person_search_document' },
    { query: { place: 'cali' }, index: 'person_search_place' },
    { query: { place: 'cali', q: 'tesorera' }, index: 'person_search_place' },
  ]
  for (const { query, index } of cases) {
    expect([query, await documents(query)]).toMatchObject([query, { readsAll: false, indexes: expect.arrayContaining([index]) }])
    for (const plan of [people, activity]) expect([query, await plan(query)]).toMatchObject([query, { readsAll: false }])
  }
  for (const query of [{ q: 'tesorera' }, { place: 'cali' }, { q: 'contadora' }])
    expect([query, await people({ ...query, sort: 'name' })]).toMatchObject([
      query,
      { readsAll: false, indexes: expect.arrayContaining(['users_by_name']) },
    ])
})

test('P26 CVS-03 a word that names a skill and a word that is excluded cause no read of all people', async () => {
  const { platform, viewer, now } = world
  const queries = ['figma', 'navision', 'navision contadora', 'figma tesorera', '-siigo', 'contadora -excel', 'siigo OR tesorera']
  for (const table of ['users', 'person_search', 'person_activity']) {
    const { db, of } = watchPlans(platform, table)
    for (const q of queries)
      for (const sort of ['relevance', 'name'] as const) {
        const plan = await of(() => readCandidates(db, { viewer, now }, { page: 0, size: 20, q, sort }))
        expect([table, q, sort, plan]).toMatchObject([table, q, sort, { readsAll: false }])
      }
  }
})

test('CVS-03 P26 a costly count of candidates stops at 200, and a later page counts to its own end', async () => {
  const { platform, viewer, now } = world
  const read = (q: string, page: number, sort: 'relevance' | 'name' = 'relevance') =>
    readCandidates(platform.db, { viewer, now }, { page, size: 50, q, sort })
  const counts = ({ total, total_capped }: Awaited<ReturnType<typeof read>>) => [total, total_capped]
  expect(counts(await read('siigo', 0))).toEqual([30, false])
  // The index finds the few owners of a skill, who cost nothing to count, and a list without words is counted as any list.
  expect(counts(await read('navision', 0))).toEqual([60, false])
  expect(counts(await read('', 0))).toEqual([1000, true])
  const pages = [0, 1, 2, 3, 4, 23, 24]
  const ofRelevance = await Promise.all(pages.map((page) => read('tesorera', page)))
  const [first, ...later] = ofRelevance.map(counts)
  expect([first, later]).toEqual([
    [200, true],
    [
      [200, true],
      [200, true],
      [200, true],
      [250, true],
      [1200, false],
      [1200, false],
    ],
  ])
  expect(ofRelevance.map(({ rows }) => rows.length)).toEqual([50, 50, 50, 50, 50, 50, 0])
  expect(new Set(ofRelevance.flatMap(({ rows }) => rows.map(({ uuid }) => uuid))).size).toBe(300)
  expect([counts(await read('tesorera', 0, 'name')), counts(await read('tesorera', 4, 'name'))]).toEqual([
    [200, true],
    [250, true],
  ])
})

test('P10 P26 a search reads the index of the documents while many new ones are written', async () => {
  const { platform, viewer, now } = world
  await sql`update person_search set document = document || 'nueva:1B' where user_id % 2 = 0`.execute(platform.db)
  const { db, of } = watchPlans(platform, 'person_search')
  const query = { page: 0, size: 20, q: 'tesorera', sort: 'relevance' } as const
  expect(await of(() => readCandidates(db, { viewer, now }, query))).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['person_search_document']),
  })
})
