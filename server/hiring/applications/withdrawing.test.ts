import { expect, test } from 'vitest'
import {
  applyEndpoint,
  getTimelineEndpoint,
  listApplicationsEndpoint,
  listWithdrawnEndpoint,
  withdrawApplicationEndpoint,
} from '#domain/hiring/applications/applications.contract.ts'
import { getBoardDetailEndpoint, getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { answerInvitationEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { interview, invited } from '../../testing/interviews.ts'
import { makeVacancy } from '../../testing/records.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp()

const withdraw = (card: { uuid: string }, { token }: TestPerson) =>
  site.call(withdrawApplicationEndpoint, { params: { uuid: card.uuid }, token })
const mine = async ({ token }: TestPerson) => (await site.call(listApplicationsEndpoint, { token })).answer.data
const timeline = async (card: { uuid: string }, { token }: TestPerson) =>
  (await site.call(getTimelineEndpoint, { params: { uuid: card.uuid }, token })).answer.data

/** Marks the e-mails about an application as sent, whatever the worker is doing. */
const haveLeft = ({ id }: { id: number }) =>
  site.platform.db.updateTable('outgoing_emails').set({ status: 'sent' }).where('application_id', '=', id).execute()

test('SPEC-62: a withdrawn card leaves board and counts, staff find it, and applying restores it', async () => {
  const { candidate, recruiter, vacancy, card } = await invited(site)
  const staff = { params: { id: vacancy.uuid }, token: recruiter.token }
  const board = async () =>
    (await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: recruiter.token })).answer.data
  const count = async () => (await site.call(getBoardDetailEndpoint, staff)).answer.data.withdrawn
  expect(await count()).toBe(0)

  const { answer } = await withdraw(card, candidate)
  expect(answer).toMatchObject({ success_message: 'applications.withdraw_done', data: { uuid: card.uuid } })
  expect((await withdraw(card, candidate)).answer).toEqual(answer)
  expect((await board()).map(({ total, elements }) => [total, elements.length])).toEqual(Array(6).fill([0, 0]))
  expect(await count()).toBe(1)
  const list = (await site.call(listWithdrawnEndpoint, staff)).answer
  expect(list).toMatchObject({ total: 1, vacancy: { name_job: vacancy.title } })
  expect(list.data).toMatchObject([{ uuid: card.uuid, stage: 'firstInterview', user: { email: candidate.email } }])
  expect((await site.call(listWithdrawnEndpoint, { ...staff, query: { q: 'nadie' } })).answer.data).toEqual([])
  expect(await mine(candidate)).toMatchObject([{ uuid: card.uuid, withdrawn_at: answer.data.withdrawn_at }])

  const again = await site.call(applyEndpoint, { params: { job: vacancy.uuid, user: candidate.uuid }, token: candidate.token })
  expect(again.answer.apply).toBe('new_apply')
  expect((await board())[0]?.elements.map(({ uuid_element }) => uuid_element)).toEqual([card.uuid])
  expect(await count()).toBe(0)
  expect(await mine(candidate)).toMatchObject([{ uuid: card.uuid, withdrawn_at: null, stage: 'apply' }])
  const history = site.platform.db.selectFrom('application_history').select('kind').where('application_id', '=', card.id)
  expect((await history.orderBy('id').execute()).map(({ kind }) => kind)).toEqual(['withdrawn', 'restored'])
})

test('MAIL-03 SPEC-62: withdrawing cancels the interview and drops unsent e-mails about later stages', async () => {
  const { candidate, card, mails } = await invited(site)
  const { db } = site.platform
  await haveLeft(card)
  const [first] = await mails()
  const { id: _id, uuid: _uuid, ...copy } = first!
  await db
    .insertInto('outgoing_emails')
    .values({ ...copy, status: 'queued' })
    .execute()
  await db
    .insertInto('outgoing_emails')
    .values({ ...copy, status: 'queued', stage: 'apply' })
    .execute()
  await withdraw(card, candidate)
  const left = await mails()
  expect(left.map(({ kind, stage }) => [kind, stage])).toEqual([
    ['stage', 'firstInterview'],
    ['stage', 'apply'],
    ['interview_cancelled', null],
  ])
  expect(left.at(-1)?.calendar).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:1\r\n/)
})

test('MAIL-03 SPEC-62: the cancellation says that the candidate withdrew, in their language', async () => {
  for (const [language, words, others] of [
    ['es', 'Te retiraste del proceso', /Cancelamos tu entrevista/],
    ['en', 'You left the process', /interview was canceled/],
  ] as const) {
    const { candidate, card, mails, vacancy } = await invited(site, await site.person({ cv: true, language }))
    await haveLeft(card)
    await withdraw(card, candidate)
    const { subject, html, plain } = (await mails()).at(-1)!
    expect(subject).toBe(`${words}: ${vacancy.title}`)
    for (const part of [html, plain]) {
      expect(part.toLowerCase()).toContain(words.toLowerCase())
      expect(part).not.toMatch(others)
    }
  }
})

