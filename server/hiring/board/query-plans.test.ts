import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everyPermission } from '#domain/kernel/permissions.ts'
import { stages } from '#domain/kernel/stages.ts'
import { readWaiting } from '../../desk/dashboard/dashboard.reads.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { startTestApp } from '../../testing/app.ts'
import { addManyRows } from '../../testing/many-rows.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { makeVacancy } from '../../testing/records.ts'
import { readApplicants, readSources } from '../vacancies/applicants.reads.ts'
import { readBoardDetail, readCards, readColumnCounts } from './board.reads.ts'

/** A vacancy of 2,000 people among 6,000, of whom few are deleted. */
async function largeBoard() {
  const { platform, person } = await startTestApp()
  const { id, uuid } = await makeVacancy(platform)
  const administrator = await person({ role: 'administrator' })
  await addManyRows(platform.db, async (tx) => {
    await sql`
      insert into users (role_id, first_name, last_name, email, password_hash, language, deleted_at)
      select 2, 'Persona', 'Número ' || n, 'persona' || n || '@example.com', '', 'es', case when n % 500 = 0 then now() end
      from generate_series(1, 6000) n`.execute(tx)
    await sql`
      insert into applications (vacancy_id, user_id, stage, position, applied_at)
      select ${id}::bigint, id, (array['apply', 'makeTest', 'reject'])[1 + id % 3], 'a' || lpad(to_hex(id), 8, '0') || 'V', now() - id * interval '1 minute'
      from users where email like 'persona%@example.com' order by id limit 2000`.execute(tx)
  })
  for (const table of ['users', 'applications']) await sql`vacuum analyze ${sql.table(table)}`.execute(platform.db)
  const viewer = {
    kind: 'person',
    language: 'es',
    id: administrator.id,
    roleId: administratorRole,
    permissions: everyPermission,
    limited: false,
  } as Person
  /** A colleague who may not see all people, and therefore not those of others who have not consented. */
  const colleague = { ...viewer, permissions: { ...everyPermission, users: [] } } as Person
  return { platform, viewer, colleague, vacancy: { id, uuid } }
}

test('P6 BRD-01 JOB-04 head, counts, sources and pages of 2,000 applicants do not read all people', async () => {
  const { platform, viewer, vacancy } = await largeBoard()
  const people = watchPlans(platform, 'users')
  const question = { viewer, vacancyId: vacancy.id, stages, search: '' }
  const query = { page: 0, size: 20, q: '', source: '', answers: '', step: '', sort: '-created_at' } as const
  const few = { readsAll: false, sorts: false, indexes: ['users_deleted'] }
  expect(await people.of(() => readColumnCounts(people.db, question))).toEqual(few)
  expect(await people.of(() => readBoardDetail(people.db, viewer, vacancy.uuid))).toMatchObject({ readsAll: false })
  expect(await people.of(() => readSources(people.db, viewer, vacancy.id))).toMatchObject({
    readsAll: false,
    indexes: ['users_deleted'],
  })
  expect(await people.of(() => readApplicants(people.db, viewer, vacancy.id, query))).toMatchObject({
    readsAll: false,
    sorts: false,
  })
  const applications = watchPlans(platform, 'applications')
  expect(await applications.of(() => readApplicants(applications.db, viewer, vacancy.id, query))).toMatchObject({
    sorts: false,
    indexes: expect.arrayContaining(['applications_by_date']),
  })
})

test('P6 BRD-01 SPEC-80 counts and cards for a colleague who may not see all people do not read them all', async () => {
  const { platform, colleague: viewer, vacancy } = await largeBoard()
  const people = watchPlans(platform, 'users')
  const question = { viewer, vacancyId: vacancy.id, stages, search: '' }
  expect(await people.of(() => readColumnCounts(people.db, question))).toMatchObject({ readsAll: false })
  expect(await people.of(() => readCards(people.db, question, 30))).toMatchObject({ readsAll: false })
  expect(await people.of(() => readBoardDetail(people.db, viewer, vacancy.uuid))).toMatchObject({ readsAll: false })
  expect(await people.of(() => readSources(people.db, viewer, vacancy.id))).toMatchObject({ readsAll: false })
})

test('P6 EML-03 the mark of replies that wait does not read all replies, whether few or all of them wait', async () => {
  const { platform, viewer, vacancy } = await largeBoard()
  await sql`
    insert into replies (user_id, application_id, received_at, from_address, subject, body, message_id, uid_validity, uid, settled_at)
    select user_id, id, now(), '', '', '', '<' || id || '.' || n || '@example.com>', n, id, case when n > 1 or id % 50 > 0 then now() end
    from applications, generate_series(1, 10) n`.execute(platform.db)
  await sql`vacuum analyze replies`.execute(platform.db)
  const replies = watchPlans(platform, 'replies')
  const read = () => readCards(replies.db, { viewer, vacancyId: vacancy.id, stages, search: '' }, 30)
  expect(await replies.of(read)).toMatchObject({ readsAll: false, indexes: ['replies_unsettled'] })
  expect(new Set((await read()).map((card) => card.reply_waits))).toEqual(new Set([true, false]))
  await sql`update replies set settled_at = null`.execute(platform.db)
  await sql`vacuum analyze replies`.execute(platform.db)
  expect(await replies.of(read)).toMatchObject({ readsAll: false, indexes: ['replies_of_application'] })
})

test('P6 SPEC-64 what waits among 2,000 applications is counted by the indexes of applications alone', async () => {
  const { platform, viewer, colleague } = await largeBoard()
  const people = watchPlans(platform, 'users')
  const waiting = (scoped: Person) => () =>
    readWaiting(people.db, { viewer: scoped, scoped }, ['unopened', 'unnotified', 'people'], platform.now())
  expect(await people.of(waiting(viewer))).toMatchObject({ readsAll: false, indexes: ['users_deleted'] })
  expect(await people.of(waiting(colleague))).toMatchObject({ readsAll: false })
})
