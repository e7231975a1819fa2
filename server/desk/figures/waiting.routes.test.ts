import { expect, test } from 'vitest'
import { mostInStage } from '#domain/desk/figures/pictures.rules.ts'
import { getWaitingFiguresEndpoint } from '#domain/desk/figures/waiting.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { countAllChanges } from './counting.writes.ts'
import { readWaiting } from './waiting.reads.ts'

const site = sharedTestApp({ WORKER: '0' })
const viewing = [{ module: 'candidates', item: 'view' }] as const

/** A person who came to their stage and was last notified so many days ago. */
async function aWaitingPerson(vacancy: { id: number }, { days, notified }: { days: number; notified: number }) {
  const { db, now } = site.platform
  const before = (count: number) => new Date(now().getTime() - count * dayMs)
  const card = await makeApplication(site.platform, vacancy.id, (await site.person()).id)
  await db
    .updateTable('applications')
    .set({ stage_changed_at: before(days), notified_at: before(notified) })
    .where('id', '=', card.id)
    .execute()
  return card
}

test('PIC-01 people in process are counted by the days in their stage, and by news that are overdue', async () => {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const overdue = limits.awaitingNewsDays + 1
  await aWaitingPerson(vacancy, { days: 0.5, notified: 0 })
  await aWaitingPerson(vacancy, { days: 20.2, notified: overdue })
  await aWaitingPerson(vacancy, { days: 20.8, notified: 1 })
  const removed = await aWaitingPerson(vacancy, { days: 90, notified: overdue })
  await db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', removed.id).execute()
  await db
    .insertInto('application_history')
    .values({ application_id: removed.id, kind: 'removed', actor_id: null, at: new Date() })
    .execute()
  await countAllChanges(site.platform)
  const { token } = await site.person({ role: viewing })
  const read = async (query: object, as = token) => site.call(getWaitingFiguresEndpoint, { token: as, query })
  const { term, stages } = (await read({ vacancy: vacancy.uuid })).answer.data
  expect(term).toBe(limits.awaitingNewsDays)
  expect(stages.map(({ stage, people, shown }) => [stage, people, shown])).toEqual([
    ['apply', 3, 3],
    ['makeTest', 0, 0],
    ['firstInterview', 0, 0],
    ['secondInterview', 0, 0],
    ['approved', 0, 0],
  ])
  expect(stages[0]?.days).toEqual([
    { days: 0, count: 1, late: 0 },
    { days: 20, count: 2, late: 1 },
  ])
  expect((await read({ vacancy: vacancy.uuid, from: '2020-01', to: '2020-02' })).answer.data.stages[0]?.people).toBe(0)
})

test('PIC-01 TEA-02 a colleague whose role is limited reads the days of their own vacancies alone', async () => {
  const [own, other] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  for (const vacancy of [own, other]) await aWaitingPerson(vacancy, { days: 3, notified: 0 })
  await countAllChanges(site.platform)
  const limited = await site.person({ role: viewing, limited: true })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: own.id, user_id: limited.id }).execute()
  const read = (query: object) => site.call(getWaitingFiguresEndpoint, { token: limited.token, query })
  expect((await read({})).answer.data.stages[0]).toMatchObject({ people: 1, shown: 1 })
  expect((await read({ vacancy: other.uuid })).status).toBe(404)
})

test('PIC-01 P6 of many people in one stage no more are read than the picture shows', async () => {
  const { db, now } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const { id } = await aWaitingPerson(vacancy, { days: 1, notified: 0 })
  await countAllChanges(site.platform)
  const run = await db.selectFrom('figure_runs').selectAll().where('application_id', '=', id).executeTakeFirstOrThrow()
  const { id: _, ...columns } = run
  const more = Array.from({ length: mostInStage + 200 }, (_, number) => ({ ...columns, number: number + 1 }))
  await db.insertInto('figure_runs').values(more).execute()
  const month = now().toISOString().slice(0, 7)
  const scope = { from: month, to: month, vacancies: null, isOwnOnly: false }
  const { stages } = await readWaiting(site.platform, scope)
  expect(stages[0]?.shown).toBe(mostInStage)
  await db.deleteFrom('figure_runs').where('application_id', '=', id).where('number', '>', 0).execute()
})