test("SPEC-62: a candidate cannot withdraw another's application or one that staff removed", async () => {
  const { candidate, card } = await invited(site)
  const other = await site.person()
  expect((await withdraw(card, other)).status).toBe(404)
  expect((await site.call(getTimelineEndpoint, { params: { uuid: card.uuid }, token: other.token })).status).toBe(404)
  await site.platform.db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', card.id).execute()
  expect((await withdraw(card, candidate)).status).toBe(404)
  expect(await mine(candidate)).toEqual([])
})

test('APP-03 SPEC-13: the timeline has the notifications and acts of the candidate, and nothing internal', async () => {
  const { candidate, recruiter, vacancy, card, write, token } = await invited(site)
  const { db } = site.platform
  const move = (stage: 'secondInterview' | 'makeTest') =>
    db.updateTable('applications').set({ stage }).where('id', '=', card.id).execute()
  await db
    .insertInto('comments')
    .values({ application_id: card.id, author_id: recruiter.id, stage: 'firstInterview', body: 'Solo para el equipo' })
    .execute()
  const next = () => site.passSeconds(60)
  next()
  const body = { token, answer: 'other_time', note: 'El viernes' } as const
  await site.call(answerInvitationEndpoint, { body, headers: ownNetwork() })
  next()
  await write({ interview_data: { ...interview, date: '2199-03-06' } })
  next()
  await move('secondInterview')
  next()
  await move('makeTest')
  await write({ stage: 'makeTest', interview_data: '' })
  next()
  await haveLeft(card)
  await withdraw(card, candidate)
  next()
  await site.call(applyEndpoint, { params: { job: vacancy.uuid, user: candidate.uuid }, token: candidate.token })
  const events = await timeline(card, candidate)
  expect(events.map(({ kind, stage, answer, note }) => [kind, stage, answer ?? note])).toEqual([
    ['invited', 'firstInterview', ''],
    ['answered', 'firstInterview', 'other_time'],
    ['rescheduled', 'firstInterview', ''],
    ['notified', 'makeTest', ''],
    ['cancelled', 'firstInterview', ''],
    ['withdrawn', null, ''],
    ['applied_again', 'apply', ''],
  ])
  expect(events[0]?.interview?.starts_at).toBe('2199-03-04T14:30:00.000Z')
  expect(events[2]?.interview?.starts_at).toBe('2199-03-06T14:30:00.000Z')
  expect(JSON.stringify(events)).not.toMatch(/secondInterview|Solo para el equipo/)
})

test('APP-03 SPEC-18: an application lists open and finished tests; no band before the rating', async () => {
  const { candidate, vacancy } = await invited(site)
  const { db, now } = site.platform
  const skills = await db
    .insertInto('skills')
    .values(['Aa por hacer', 'Bb bloqueada', 'Cc lista', 'Dd por calificar'].map((name) => ({ name, has_test: true })))
    .returning('id')
    .execute()
  await db
    .insertInto('vacancy_skills')
    .values(skills.map(({ id }) => ({ vacancy_id: vacancy.id, skill_id: id })))
    .execute()
  const own = (place: number, about: object) => ({ user_id: candidate.id, skill_id: skills[place]!.id, ...about })
  await db
    .insertInto('user_skills')
    .values([
      own(0, { from_date: '2020-01-01' }),
      own(2, { from_date: '2020-01-01', test_status: 1 }),
      own(3, { from_date: '2020-01-01', test_status: 2 }),
    ])
    .execute()
  const done = {
    language: 'es',
    state: 'finished',
    signals_agreed_at: now(),
    started_at: now(),
    ends_at: now(),
    finished_at: now(),
    window_id: crypto.randomUUID(),
  } as const
  await db
    .insertInto('attempts')
    .values([
      { ...done, user_id: candidate.id, skill_id: skills[2]!.id, points: 85, unrated: 0 },
      { ...done, user_id: candidate.id, skill_id: skills[3]!.id, points: 20, unrated: 3 },
    ])
    .execute()
  const [application] = await mine(candidate)
  expect(application?.tests.map(({ skill, state, band, finished_at }) => [skill, state, band, finished_at !== null])).toEqual([
    ['Aa por hacer', 'take', null, false],
    ['Bb bloqueada', 'blocked', null, false],
    ['Cc lista', 'done', 'S', true],
    ['Dd por calificar', 'waiting_to_evaluate', null, true],
  ])
})

test('APP-03 SPEC-13: sorted by to_do, an application with something to do comes first until it is done', async () => {
  const { candidate, card, token } = await invited(site)
  const later = await makeVacancy(site.platform)
  await site.call(applyEndpoint, { params: { job: later.uuid, user: candidate.uuid }, token: candidate.token })
  const listed = async () =>
    (await site.call(listApplicationsEndpoint, { query: { sort: '-to_do' }, token: candidate.token })).answer.data.map(
      ({ uuid, to_do }) => [uuid === card.uuid, to_do],
    )
  await haveLeft(card)
  expect(await listed()).toEqual([
    [true, true],
    [false, false],
  ])
  await site.call(answerInvitationEndpoint, { body: { token, answer: 'confirmed' }, headers: ownNetwork() })
  expect(await listed()).toEqual([
    [false, false],
    [true, false],
  ])
})
