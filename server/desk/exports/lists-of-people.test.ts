import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { exportedRows } from '../../testing/exported.ts'
import { writeProfile } from '../../testing/pool.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

test('OUT-01 a row of a waiting list has the phone and the tags of its person', async () => {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const person = await site.person({ firstName: 'Datada', lastName: 'Llamable' })
  await makeApplication(site.platform, vacancy.id, person.id)
  await writeProfile(site, person, { personal_phone: '300 555 0199' })
  const tag = await db.insertInto('tags').values({ name: 'Datada hoy' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('person_tags').values({ user_id: person.id, tag_id: tag.id }).execute()
  const { rows } = await exportedRows(site, 'waitingPeople', staff, { query: { waiting: 'unopened', q: 'datada' } })
  expect(rows.map((row) => row.slice(-3))).toEqual([['300 555 0199', 'Datada hoy', '']])
})

test('OUT-01 TEA-02 SPEC-77 an export has only people whom its reader may see', async () => {
  const { db } = site.platform
  const role = [
    { module: 'users', item: 'view' },
    { module: 'candidates', item: 'view' },
  ] as const
  const [limited, colleague] = [await site.person({ role, limited: true }), await site.person({ role })]
  const [inside, outside, unasked] = await Promise.all(
    [1, 2, 3].map((number) => site.person({ firstName: 'Alcanzada', lastName: `Número ${number}` })),
  )
  const own = await makeVacancy(site.platform, { owner_id: limited.id })
  const foreign = await makeVacancy(site.platform)
  await makeApplication(site.platform, own.id, inside!.id)
  await makeApplication(site.platform, foreign.id, outside!.id)
  await makeApplication(site.platform, foreign.id, unasked!.id)
  await db
    .updateTable('users')
    .set({ added_by: staff.id, added_at: new Date(), consent_due_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', unasked!.id)
    .execute()
  const seen = async (reader: TestPerson) => {
    const query = { q: 'alcanzada' }
    const waiting = await exportedRows(site, 'waitingPeople', reader, { query: { ...query, waiting: 'unopened' } })
    return [(await exportedRows(site, 'candidates', reader, { query: { ...query, sort: 'name' } })).names, waiting.names]
  }
  const [first, second, third] = [1, 2, 3].map((number) => `Alcanzada Número ${number}`)
  expect(await seen(staff)).toEqual([
    [first, second, third],
    [first, second, third],
  ])
  const { header, rows } = await exportedRows(site, 'candidates', staff, { query: { q: 'alcanzada', sort: 'name' } })
  expect(rows.map((row) => row[header.indexOf('Consentimiento')])).toEqual(['Dado', 'Dado', 'Pendiente'])
  expect(await seen(colleague)).toEqual([
    [first, second, third],
    [first, second, third],
  ])
  expect(await seen(limited)).toEqual([[first], [first]])
})

test('OUT-01 an export by relevance has everybody, also beyond those whose relevance is compared', async () => {
  await sql`
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select 2, 'Relevante', 'Número ' || number, 'relevante.' || number || '@example.com', 'none', 'es'
    from generate_series(1, 1010) as number`.execute(site.platform.db)
  const { rows } = await exportedRows(site, 'candidates', staff, { query: { q: 'relevante', sort: 'relevance' } })
  expect([rows.length, new Set(rows.map(([name]) => name)).size]).toEqual([1010, 1010])
})
