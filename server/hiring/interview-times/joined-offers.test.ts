import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { getAgendaEndpoint, makeFeedEndpoint } from '#domain/desk/agenda/agenda.contract.ts'
import { callOffTimeEndpoint, getTimesOfCardEndpoint } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeBusyCalendar, offered } from '../../testing/interview-times.ts'
import { makeVacancy } from '../../testing/records.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ WORKER: '0', TRUST_PROXY: '127.0.0.1' })
type Offered = Awaited<ReturnType<typeof offered>>

const leave = async () => {}
/** Picks another time for each offer, so that a test sees whose interview stays. */
const pickAt = (place: number) => async (made: Offered) => {
  await made.pick((await made.open())?.times[place] ?? '')
}
const callOff = async (made: Offered) => {
  await pickAt(5)(made)
  await site.call(callOffTimeEndpoint, { body: { token: made.token, reason: '' }, headers: ownNetwork() })
}

/** One person with two accounts, each with an offer of its own in one vacancy; the card of the second account goes on. */
async function twoOffers() {
  const [vacancy, interviewer] = [await makeVacancy(site.platform), await site.person({ role: 'administrator' })]
  const ended = await offered(site, { vacancy, interviewer })
  const kept = await offered(site, { vacancy, interviewer })
  return { vacancy, interviewer, ended, kept }
}
const merge = async ({ token }: TestPerson, stays: TestPerson, leaves: TestPerson) => {
  const merged = await site.call(mergePeopleEndpoint, { token, body: { stays: stays.uuid, leaves: leaves.uuid, take: [] } })
  expect(merged.status).toBe(200)
}

test.each<[string, (made: Offered) => Promise<void>, (made: Offered) => Promise<void>, 'ended' | 'kept', number | undefined]>([
  ['nobody has picked from either: the newest', leave, leave, 'kept', undefined],
  ['its card goes on and a time was picked', leave, pickAt(1), 'kept', 1],
  ['a time was picked from it alone', pickAt(2), leave, 'ended', 2],
  ['a time was picked from both: that of the card that goes on', pickAt(2), pickAt(1), 'kept', 1],
  ['a time was picked from it, and the other one was called off', pickAt(2), callOff, 'ended', 2],
  ['the other one was picked from, and it was called off', callOff, pickAt(1), 'kept', 1],
])('SLO-01 INT-05 of the offers of two merged cards one stays: %s', async (_about, before, later, stays, picked) => {
  const { interviewer, ...two } = await twoOffers()
  const times = (await two.kept.open())?.times ?? []
  await before(two.ended)
  await later(two.kept)
  await merge(interviewer, two.kept.person, two.ended.person)
  const other = stays === 'kept' ? two.ended : two.kept
  expect(await other.open()).toBeNull()
  expect((await other.pick(times[7] ?? '')).status).toBe(410)
  const open = await two[stays].open()
  expect(open?.picked?.starts_at).toBe(picked === undefined ? undefined : times[picked])
  // The colleague reads the same beside the card, and one interview or offer in the agenda.
  const { token } = interviewer
  const { offer } = (await site.call(getTimesOfCardEndpoint, { token, params: { id: two.kept.card.uuid } })).answer.data
  expect([offer?.state, offer?.picked?.starts_at]).toEqual([open?.state, open?.picked?.starts_at])
  const from = dayAfter(calendarDay(site.platform.now(), 'America/Bogota'), 1)
  const agenda = (await site.call(getAgendaEndpoint, { token, query: { from, whose: 'me' } })).answer.data
  const uuid_element = two.kept.card.uuid
  expect(agenda.interviews).toMatchObject(picked === undefined ? [] : [{ uuid_element, starts_at: times[picked] }])
  expect(agenda.offered).toMatchObject(picked === undefined ? [{ uuid_element }] : [])
  // The link that stays goes on working, also with the address of the account that left.
  expect((await two[stays].pick(times[8] ?? '')).answer.data.picked?.starts_at).toBe(times[8])
})

