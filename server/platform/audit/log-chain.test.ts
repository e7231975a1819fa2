import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { eraseAtOnce } from '../../people/users/erasure.writes.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { audit } from './audit.ts'
import { chainLogs, removeOldReads } from './log-chain.ts'
import { verifyLogs } from './verify-log.ts'

const site = sharedTestApp({ WORKER: '0' })
const db = () => site.platform.db

/** Both logs begin anew before each test, because a fault stays. */
beforeEach(async () => {
  for (const table of ['log_links', 'log_queue', 'audit_log', 'read_log'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  const start = { removed_position: 0, removed_hash: '', last_position: 0, last_hash: '' }
  await db().updateTable('log_anchors').set(start).execute()
})

/** Writes three rows of the audit and chains them. Returns their ids. */
async function chainThree(): Promise<number[]> {
  const { now } = site.platform
  for (const name of ['Uno', 'Dos', 'Tres'])
    await db()
      .transaction()
      .execute((tx) => audit(tx, null, { action: 'client.added', subjectType: 'client', subjectId: 1, detail: { name } }, now()))
  await chainLogs(db())
  const rows = await db().selectFrom('audit_log').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function noteReads(days: readonly number[]): Promise<{ actor: number; person: number }> {
  const [actor, person] = [await site.person({ role: 'administrator' }), await site.person({ firstName: 'Olga' })]
  const now = site.platform.now().getTime()
  for (const ago of days)
    await db()
      .insertInto('read_log')
      .values({ actor_id: actor.id, what: 'person', person_id: person.id, at: new Date(now - ago * 24 * 3_600_000) })
      .execute()
  return { actor: actor.id, person: person.id }
}

const auditState = async () => (await verifyLogs(db()))[0]
const readState = async () => (await verifyLogs(db()))[1]

test('AUD-02 untouched logs are intact, and rows that are not chained yet are counted', async () => {
  await chainThree()
  expect(await auditState()).toMatchObject({ fault: null, rows: 3, waiting: 0, from: expect.any(Date), to: expect.any(Date) })
  await noteReads([0])
  expect(await readState()).toMatchObject({ fault: null, rows: 0, waiting: 1 })
  await chainLogs(db())
  expect(await readState()).toMatchObject({ fault: null, rows: 1, waiting: 0 })
})

test.each([
  ['its detail', { detail: JSON.stringify({ name: 'Otro' }) }],
  ['its time', { at: new Date(0) }],
  ['its action', { action: 'client.deleted' }],
])('AUD-02 a row is named when somebody changed %s', async (_, change) => {
  const [, second] = await chainThree()
  await db().updateTable('audit_log').set(change).where('id', '=', second!).execute()
  expect((await auditState())?.fault).toBe(`audit_log: row ${second} was changed`)
})

test('AUD-02 a row that was removed before it was chained is named, also after the next ones are chained', async () => {
  const [, , last = 0] = await chainThree()
  const { now } = site.platform
  const write = (name: string) =>
    db()
      .transaction()
      .execute((tx) => audit(tx, null, { action: 'client.added', subjectType: 'client', subjectId: 1, detail: { name } }, now()))
  await write('Cuatro')
  const newest = db().selectFrom('audit_log').select('id').where('id', '>', last)
  const { id } = await newest.executeTakeFirstOrThrow()
  await db().deleteFrom('audit_log').where('id', '=', id).execute()
  expect((await auditState())?.fault).toBe(`audit_log: row ${id} was removed before it was chained`)
  await write('Cinco')
  await chainLogs(db())
  expect((await auditState())?.fault).toBe(`audit_log: row ${id} was removed`)
})

test('AUD-02 the first of several faults is named', async () => {
  const [first, second, third] = await chainThree()
  await db().deleteFrom('audit_log').where('id', '=', third!).execute()
  await db().deleteFrom('audit_log').where('id', '=', second!).execute()
  expect((await auditState())?.fault).toBe(`audit_log: row ${second} was removed`)
  await db().deleteFrom('audit_log').where('id', '=', first!).execute()
  expect((await auditState())?.fault).toBe(`audit_log: row ${first} was removed`)
})

test('AUD-02 a row that was removed with its link is named by its neighbours, and the last ones too', async () => {
  const [first, second, third] = await chainThree()
  const remove = async (id: number) => {
    await db().deleteFrom('audit_log').where('id', '=', id).execute()
    await db().deleteFrom('log_links').where('row_id', '=', id).execute()
  }
  await remove(third!)
  expect((await auditState())?.fault).toBe(`audit_log: the rows after ${second} were removed, with their links`)
  await remove(first!)
  expect((await auditState())?.fault).toBe(`audit_log: a row between the beginning and ${second} was removed, with its link`)
})

test('AUD-02 a row that was written past the triggers is named', async () => {
  await chainThree()
  await db().insertInto('audit_log').values({ action: 'client.added', subject_type: 'client', at: new Date() }).execute()
  await db().deleteFrom('log_queue').execute()
  expect((await auditState())?.fault).toMatch(/^audit_log: row \d+ was added beside the chain$/)
})

test('AUD-01 AUD-02 the removal of old reads leaves a chain that is intact and goes on', async () => {
  await noteReads([limits.readLog.keptDays + 2, limits.readLog.keptDays + 1, 3])
  await chainLogs(db())
  await removeOldReads(site.platform)
  expect(await readState()).toMatchObject({ fault: null, rows: 1 })
  await noteReads([0])
  await chainLogs(db())
  expect(await readState()).toMatchObject({ fault: null, rows: 2 })
  await removeOldReads({ ...site.platform, now: () => new Date(Date.now() + 2 * limits.readLog.keptDays * 24 * 3_600_000) })
  expect(await readState()).toMatchObject({ fault: null, rows: 0 })
  await noteReads([0])
  await chainLogs(db())
  expect(await readState()).toMatchObject({ fault: null, rows: 1 })
})

test('AUD-02 SPEC-54 an erasure leaves both chains intact', async () => {
  const { person } = await noteReads([0])
  await db()
    .transaction()
    .execute((tx) =>
      audit(tx, { id: person }, { action: 'user.left', subjectType: 'user', subjectId: person }, site.platform.now()),
    )
  await chainLogs(db())
  await db()
    .transaction()
    .execute((tx) => eraseAtOnce(tx, site.platform, person, site.platform.now()))
  await chainLogs(db())
  expect(await verifyLogs(db())).toMatchObject([
    { fault: null, waiting: 0 },
    { fault: null, rows: 1, waiting: 0 },
  ])
})

test('AUD-02 more rows than one transaction chains are chained in one run', async () => {
  const row = { action: 'client.added', subject_type: 'client', at: new Date() }
  await db()
    .insertInto('audit_log')
    .values(Array.from({ length: 1001 }, () => row))
    .execute()
  await chainLogs(db())
  expect(await auditState()).toMatchObject({ fault: null, rows: 1001, waiting: 0 })
})
