import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import * as agenda from '#domain/desk/agenda/agenda.contract.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { offered } from '../../testing/interview-times.ts'
import { invited } from '../../testing/interviews.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ WORKER: '0', TRUST_PROXY: '127.0.0.1' })
const today = () => calendarDay(site.platform.now(), 'America/Bogota')
const read = async ({ token }: TestPerson, whose = 'me', from = today()) =>
  (await site.call(agenda.getAgendaEndpoint, { token, query: { from, whose } })).answer.data

async function picked(interviewer?: TestPerson) {
  const made = await offered(site, { ...(interviewer && { interviewer }) })
  const [time = ''] = (await made.open())?.times ?? []
  await made.pick(time)
  return { ...made, time }
}

/** The address of a colleague's feed, and what it answers. */
async function feedOf({ token }: TestPerson) {
  const { data } = (await site.call(agenda.makeFeedEndpoint, { token })).answer
  const secret = data.address.split('/').at(-1) ?? ''
  const ask = (headers: Record<string, string> = {}, of = secret) =>
    site.app.inject({ method: 'GET', url: `/api/agenda/feed/${of}`, headers: { ...ownNetwork(), ...headers } })
  return { secret, ask, address: data.address }
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

test('SLO-02 the agenda has interviews of the reader, a colleague or the team, and offers that wait for a choice', async () => {
  const [one, other] = [await site.person({ role: 'administrator' }), await site.person({ role: 'administrator' })]
  const mine = await picked(one)
  const theirs = await picked(other)
  const open = await offered(site, { interviewer: one })
  const own = await read(one)
  expect(own.days).toHaveLength(7)
  expect(own.interviews).toMatchObject([
    { uuid_element: mine.card.uuid, starts_at: mine.time, answer: 'confirmed', place: 'Sala 2' },
  ])
  expect(own.offered).toMatchObject([{ uuid_element: open.card.uuid, minutes: 60 }])
  expect((await read(one, other.uuid)).interviews).toMatchObject([{ uuid_element: theirs.card.uuid }])
  const cards = (await read(one, 'team')).interviews.map(({ uuid_element }) => uuid_element)
  expect(cards).toEqual(expect.arrayContaining([mine.card.uuid, theirs.card.uuid]))
  expect((await read(one, 'me', dayAfter(today(), 14))).interviews).toEqual([])
  const byHand = await invited(site)
  const { date } = { date: '2199-03-04' }
  const { sender } = { sender: { sender_email: one.email, sender: 'Una' } }
  await byHand.write({ interview_data: { date, from: '09:30', to: '10:15', ...sender } })
  expect((await read(one, 'me', date)).interviews).toMatchObject([{ uuid_element: byHand.card.uuid, answer: null }])
})

test('SLO-02 TEA-02 a limited role reads in the agenda what it may see alone', async () => {
  await picked()
  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  expect(await read(limited, 'team')).toMatchObject({ interviews: [], offered: [] })
})

test('SLO-02 calendar programs read the interviews of a colleague by a secret address, which is stored nowhere', async () => {
  const { recruiter, time, person, vacancy } = await picked()
  const { ask, secret, address } = await feedOf(recruiter)
  expect(address).toMatch(/\/api\/agenda\/feed\/c\.[\w-]{43}\.ics$/)
  const answer = await ask()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': expect.stringContaining('private'),
  })
  const [event] = eventsIn(answer.body)
  expect(event?.startDate.toJSDate().toISOString()).toBe(time)
  expect(event?.summary).toContain(vacancy.title)
  expect(answer.body).not.toContain(person.email)
  const stored = await site.platform.db.selectFrom('agenda_feeds').select('secret_hash').execute()
  expect(stored.map((row) => row.secret_hash.toString())).not.toContain(secret.replace('.ics', ''))
})

test('SLO-02 the address answers 304 until an interview changes', async () => {
  const { recruiter, pick, open } = await picked()
  const { ask } = await feedOf(recruiter)
  const { etag = '' } = (await ask()).headers as { etag?: string }
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  site.passSeconds(60)
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  await pick((await open())?.times[3] ?? '')
  const changed = await ask({ 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(eventsIn(changed.body)[0]?.sequence).toBe(1)
})

test('SLO-02 a name leaves the calendar with the right to read it, and the address with the account or the right', async () => {
  const { recruiter, vacancy } = await picked()
  const { ask } = await feedOf(recruiter)
  const { db } = site.platform
  const roleOf = (roleId: number) => db.updateTable('users').set({ role_id: roleId }).where('id', '=', recruiter.id).execute()
  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  const { role_id } = await db.selectFrom('users').select('role_id').where('id', '=', limited.id).executeTakeFirstOrThrow()
  await roleOf(role_id)
  const [event] = eventsIn((await ask()).body)
  expect(event?.summary).toBe('Entrevista')
  expect((await ask()).body).not.toContain(vacancy.title)
  const elsewhere = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const other = await db.selectFrom('users').select('role_id').where('id', '=', elsewhere.id).executeTakeFirstOrThrow()
  await roleOf(other.role_id)
  expect((await ask()).statusCode).toBe(404)
})

test('SLO-02 an address that was replaced, ended or guessed answers nothing', async () => {
  const recruiter = await site.person({ role: 'administrator' })
  const first = await feedOf(recruiter)
  const second = await feedOf(recruiter)
  expect([(await first.ask()).statusCode, (await second.ask()).statusCode]).toEqual([404, 200])
  await site.call(agenda.endFeedEndpoint, { token: recruiter.token })
  expect((await second.ask()).statusCode).toBe(404)
  const headers = ownNetwork()
  for (let at = 0; at < 30; at += 1) await second.ask(headers, `c.guess${at}`)
  expect((await second.ask(headers, 'c.guess')).statusCode).toBe(429)
  expect(await site.auditOf(recruiter)).toEqual(['agenda.address_made', 'agenda.address_made', 'agenda.address_ended'])
})

test('SLO-02 AUD-01 the read log says once a day that a calendar program read names by the address', async () => {
  const { recruiter } = await picked()
  const { ask } = await feedOf(recruiter)
  const noted = async () => {
    await site.platform.reads.flush()
    const { db } = site.platform
    const reads = db.selectFrom('read_log').select(['what', 'list', 'rows']).where('actor_id', '=', recruiter.id)
    return reads.where('list', '=', 'agendaFeed').orderBy('id').execute()
  }
  const row = { what: 'list', list: 'agendaFeed', rows: 1 }
  await Promise.all([ask(), ask()])
  site.passSeconds(120)
  await ask()
  expect(await noted()).toEqual([row])
  site.passSeconds(24 * 3600)
  await ask()
  expect(await noted()).toEqual([row, row])
  const idle = await site.person({ role: 'administrator' })
  await (await feedOf(idle)).ask()
  await site.platform.reads.flush()
  const { db } = site.platform
  expect(await db.selectFrom('read_log').select('id').where('actor_id', '=', idle.id).execute()).toEqual([])
})
