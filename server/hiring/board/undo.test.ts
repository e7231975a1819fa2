import { beforeAll, expect, test } from 'vitest'
import { getTimelineEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, moveCardEndpoint, removeCardEndpoint, undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp({ MAIL_HOLD_SECONDS: '60' })
let [recruiter, colleague] = [] as unknown as [TestPerson, TestPerson]
beforeAll(async () => {
  recruiter = await site.person({ role: 'administrator' })
  colleague = await site.person({ role: 'administrator' })
}, 60_000)

const template = { subject: 's', title: 't', message: '<p>m</p>' }
const interview = { date: '2199-03-04', from: '09:30', to: '10:15', sender: 'Equipo', time_zone: 'America/Bogota' }

/** A board with three cards in its first column, and functions that act on the second. */
async function board(person: Parameters<typeof site.person>[0] = {}) {
  const { platform } = site
  const vacancy = await makeVacancy(platform)
  const candidates = [await site.person(), await site.person(person), await site.person()]
  const cards = []
  for (const [index, { id }] of candidates.entries())
    cards.push(await makeApplication(platform, vacancy.id, id, 'apply', `a${index}`))
  const [{ id, uuid }, { token, email }] = [cards[1]!, candidates[1]!]
  const columns = async () => {
    const { data } = (await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: recruiter.token })).answer
    return Object.fromEntries(data.map(({ name_board, elements }) => [name_board, elements]))
  }
  const card = async () => {
    const found = Object.values(await columns())
      .flat()
      .find(({ uuid_element }) => uuid_element === uuid)
    if (!found) throw new Error('no card')
    return found
  }
  const move = async (name_board: Stage, { token } = recruiter) =>
    (await site.call(moveCardEndpoint, { body: { uuid_element: uuid, name_board, version: (await card()).version }, token }))
      .answer.data
  const write = (stage: Stage, more: object = {}) =>
    site.call(sendStageEmailEndpoint, {
      body: { lang: 'es', stage, vacant_id: uuid, template, ...more },
      token: recruiter.token,
    })
  const undo = async (version: number, { token } = recruiter) =>
    site.call(undoMoveEndpoint, { body: { uuid_element: uuid, version }, token })
  const { db } = platform
  /** The queued e-mails, each with the method and data of its calendar part. */
  const outbox = async () => {
    const mails = await db.selectFrom('outgoing_emails').selectAll().where('application_id', '=', id).orderBy('id').execute()
    return mails.map(({ stage, subject, calendar }) => {
      const line = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(calendar ?? '')?.[1]
      return [stage, subject, ...(calendar ? [line('METHOD'), line('SEQUENCE'), line('DTSTART')] : [])]
    })
  }
  const cancel = () => site.call(cancelInterviewEndpoint, { params: { id: uuid }, token: recruiter.token })
  const remove = () => site.call(removeCardEndpoint, { params: { id: uuid }, token: recruiter.token })
  /** Marks all queued e-mails as sent, and lets the time for undo pass. */
  const sendAll = async () => {
    await db.updateTable('outgoing_emails').set({ status: 'sent', attempts: 1 }).where('application_id', '=', id).execute()
    site.passSeconds(61)
  }
  const left = async () => ({
    history: await db.selectFrom('application_history').select('kind').where('application_id', '=', id).execute(),
    emails: await db.selectFrom('outgoing_emails').select('status').where('application_id', '=', id).orderBy('id').execute(),
    interviews: await db
      .selectFrom('interviews')
      .select(['stage', 'sequence', 'sender', 'cancelled_at', 'updated_at'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
    invitations: await db
      .selectFrom('interview_invitations')
      .innerJoin('interviews', 'interviews.id', 'interview_invitations.interview_id')
      .select(['interview_invitations.sequence', 'cancels'])
      .where('application_id', '=', id)
      .execute(),
  })
  /** What the candidate sees of the application. */
  const seen = async () => {
    const [mine] = (await site.call(listApplicationsEndpoint, { token })).answer.data
    return { mine, timeline: (await site.call(getTimelineEndpoint, { params: { uuid }, token })).answer.data }
  }
  return { id, email, cards, columns, card, move, write, undo, left, seen, outbox, cancel, remove, sendAll }
}

test('BRD-03 SPEC-46, SPEC-64: undo restores place and history and drops the e-mail unseen', async () => {
  const { cards, columns, card, move, write, undo, left, seen } = await board()
  const [before, known] = [await card(), await seen()]
  const { version } = await move('firstInterview')
  const written = await write('firstInterview', { interview_data: interview })
  expect(written.answer.data).toMatchObject({ notice: 'queued', hold_seconds: 60 })
  expect(await card()).toMatchObject({ notified_stage: 'firstInterview', notice: 'queued' })
  expect(await left()).toMatchObject({ emails: [{ status: 'queued' }], interviews: [{ sequence: 0 }] })
  site.passSeconds(40)
  expect(await seen()).toEqual(known)

  const { answer } = await undo(version)
  expect(answer).toMatchObject({ success_message: 'board.undone', data: { name_board: 'apply', notice: 'not_notified' } })
  expect(await card()).toEqual({ ...before, version: answer.data.version })
  expect((await columns()).apply?.map(({ uuid_element }) => uuid_element)).toEqual(cards.map(({ uuid }) => uuid))
  expect(await left()).toEqual({ history: [], emails: [], interviews: [], invitations: [] })
  expect(await seen()).toEqual(known)
  expect((await site.auditOf(recruiter)).slice(-3)).toEqual([
    'application.moved',
    'application.notified',
    'application.move_undone',
  ])
  expect((await undo(version)).refusal.error_message).toBe('board.error.changed_since')
  expect((await undo(answer.data.version)).refusal.error_message).toBe('board.error.changed_since')
})

test('BRD-03 FLT-01 undo after the clock went back leaves the e-mails that were queued before the move', async () => {
  const { move, write, undo, outbox } = await board()
  await write('apply')
  site.passSeconds(-3600)
  const { version } = await move('firstInterview')
  await write('firstInterview', { interview_data: interview })
  expect((await outbox()).map(([stage]) => stage)).toEqual(['apply', 'firstInterview'])
  expect((await undo(version)).status).toBe(200)
  expect((await outbox()).map(([stage]) => stage)).toEqual(['apply'])
  site.passSeconds(3600)
})

test('BRD-03 SPEC-43, SPEC-64: undo restores a cancelled interview and deletes the new one', async () => {
  const { move, write, undo, left, seen } = await board()
  await move('firstInterview')
  await write('firstInterview', { interview_data: { ...interview, sender: 'Antes' } })
  await site.platform.db.updateTable('outgoing_emails').set({ status: 'sent', attempts: 1 }).execute()
  site.passSeconds(60)
  const [before, known] = [await left(), await seen()]
  expect(known.mine).toMatchObject({ stage: 'firstInterview', interview: { sender: 'Antes', standing: 'open' } })
  expect(known.timeline.map(({ kind }) => kind)).toEqual(['invited'])
  expect(before.interviews).toMatchObject([{ stage: 'firstInterview', sequence: 0, sender: 'Antes', cancelled_at: null }])
  expect(before.invitations).toHaveLength(1)
  site.passSeconds(1)
  const { version } = await move('secondInterview')
  await write('secondInterview', { interview_data: interview })
  expect(await left()).toMatchObject({
    emails: [{ status: 'sent' }, { status: 'queued' }, { status: 'queued' }],
    interviews: [{ sequence: 1, cancelled_at: expect.any(Date) }, { stage: 'secondInterview' }],
  })
  expect(await seen()).toEqual(known)
  expect((await undo(version)).status).toBe(200)
  expect([await left(), await seen()]).toEqual([before, known])

  await move('secondInterview')
  await write('secondInterview', { interview_data: interview })
  site.passSeconds(60)
  const after = await seen()
  expect(after.mine).toMatchObject({ stage: 'secondInterview', interview: { sender: 'Equipo', standing: 'open' } })
  expect(after.timeline.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'invited', 'invited'])
})

