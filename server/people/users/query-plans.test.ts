import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everyPermission } from '#domain/kernel/permissions.ts'
import { readSkills } from '../../assessment/skills/skills.reads.ts'
import { readCounts, readWaiting } from '../../desk/dashboard/dashboard.reads.ts'
import { findPeople } from '../../desk/search/search.reads.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { startTestApp } from '../../testing/app.ts'
import { addManyRows } from '../../testing/many-rows.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { makeVacancy } from '../../testing/records.ts'
import { readUnconfirmed } from '../accounts/unconfirmed.reads.ts'
import { readTags } from '../tags/tags.reads.ts'
import { readUsers, readUsersWithSkills } from './users-list.reads.ts'

/** A viewer with every permission. */
const everywhere: Person = {
  kind: 'person',
  id: 1,
  uuid: '',
  sessionId: 0,
  roleId: 1,
  language: 'es',
  permissions: everyPermission,
  limited: false,
}

/**
 * 12,000 people, of whom few have not consented: all have a common skill and a common tag, and few have a rare one of each; 90 % applied
 * somewhere, 60 people to the returned vacancy; colleagues opened most applications.
 */
async function manyPeople() {
  const { platform } = await startTestApp()
  const { db } = platform
  const [vacancy, other] = [await makeVacancy(platform), await makeVacancy(platform)]
  const skill = async (name: string) =>
    db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
  const [common, rare] = [await skill('Común'), await skill('Rara')]
  await addManyRows(db, async (tx) => {
    await sql`
      insert into users (role_id, first_name, last_name, email, password_hash, language, hired, created_at, added_at, consent_due_at)
      select 2, 'Nombre' || i % 700, 'Apellido' || i, 'p' || (i * 7919) % 100000 || '.' || i || '@example.com', '', 'es', i % 500 = 0, now() - i * interval '1 hour',
        case when i % 500 = 1 then now() end, case when i % 500 = 1 then now() + interval '30 days' end
      from generate_series(1, 12000) as i`.execute(tx)
  })
  await sql`insert into user_skills (user_id, skill_id) select id, ${common.id}::bigint from users`.execute(db)
  await sql`insert into user_skills (user_id, skill_id) select id, ${rare.id}::bigint from users where id % 400 = 0`.execute(db)
  const tag = async (name: string) => db.insertInto('tags').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
  const tags = { common: await tag('Común'), rare: await tag('Rara') }
  await sql`insert into person_tags (user_id, tag_id) select id, ${tags.common.id}::bigint from users`.execute(db)
  await sql`insert into person_tags (user_id, tag_id) select id, ${tags.rare.id}::bigint from users where id % 400 = 0`.execute(
    db,
  )
  await addManyRows(db, async (tx) => {
    await sql`
      insert into applications (vacancy_id, user_id, stage, position, opened_at)
      select ${other.id}::bigint, id, 'apply', 'a0', case when id % 20 > 0 then now() end from users where id % 10 > 0
      union all select ${vacancy.id}::bigint, id, 'apply', 'a0', null from users where id % 200 = 0`.execute(tx)
    await sql`
      insert into profiles (user_id, personal_phone)
      select id, '+57 3' || lpad(id::text, 9, '0') from users where email like 'p%@example.com'`.execute(tx)
  })
  for (const table of ['users', 'profiles', 'user_skills', 'applications', 'tags', 'person_tags'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return { platform, vacancy, common, rare, tags }
}

test('P6 REG-09 USR-01 USR-02 among 12,000 people no list, filter, search or count reads them all', async () => {
  const { platform, vacancy, common, rare, tags } = await manyPeople()
  const { db, of } = watchPlans(platform, 'users')
  const plan = (query: object, filter: object = {}) =>
    of(() => readUsers(db, everywhere, { page: 0, size: 20, q: '', sort: '-created_at', ...query }, filter))
  const along = (index: string) => ({ readsAll: false, sorts: false, indexes: expect.arrayContaining([index]) })
  const indexes = { fullname: 'users_by_name', email: 'users_by_email', created_at: 'users_by_created' } as const
  for (const [field, index] of Object.entries(indexes))
    for (const sort of [field, `-${field}`]) expect([sort, await plan({ sort })]).toEqual([sort, along(index)])
  for (const filter of [{ skill: common.uuid }, { tag: tags.common.uuid }, { userType: 2 }])
    expect([filter, await plan({ sort: 'fullname' }, filter)]).toEqual([filter, along('users_by_name')])
  for (const filter of [
    { skill: rare.uuid },
    { tag: tags.rare.uuid },
    { job: vacancy.uuid },
    { userType: 1 },
    { userType: 3 },
    { userType: 4 },
  ])
    expect([filter, await plan({ sort: 'fullname' }, filter)]).toMatchObject([filter, { readsAll: false }])
  await sql`update users set owner_id = case when id % 300 = 0 then 1 else 2 end where role_id = 2`.execute(platform.db)
  await sql`vacuum analyze users`.execute(platform.db)
  const owners = await platform.db.selectFrom('users').select('uuid').where('id', 'in', [1, 2]).orderBy('id').execute()
  const [few, most] = owners.map(({ uuid: owner }) => ({ owner }))
  for (const sort of ['fullname', '-created_at'])
    expect([sort, await plan({ sort }, most)]).toMatchObject([sort, { readsAll: false, sorts: false }])
  expect(await plan({ sort: 'fullname' }, few)).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['users_owner']),
  })
  const ofApplications = watchPlans(platform, 'applications')
  const newest = { page: 0, size: 20, q: '', sort: '-created_at' } as const
  for (const filter of [{}, { userType: 2 as const }]) {
    const list = () => readUsers(ofApplications.db, everywhere, newest, filter)
    expect([filter, await ofApplications.of(list)]).toMatchObject([filter, { readsAll: false }])
  }
  // An index that begins with another column would be searched once for each of its values.
  const list = () => readUsers(ofApplications.db, everywhere, newest, {})
  expect(await ofApplications.of(list)).toMatchObject({ indexes: ['applications_of_user'] })
  expect(await ofApplications.withRows(list)).toEqual([])
  const waiting = () => readWaiting(ofApplications.db, { viewer: everywhere, scoped: everywhere }, ['unopened'], new Date())
  expect(await ofApplications.of(waiting)).toMatchObject({ indexes: ['applications_unopened'] })
  expect(await ofApplications.withRows(waiting)).toEqual([])
  expect(await plan({ q: 'apellido4711' }, { skill: common.uuid })).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['users_search']),
  })
  expect(await of(() => findPeople(db, everywhere, 'nombre'))).toEqual(along('users_by_created'))
  expect(await of(() => findPeople(db, everywhere, 'apellido4711'))).toMatchObject({
    readsAll: false,
    indexes: ['users_by_created', 'users_search'],
  })
  expect(await plan({ q: '+57 300 000 4711' })).toMatchObject({ readsAll: false })
  await sql`update users set confirm_due_at = now() where id % 400 = 0`.execute(platform.db)
  expect(await of(() => readUnconfirmed(db, new Date(), 1000))).toMatchObject({ readsAll: false, indexes: ['users_unconfirmed'] })
  const ofPhones = watchPlans(platform, 'profiles')
  expect(await ofPhones.of(() => findPeople(ofPhones.db, everywhere, '+57 300 000 4711'))).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['profiles_phone_digits']),
  })
  const ofSkills = watchPlans(platform, 'user_skills')
  const catalogue = { page: 0, size: 20, q: '', sort: 'name' } as const
  expect(await ofSkills.of(() => readSkills(ofSkills.db, catalogue, { language: 'es', alsoInactive: true }))).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['user_skills_skill']),
  })
  const ofTags = watchPlans(platform, 'person_tags')
  expect(await ofTags.of(() => readTags(ofTags.db, everywhere, catalogue))).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['person_tags_tag']),
  })
  const printed = { page: 3, size: 50, q: '', sort: 'fullname', language: 'es' } as const
  // The page uses the index of names; the capped count uses the smaller index of open accounts.
  expect(await of(() => readUsersWithSkills(db, everywhere, printed))).toMatchObject({
    readsAll: false,
    indexes: expect.arrayContaining(['users_by_name']),
  })
})

test('P6 TEA-02 among 12,000 people no list, search or count of a limited role reads them all', async () => {
  const { platform, vacancy } = await manyPeople()
  const { db, of } = watchPlans(platform, 'users')
  const limited: Person = { ...everywhere, roleId: 4, limited: true }
  await platform.db.updateTable('vacancies').set({ owner_id: limited.id }).where('id', '=', vacancy.id).execute()
  const list = (query: object) =>
    of(() => readUsers(db, limited, { page: 0, size: 20, q: '', sort: '-created_at', ...query }, {}))
  expect(await list({})).toMatchObject({ readsAll: false })
  expect(await list({ q: 'nombre' })).toMatchObject({ readsAll: false })
  expect(await of(() => findPeople(db, limited, 'nombre'))).toMatchObject({ readsAll: false })
  expect(await of(() => readCounts(db, limited, ['candidates', 'users'], 'es'))).toMatchObject({ readsAll: false })
})