test('SLO-01 the own data have the offers of each application, with those of a merged account', async () => {
  const { interviewer, ...two } = await twoOffers()
  await pickAt(0)(two.ended)
  await merge(interviewer, two.kept.person, two.ended.person)
  const packed = await site.call(packOwnDataEndpoint, { token: two.kept.person.token })
  const zip = await fromBufferPromise(packed.bytes, { lazyEntries: true })
  let data = { applications: [] as { times_offered: object[] }[] }
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'data.json') data = JSON.parse(await text(await zip.openReadStreamPromise(entry)))
  const [{ fullname = '' } = {}] = two.ended.made.answer.data.offer?.interviewers ?? []
  const same = { stage: 'firstInterview', minutes: 60, time_zone: 'America/Bogota', place: 'Sala 2', interviewers: [fullname] }
  expect(data.applications.map(({ times_offered }) => times_offered)).toMatchObject([
    [
      { ...same, picked: true, ended_at: null },
      { ...same, picked: false, ended_at: expect.any(String) },
    ],
  ])
})

test('SLO-01 SPEC-54 an erased candidate leaves no offer, and the picked time of the colleague is free again', async () => {
  const interviewer = await site.person({ role: 'administrator' })
  const made = await offered(site, { interviewer })
  const [time = ''] = (await made.open())?.times ?? []
  await made.pick(time)
  const { token } = interviewer
  const other = await offered(site, { interviewer })
  expect((await other.open())?.times).not.toContain(time)
  expect((await site.call(deleteUserEndpoint, { token, body: { uuid: made.person.uuid, reason: 'Lo pidió' } })).status).toBe(200)
  expect(await made.open()).toBeNull()
  expect((await site.call(getTimesOfCardEndpoint, { token, params: { id: made.card.uuid } })).status).toBe(404)
  const from = calendarDay(site.platform.now(), 'America/Bogota')
  const read = async () => (await site.call(getAgendaEndpoint, { token, query: { from, whose: 'team' } })).answer.data
  expect((await read()).interviews.map(({ uuid_element }) => uuid_element)).not.toContain(made.card.uuid)
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  const { db } = site.platform
  expect(await db.selectFrom('interview_offers').select('id').where('application_id', '=', made.card.id).execute()).toEqual([])
  expect((await made.pick(time)).status).toBe(410)
})

test('SLO-01 SLO-02 SPEC-54 an erased colleague leaves neither hours nor calendars, and offers go on with the others', async () => {
  const [leaving, staying] = [await site.person({ role: 'administrator' }), await site.person({ role: 'administrator' })]
  const alone = await offered(site, { interviewer: leaving })
  const both = await offered(site, { interviewer: staying, fields: { interviewers: [staying.uuid, leaving.uuid] } })
  await makeBusyCalendar(site, leaving.id, 'https://127.0.0.1/calendar.ics')
  await site.call(makeFeedEndpoint, { token: leaving.token })
  const { token } = staying
  const body = { uuid: leaving.uuid, reason: 'Ya no trabaja aquí' }
  expect((await site.call(deleteUserEndpoint, { token, body })).status).toBe(200)
  // Nobody is left who would hold the interview: no time can be picked, and staff read why.
  expect(await alone.open()).toMatchObject({ state: 'open', interviewers: [], times: [] })
  const params = { id: alone.card.uuid }
  expect((await site.call(getTimesOfCardEndpoint, { token, params })).answer.data.offer).toMatchObject({
    interviewers: [],
    times: [],
  })
  const seen = await both.open()
  expect(seen?.interviewers).toHaveLength(1)
  const [time = ''] = seen?.times ?? []
  expect((await both.pick(time)).answer.data.picked?.starts_at).toBe(time)
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  const { db } = site.platform
  for (const table of ['interview_hours', 'busy_calendars', 'agenda_feeds', 'interview_offer_colleagues']) {
    const { rows } = await sql`select user_id from ${sql.table(table)} where user_id = ${leaving.id}`.execute(db)
    expect(rows, table).toEqual([])
  }
  expect(await db.selectFrom('interview_offers').select('made_by').where('application_id', '=', alone.card.id).execute()).toEqual(
    [{ made_by: leaving.id }],
  )
})