test('BRD-03 MAIL-01 a move stays entirely once a worker has taken its e-mail', async () => {
  const { id, card, move, write, undo, left } = await board()
  const { version } = await move('reject')
  await write('reject')
  const before = [await card(), await left()]
  await site.platform.db.updateTable('outgoing_emails').set({ attempts: 1 }).where('application_id', '=', id).execute()
  const refused = await undo(version)
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'board.error.mail_left'])
  expect([await card(), await left()]).toEqual(before)
})

test('BRD-03 SPEC-40: undo refuses a move by somebody else and a move followed by another', async () => {
  const { card, move, undo } = await board()
  const first = await move('makeTest')
  const second = await move('approved', colleague)
  for (const { version } of [first, second]) expect((await undo(version)).refusal.error_message).toBe('board.error.changed_since')
  expect(await card()).toMatchObject({ version: second.version })
  expect((await undo(second.version, colleague)).answer.data.name_board).toBe('makeTest')
})

test('BRD-03 TIM-02 of concurrent undo requests exactly one succeeds', async () => {
  const { move, undo, left } = await board()
  const { version } = await move('approved')
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await left()).history).toEqual([])
})

test('BRD-03 SPEC-56: an undone e-mail does not count against the daily limit of an unconfirmed address', async () => {
  const { email, move, write, undo } = await board({ confirmed: false })
  const ofDay = { key: `mail to ${site.inCounts(email)}`, count: 4, window_ends_at: new Date(Date.now() + 60_000) }
  await site.platform.db.insertInto('rate_limits').values(ofDay).execute()
  const { version } = await move('makeTest')
  expect((await write('makeTest')).status).toBe(200)
  expect((await undo(version)).status).toBe(200)
  await move('approved')
  expect((await write('approved')).status).toBe(200)
  expect((await write('approved', { lang: 'en' })).status).toBe(429)
})

