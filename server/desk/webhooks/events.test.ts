import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { moveCardEndpoint, undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { WebhookEvent } from '#domain/kernel/webhook-events.ts'
import { webhookData } from '#domain/kernel/webhook-messages.ts'
import { endAttempt } from '../../assessment/attempts/ending.writes.ts'
import { addPeople } from '../../hiring/applications/adding.writes.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { interview, invited } from '../../testing/interviews.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { deliveriesTo, hireSomebody, makeReceiver } from '../../testing/webhooks.ts'

const site = sharedTestApp({ WORKER: '0' })
const administrator = () => site.person({ role: 'administrator' })
const waiting = (id: number) => deliveriesTo(site, id)

beforeEach(async () => {
  await site.platform.db.deleteFrom('webhook_receivers').execute()
})

test('HOK-01 every event is written with its change, names records by uuid and says nothing else about people', async () => {
  const { id } = await makeReceiver(site)
  const actor = await administrator()
  const viewer = (await findColleague(site.platform.db, actor.id))!
  const vacancy = await makeVacancy(site.platform)
  const person = await site.person({ firstName: 'Olga', lastName: 'Reservada' })
  await addPeople(site.platform, viewer, vacancy.uuid, [person.uuid])
  const { uuid } = await site.platform.db
    .selectFrom('applications')
    .select('uuid')
    .where('vacancy_id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  const { token } = actor
  await site.call(moveCardEndpoint, { token, body: { uuid_element: uuid, name_board: 'makeTest', before: null } })
  await site.call(undoMoveEndpoint, { token, body: { uuid_element: uuid } })
  await site.call(withdrawApplicationEndpoint, { token: person.token, params: { uuid } })
  await hireSomebody(site, actor)
  await finishTest(person.id)
  const rows = await waiting(id)
  expect(rows.map(({ event }) => event)).toEqual([
    'application.created',
    'application.moved',
    'application.moved',
    'application.withdrawn',
    'hire.made',
    'test.finished',
  ])
  expect(rows[1]?.data).toEqual({
    application: uuid,
    vacancy: vacancy.uuid,
    candidate: person.uuid,
    stage: 'makeTest',
    from: 'apply',
  })
  expect(rows[2]?.data).toMatchObject({ stage: 'apply', from: 'makeTest' })
  for (const { event, data } of rows) expect(webhookData[event as WebhookEvent].strict().parse(data)).toEqual(data)
  const text = JSON.stringify(rows)
  for (const personal of ['Olga', 'Reservada', person.email]) expect(text).not.toContain(personal)
})

async function finishTest(userId: number): Promise<void> {
  const { db, now } = site.platform
  const skill = await db
    .insertInto('skills')
    .values({ name: `Webhook ${userId}`, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { signals_agreed_at: now(), started_at: now(), ends_at: now() }
  const attempt = { user_id: userId, skill_id: skill.id, language: 'es' as const, window_id: randomUUID(), ...times }
  const { id } = await db.insertInto('attempts').values(attempt).returning('id').executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => endAttempt(tx, { id, event: 'limit_passed', at: now() }))
}

test('HOK-01 an invitation to an interview is an event with its times, and the same invitation again is none', async () => {
  const { id } = await makeReceiver(site, { events: ['interview.scheduled'] })
  const { card, vacancy, candidate, write } = await invited(site)
  const { uuid } = await site.platform.db
    .selectFrom('interviews')
    .select('uuid')
    .where('application_id', '=', card.id)
    .executeTakeFirstOrThrow()
  await write()
  const [first, ...more] = await waiting(id)
  expect(more).toEqual([])
  expect(webhookData['interview.scheduled'].strict().parse(first?.data)).toEqual(first?.data)
  expect(first?.data).toEqual({
    ...{ application: card.uuid, vacancy: vacancy.uuid, candidate: candidate.uuid, stage: 'firstInterview', interview: uuid },
    ...{ starts_at: '2199-03-04T14:30:00.000Z', ends_at: '2199-03-04T15:15:00.000Z' },
  })
  await write({ interview_data: { ...interview, to: '10:30' } })
  expect((await waiting(id)).at(-1)?.data).toMatchObject({ interview: uuid, ends_at: '2199-03-04T15:30:00.000Z' })
})

test('HOK-01 a change that is rolled back leaves no event', async () => {
  const { id } = await makeReceiver(site)
  const actor = await administrator()
  const vacancy = await makeVacancy(site.platform)
  const { uuid } = await makeApplication(site.platform, vacancy.id, (await site.person()).id)
  const stale = { uuid_element: uuid, name_board: 'makeTest', before: null, version: 99 }
  expect((await site.call(moveCardEndpoint, { token: actor.token, body: stale })).status).toBe(409)
  expect(await waiting(id)).toEqual([])
})
