import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import {
  callOffPickedEndpoint,
  callOffTimeEndpoint,
  findTimesEndpoint,
  getTimesOfCardEndpoint,
  movePickedEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { offered } from '../../testing/interview-times.ts'
import { invited } from '../../testing/interviews.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ WORKER: '0', TRUST_PROXY: '127.0.0.1' })
const callOff = (token: string, reason = '') => site.call(callOffTimeEndpoint, { body: { token, reason }, headers: ownNetwork() })
const interviewOf = (id: number) =>
  site.platform.db.selectFrom('interviews').selectAll().where('application_id', '=', id).executeTakeFirst()
const line = (name: string, calendar: string | null) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(calendar ?? '')?.[1]
const entries = (mails: readonly { kind: string; calendar: string | null }[]) =>
  mails.flatMap(({ kind, calendar }) => (calendar ? [[kind, line('METHOD', calendar), line('SEQUENCE', calendar)]] : []))

test('SLO-01 the candidate picks one of the free times by the link, and it becomes the interview of the stage', async () => {
  const { open, pick, mails, card, recruiter, person, vacancy, made } = await offered(site)
  expect(made.answer.data).toMatchObject({ may_offer: true, offer: { state: 'open', interviewers: [{ uuid: recruiter.uuid }] } })
  const seen = await open()
  expect(seen).toMatchObject({
    state: 'open',
    name_job: vacancy.title,
    place: 'Sala 2',
    time_zone: 'America/Bogota',
    picked: null,
  })
  // Three days of six hours.
  expect(seen?.times).toHaveLength(18)
  expect(await interviewOf(card.id)).toBeUndefined()
  const [first = ''] = seen?.times ?? []
  const picked = await pick(first)
  expect(picked.answer).toMatchObject({ success_message: 'interview_times.picked', data: { state: 'picked', may_change: true } })
  expect(picked.answer.data.picked).toMatchObject({ starts_at: first, answer: 'confirmed', sequence: 0 })
  expect((await interviewOf(card.id))?.sender).toContain(recruiter.email)
  const written = await mails()
  expect(entries(written)).toEqual([
    ['interviewer', 'PUBLISH', '0'],
    ['interview_time_set', 'REQUEST', '0'],
  ])
  expect(new Set(written.flatMap(({ calendar }) => line('UID', calendar) ?? []))).toHaveProperty('size', 1)
  const { token } = person
  expect((await site.call(listApplicationsEndpoint, { token })).answer.data[0]).toMatchObject({
    stage: 'firstInterview',
    interview: { starts_at: first, answer: 'confirmed' },
  })
  // A repeated press, as after a lost answer, changes nothing.
  expect((await pick(first)).status).toBe(200)
  expect(await mails()).toHaveLength(written.length)
  expect(await site.auditOf(recruiter)).toEqual(['application.times_offered'])
})

test('SLO-01 the candidate moves and calls off; each change notifies the others with the next sequence', async () => {
  const { open, pick, mails, card, token } = await offered(site)
  const [first = '', second = ''] = (await open())?.times ?? []
  await pick(first)
  expect((await open())?.times).toContain(first)
  expect((await pick(second)).answer.data.picked).toMatchObject({ starts_at: second, sequence: 1 })
  const off = await callOff(token, 'Estoy de viaje')
  expect(off.answer).toMatchObject({ success_message: 'interview_times.called_off', data: { state: 'open', picked: null } })
  expect((await callOff(token)).status).toBe(200)
  expect((await pick(first)).answer.data.picked).toMatchObject({ starts_at: first, sequence: 3 })
  expect(entries(await mails())).toEqual([
    ['interviewer', 'PUBLISH', '0'],
    ['interview_time_set', 'REQUEST', '0'],
    ['interviewer', 'PUBLISH', '1'],
    ['interview_time_set', 'REQUEST', '1'],
    ['interview_cancelled', 'CANCEL', '2'],
    ['interviewer', 'CANCEL', '2'],
    ['interviewer', 'PUBLISH', '3'],
    ['interview_time_set', 'REQUEST', '3'],
  ])
  expect((await mails('interviewer')).at(-2)?.plain).toContain('Estoy de viaje')
  expect((await interviewOf(card.id))?.cancelled_at).toBeNull()
})

test('SLO-01 a time that a candidate moved away from is free for others at once (calcom/cal.com#21589)', async () => {
  const interviewer = await site.person({ role: 'administrator' })
  const [one, other] = [await offered(site, { interviewer }), await offered(site, { interviewer })]
  const [first = '', second = ''] = (await one.open())?.times ?? []
  await one.pick(first)
  await one.pick(second)
  const times = (await other.open())?.times
  expect([times?.includes(first), times?.includes(second)]).toEqual([true, false])
  expect((await other.pick(first)).status).toBe(200)
  expect((await one.pick(first)).status).toBe(409)
  expect((await one.open())?.picked?.starts_at).toBe(second)
})

test('SLO-01 staff move and call off until the limit, and the candidate reads it', async () => {
  const { open, pick, mails, card, recruiter } = await offered(site)
  const call = { token: recruiter.token, params: { id: card.uuid } }
  const [first = '', second = ''] = (await open())?.times ?? []
  expect((await site.call(movePickedEndpoint, { ...call, body: { starts_at: second } })).status).toBe(409)
  await pick(first)
  const moved = await site.call(movePickedEndpoint, { ...call, body: { starts_at: second } })
  expect(moved.answer.data.offer?.picked).toMatchObject({ starts_at: second, may_change: true })
  expect((await mails('interview_time_set')).at(-1)?.subject).toContain('Cambiamos tu entrevista')
  // The candidate has not agreed to it yet.
  expect((await open())?.picked).toMatchObject({ starts_at: second, answer: null })
  expect((await site.call(callOffPickedEndpoint, { ...call, body: { reason: 'Cambio de sede' } })).status).toBe(200)
  expect((await mails('interview_cancelled')).at(-1)?.plain).toContain('Cambio de sede')
  expect((await open())?.state).toBe('open')
  expect(await site.auditOf(recruiter)).toEqual([
    'application.times_offered',
    'application.interview_moved',
    'application.interview_called_off',
  ])
})

test('SLO-01 after the limit neither side moves or calls off', async () => {
  const { open, pick, card, recruiter, token } = await offered(site)
  const [first = '', second = ''] = (await open())?.times ?? []
  await pick(first)
  site.passSeconds((Date.parse(first) - site.platform.now().getTime()) / 1000 - 24 * 3600 + 60)
  const seen = await open()
  expect(seen).toMatchObject({ state: 'picked', may_change: false, times: [] })
  expect((await pick(second)).refusal.error_message).toBe('interview_times.error.late')
  expect((await callOff(token)).refusal.error_message).toBe('interview_times.error.late')
  const later = { token: (await site.person({ role: 'administrator' })).token, params: { id: card.uuid } }
  const moved = await site.call(movePickedEndpoint, { ...later, body: { starts_at: second } })
  expect(moved.refusal.error_message).toBe('interview_times.error.late')
  expect(recruiter.uuid).toBeTruthy()
})

test('SLO-01 of two candidates who press the same time at once one gets it, and the other reads the next free ones', async () => {
  const interviewer = await site.person({ role: 'administrator' })
  const [one, other] = [await offered(site, { interviewer }), await offered(site, { interviewer })]
  const [time = ''] = (await one.open())?.times ?? []
  const answers = await Promise.all([one.pick(time), other.pick(time)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = answers.findIndex(({ status }) => status === 409)
  expect(answers[lost]?.refusal.error_message).toBe('interview_times.error.taken')
  const loser = [one, other][lost]!
  const left = (await loser.open())?.times
  expect(left).not.toContain(time)
  expect(left).toHaveLength(17)
  const held = await site.platform.db.selectFrom('interviews').select('id').where('starts_at', '=', new Date(time)).execute()
  expect(held).toHaveLength(1)
})

test('SLO-01 ten candidates of overlapping interviewers who press at once never meet one of them twice', async () => {
  const people = await Promise.all([1, 2, 3].map(() => site.person({ role: 'administrator' })))
  const offers = []
  for (let at = 0; at < 10; at += 1) {
    const [one, other] = [people[at % 3]!, people[(at + 1) % 3]!]
    offers.push(await offered(site, { interviewer: one, fields: { interviewers: [one.uuid, other.uuid], minutes: 120 } }))
  }
  const times = (await offers[0]!.open())?.times.slice(0, 3) ?? []
  await Promise.all(offers.map(({ pick }, at) => pick(times[at % times.length] ?? '')))
  const { rows } = await overlaps()
  expect(rows).toEqual([])
  expect(await site.platform.db.selectFrom('interview_colleagues').select('user_id').execute()).not.toEqual([])
})

const overlaps = async () => {
  const { sql } = await import('kysely')
  return sql`
    select one.interview_id from interview_colleagues one join interviews a on a.id = one.interview_id
    join interview_colleagues other on other.user_id = one.user_id and other.interview_id > one.interview_id
    join interviews b on b.id = other.interview_id
    where a.cancelled_at is null and b.cancelled_at is null and a.starts_at < b.ends_at and b.starts_at < a.ends_at`.execute(
    site.platform.db,
  )
}

test('SLO-01 all colleagues have to be free, with a buffer, whichever way their interviews were arranged', async () => {
  const [one, other] = [await site.person({ role: 'administrator' }), await site.person({ role: 'administrator' })]
  const both = { interviewer: one, fields: { interviewers: [one.uuid, other.uuid], buffer: 30 } }
  // An offer of the other colleague gives that one hours too, so that both work on the same days.
  const busy = await offered(site, { interviewer: other })
  const first = await offered(site, both)
  const times = (await first.open())?.times ?? []
  // Length and buffer follow each other: 9:00 and 10:30 in the morning, 14:00 and 15:30.
  expect(times).toHaveLength(12)
  await busy.pick(times[0] ?? '')
  expect((await first.open())?.times).toEqual(times.slice(1))
  // By hand, with the address of the interviewer alone.
  const date = (times[2] ?? '').slice(0, 10)
  const sender = { sender: 'Alguien', sender_email: one.email, date, time_zone: 'America/Bogota' }
  const byHand = await invited(site)
  await byHand.write({ interview_data: { ...sender, from: '14:00', to: '14:30' } })
  const left = (await first.open())?.times ?? []
  expect(left).toEqual(times.filter((at) => at !== times[0] && at !== times[2]))
  await first.pick(left[0] ?? '')
  expect((await first.mails('interviewer')).map(({ to_address }) => to_address).sort()).toEqual([one.email, other.email].sort())
})

test('SLO-01 times are offered at a stage with an interview, while none is arranged, and when there are any', async () => {
  const { offer, pick, open, card, recruiter } = await offered(site)
  const days = { first_day: '2030-01-05', last_day: '2030-01-01', interviewers: [], time_zone: 'Mars/Base' }
  expect(Object.keys((await offer(days)).refusal.errors).sort()).toEqual(['first_day', 'interviewers', 'last_day'].slice(1))
  expect((await offer({ first_day: '2099-02-30', last_day: '2099-13-45' })).refusal.errors).toEqual({
    first_day: ['interview_times.error.first_day'],
    last_day: ['interview_times.error.last_day'],
  })
  expect((await offer({ time_zone: 'Mars/Base' })).refusal.errors).toEqual({ time_zone: ['interview_times.error.time_zone'] })
  const candidate = await site.person()
  expect((await offer({ interviewers: [candidate.uuid] })).refusal.errors).toEqual({
    interviewers: ['interview_times.error.interviewer'],
  })
  await site.platform.db.updateTable('interview_hours').set({ hours: '[]' }).where('user_id', '=', recruiter.id).execute()
  expect((await offer()).refusal.error_message).toBe('interview_times.error.no_times')
  await site.platform.db.deleteFrom('interview_hours').where('user_id', '=', recruiter.id).execute()
  await site.platform.db.insertInto('interview_hours').values({ user_id: recruiter.id }).execute()
  const [time = ''] = (await open())?.times ?? []
  await pick(time)
  expect((await offer()).refusal.error_message).toBe('interview_times.error.arranged')
  const { token } = recruiter
  expect((await site.call(getTimesOfCardEndpoint, { token, params: { id: card.uuid } })).answer.data.may_offer).toBe(false)
  const early = await offered(site)
  await site.platform.db.updateTable('applications').set({ stage: 'apply' }).where('id', '=', early.card.id).execute()
  expect((await early.offer()).refusal.error_message).toBe('interview_times.error.stage')
})

test('SLO-01 the link confirms the address it was sent to, when a time is picked', async () => {
  const candidate = await site.person({ cv: true })
  const { db } = site.platform
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', candidate.id).execute()
  const confirmed = async () =>
    (await db.selectFrom('users').select('email_verified_at').where('id', '=', candidate.id).executeTakeFirstOrThrow())
      .email_verified_at !== null
  const { open, pick } = await offered(site, { candidate })
  const [time = ''] = (await open())?.times ?? []
  expect(await confirmed()).toBe(false)
  await pick(time)
  expect(await confirmed()).toBe(true)
})

test('SLO-01 colleagues of a limited role find no times of cards that they do not see', async () => {
  const { card } = await offered(site)
  const limited = await site.person({
    role: [
      { module: 'candidates', item: 'view' },
      { module: 'candidates', item: 'change' },
    ],
    limited: true,
  })
  const { token } = limited
  expect((await site.call(getTimesOfCardEndpoint, { token, params: { id: card.uuid } })).status).toBe(404)
  const found = await site.call(findTimesEndpoint, {
    token,
    body: {
      interviewers: [limited.uuid],
      minutes: 30,
      buffer: 0,
      limit_hours: 1,
      first_day: '2099-01-01',
      last_day: '2099-01-02',
      time_zone: 'UTC',
    } as never,
  })
  expect(found.refusal.errors).toEqual({ last_day: ['interview_times.error.too_far'] })
})