const day = (date: string) => ({ interview_data: { ...interview, date } })

test('NTF-01 MAIL-03 a correction replaces an unsent invitation, and cancelling drops both', async () => {
  const { card, move, write, cancel, undo, left, seen, outbox } = await board()
  const [before, known] = [await card(), await seen()]
  const { version } = await move('firstInterview')
  await write('firstInterview', day('2199-03-04'))
  site.passSeconds(1)
  expect((await write('firstInterview', day('2199-03-05'))).answer.data.hold_seconds).toBe(60)
  expect(await outbox()).toEqual([['firstInterview', 's', 'PUBLISH', '0', '21990305T143000Z']])
  expect((await cancel()).answer.success_message).toBe('interviews.cancelled')
  expect([await outbox(), await seen()]).toEqual([[], known])
  expect(await left()).toMatchObject({ interviews: [], invitations: [] })
  expect(await card()).toMatchObject({ notified_stage: 'apply', notice: 'not_notified', interview: null })
  expect((await undo(version)).status).toBe(200)
  expect(await card()).toMatchObject({ ...before, version: expect.any(Number) })
})

test('MAIL-03 SPEC-43: cancelling a sent interview drops its unsent correction first', async () => {
  const { card, move, write, cancel, outbox, sendAll } = await board()
  await move('firstInterview')
  await write('firstInterview', day('2199-03-04'))
  await sendAll()
  await move('apply')
  site.passSeconds(1)
  await move('firstInterview')
  await write('firstInterview', day('2199-03-05'))
  expect((await outbox()).slice(1)).toEqual([['firstInterview', 's', 'PUBLISH', '1', '21990305T143000Z']])
  await cancel()
  expect((await outbox()).slice(1)).toEqual([[null, expect.any(String), 'CANCEL', '1', '21990304T143000Z']])
  expect(await card()).toMatchObject({ notified_stage: 'firstInterview', interview: null })
})

test("MAIL-03 SPEC-46: after an unsent invitation only the next interview's leaves, and undo works", async () => {
  const { card, move, write, undo, left, outbox } = await board()
  await move('firstInterview')
  await write('firstInterview', day('2199-03-04'))
  site.passSeconds(1)
  const { version } = await move('secondInterview')
  expect((await write('secondInterview', day('2199-03-05'))).answer.data.hold_seconds).toBe(60)
  expect(await outbox()).toEqual([['secondInterview', 's', 'PUBLISH', '0', '21990305T143000Z']])
  expect((await undo(version)).status).toBe(200)
  expect(await card()).toMatchObject({ notified_stage: 'apply', notice: 'not_notified', interview: null })
  expect(await left()).toMatchObject({ emails: [], interviews: [], invitations: [] })
})

test('NTF-01 a second notice of a stage does not overtake the first, which waits', async () => {
  const { move, write } = await board()
  await move('makeTest')
  await write('makeTest')
  site.passSeconds(20)
  const { hold_seconds: seconds } = (await write('makeTest', { lang: 'en' })).answer.data
  expect(seconds).toBeGreaterThan(30)
  expect(seconds).toBeLessThanOrEqual(40)
})

test.each(['firstInterview', 'makeTest'] as const)(
  'BRD-03 SPEC-56: removing a card drops its unsent e-mail about %s from queue and daily count',
  async (stage) => {
    const { email, move, write, remove, outbox } = await board({ confirmed: false })
    await move(stage)
    await write(stage, stage === 'makeTest' ? {} : { interview_data: interview })
    const used = () =>
      site.platform.db
        .selectFrom('rate_limits')
        .select('count')
        .where('key', '=', `${stage === 'makeTest' ? 'mail' : 'invitation mail'} to ${site.inCounts(email)}`)
        .execute()
    expect([(await outbox()).map(([of]) => of), await used()]).toEqual([[stage], [{ count: 1 }]])
    await remove()
    expect([await outbox(), await used()]).toEqual([[], [{ count: 0 }]])
  },
)

test('SPEC-46: e-mails of several cards wait as long as requested, and undo drops them', async () => {
  const { move, write, undo, left, card } = await board()
  const { version } = await move('reject')
  expect((await write('reject', { hold_seconds: 90 })).answer.data.hold_seconds).toBe(90)
  site.passSeconds(80)
  expect((await undo(version)).status).toBe(200)
  expect(await left()).toMatchObject({ emails: [] })
  expect(await card()).toMatchObject({ notified_stage: 'apply', notice: 'not_notified' })
  const again = await move('reject')
  expect((await write('reject', { hold_seconds: 20 })).answer.data.hold_seconds, 'never less than one card alone').toBe(60)
  expect((await write('reject', { hold_seconds: 121 })).status).toBe(422)
  expect((await undo(again.version)).status).toBe(200)
})
