import { expect, test } from 'vitest'
import { getBellEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { getBoardCardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  answerShortlistEndpoint,
  extendShortlistEndpoint,
  listShortlistsEndpoint,
  openPresentedCvEndpoint,
  openShortlistEndpoint,
  presentEndpoint,
  replaceLinkEndpoint,
  withdrawShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import { usualEnd } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createCard, makeApplication } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { makeShortlist } from '../../testing/shortlists.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const db = () => site.platform.db
const today = () => calendarDay(site.platform.now(), site.platform.config.timeZone)
let networks = 0
/** A client of their own network, so that limits of one test do not reach another. */
const client = () => ({ 'x-forwarded-for': `198.51.${100 + Math.floor(++networks / 250)}.${networks % 250}` })
const open = (secret: string, code = '', headers = client()) =>
  site.call(openShortlistEndpoint, { body: { secret, code }, headers })
const secretOf = (link: string) => decodeURIComponent(new URL(link).pathname.slice('/shortlist/'.length))
const stateOf = async (...opened: Parameters<typeof open>) => (await open(...opened)).answer.data.state
const peopleOf = async (secret: string) => (await open(secret)).answer.data.shortlist?.people ?? []

async function present(staff: TestPerson, { vacancy, card }: Awaited<ReturnType<typeof createCard>>, more: object = {}) {
  const people = [{ uuid_element: card.uuid, note: 'Lidera bien', salary: '5 millones' }]
  const body = { people, language: 'es', ...more }
  return site.call(presentEndpoint, { token: staff.token, params: { id: vacancy.uuid }, body })
}

test('CLT-02 staff present people, and the client reads the chosen facts and nothing else', async () => {
  const staff = await site.person({ role: 'administrator' })
  const shown = await createCard(site)
  const { candidate, vacancy } = shown
  const { bank } = await makeResult(site.platform, { texts: 0, right: 8, userId: candidate.id })
  await db().insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  const about = `Diez años en banca. Mi correo es ${candidate.email}.`
  await db()
    .insertInto('profiles')
    .values({ user_id: candidate.id, about, personal_phone: '+57 300 1234567' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ about, personal_phone: '+57 300 1234567' }))
    .execute()
  const made = await present(staff, shown, { facts: ['summary', 'skills'] })
  expect(made.answer.data).toMatchObject({ state: 'open', opened: 0, ends_on: usualEnd(today()), sent: false, has_code: false })
  const { link } = made.answer.data
  expect(link).toMatch(/^https:\/\/cantera\.test\/shortlist\/c\.[\w-]{43}\?lang=es$/)
  const secret = secretOf(link)
  const stored = JSON.stringify(await db().selectFrom('shortlists').selectAll().execute())
  expect(stored).not.toContain(secret)

  const read = await open(secret)
  const [person] = read.answer.data.shortlist!.people
  expect(person).toMatchObject({ summary: 'Diez años en banca. Mi correo es ….', note: 'Lidera bien', salary: '5 millones' })
  expect(person).toMatchObject({ experience: [], available: null, has_cv: false, answer: null })
  expect(person?.skills).toMatchObject([{ points: 80, bands: ['S', 'E'] }])
  for (const hidden of [candidate.email, candidate.uuid, '1234567', shown.card.uuid]) expect(read.text).not.toContain(hidden)
  expect(await site.auditOf(staff)).toEqual(['shortlist.made'])
})

test('CLT-02 names can be initials, and profiles may share experience, availability and CV', async () => {
  const staff = await site.person({ role: 'administrator' })
  const shown = await createCard(site)
  await db().updateTable('users').set({ last_name: 'Ríos' }).where('id', '=', shown.candidate.id).execute()
  await db()
    .insertInto('work_experience')
    .values({
      ...{
        user_id: shown.candidate.id,
        title: 'Analista 300 123 4567',
        company: 'Banco Ríos',
        location: 'Bogotá',
        website: '',
      },
      ...{ from_date: '2020-01-01', to_date: null, description: 'Llamar al 300 123 4567' },
    })
    .execute()
  const facts = ['experience', 'availability', 'cv']
  const { link } = (await present(staff, shown, { facts, names: 'initials' })).answer.data
  const secret = secretOf(link)
  const [person] = await peopleOf(secret)
  expect(person).toMatchObject({
    name: expect.stringMatching(/^P\. R\.$/),
    available: true,
    has_cv: true,
    skills: [],
    summary: '',
  })
  expect(person?.experience).toEqual([{ title: 'Analista …', company: 'Banco R.', from: '2020-01-01', to: null }])
  const body = { secret, code: '', person: person!.uuid }
  const { file } = (await site.call(openPresentedCvEndpoint, { body, headers: client() })).answer.data
  expect(file).toMatch(/^\/files\/[\w-]+\?expires=\d+&signature=[\w-]+$/)

  const other = await makeShortlist(site, { shown })
  const without = { secret: other.secret, code: '', person: other.person }
  expect((await site.call(openPresentedCvEndpoint, { body: without, headers: client() })).status).toBe(410)
})

test('CLT-02 the answer of a client stands on the card and its timeline, and rings the bell', async () => {
  const owner = await site.person({ role: 'administrator' })
  const shown = await createCard(site)
  await db().updateTable('vacancies').set({ owner_id: owner.id }).where('id', '=', shown.vacancy.id).execute()
  const { link } = (await present(owner, shown)).answer.data
  const secret = secretOf(link)
  const [person] = await peopleOf(secret)
  const cardNow = async () => {
    const params = { id: shown.card.uuid }
    const { card } = (await site.call(getBoardCardEndpoint, { token: owner.token, params })).answer.data
    return card.client_answer
  }
  const answer = (answer: 'yes' | 'no' | 'comment', more: object = {}) =>
    site.call(answerShortlistEndpoint, { body: { secret, code: '', person: person!.uuid, answer, ...more }, headers: client() })
  expect(await cardNow()).toBe('waiting')
  expect((await answer('comment')).refusal.errors).toEqual({ comment: ['shortlists.error.comment'] })
  expect((await answer('comment', { times: ['2027-02-30'] })).refusal.errors).toEqual({ 'times.0': ['shortlists.error.time'] })
  expect((await answer('yes', { times: ['2020-01-01T10:00'] })).refusal.errors).toEqual({ times: ['shortlists.error.time_past'] })
  await answer('yes', { times: ['2099-01-12T10:00', '2099-01-12T10:00'] })
  expect(await cardNow()).toBe('yes')
  await answer('yes', { times: ['2099-01-12T10:00'] })
  await answer('no', { comment: 'Buscamos más experiencia' })
  expect(await cardNow()).toBe('no')
  expect((await peopleOf(secret))[0]).toMatchObject({ answer: 'no', comment: 'Buscamos más experiencia', times: [] })
  const { timeline } = (await site.call(getCardEndpoint, { token: owner.token, params: { id: shown.card.uuid } })).answer.data
  expect(timeline.map(({ kind, text }) => [kind, text]).filter(([kind]) => /client|presented/.test(String(kind)))).toEqual([
    ['client_no', 'Buscamos más experiencia'],
    ['client_yes', '2099-01-12 10:00'],
    ['presented', null],
  ])
  const bell = (await site.call(getBellEndpoint, { token: owner.token })).answer.data
  expect(bell.newest).toMatchObject([{ kind: 'client_answered', candidate: { uuid_element: shown.card.uuid } }])
})

test('CLT-02 an unknown, an ended and a withdrawn link are refused alike, and a new link replaces the former', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { token } = staff
  const made = await present(staff, await createCard(site))
  const { uuid, link } = made.answer.data
  const first = secretOf(link)
  const params = { uuid }
  const { link: second } = (await site.call(replaceLinkEndpoint, { token, params })).answer.data
  expect(await stateOf(first)).toBe('over')
  expect(await stateOf(secretOf(second))).toBe('open')
  await db().updateTable('shortlists').set({ ends_at: site.platform.now() }).where('uuid', '=', uuid).execute()
  const over = [await open(secretOf(second)), await open('x'), await open('')]
  expect((await site.call(replaceLinkEndpoint, { token, params })).refusal.error_message).toBe('shortlists.error.not_open')
  await site.call(extendShortlistEndpoint, { token, params, body: { ends_on: usualEnd(today(), 30) } })
  expect(await stateOf(secretOf(second))).toBe('open')
  await site.call(withdrawShortlistEndpoint, { token, params })
  over.push(await open(secretOf(second)))
  for (const { text } of over) expect(JSON.parse(text)).toEqual({ data: { state: 'over', shortlist: null } })
  const extended = await site.call(extendShortlistEndpoint, { token, params, body: { ends_on: usualEnd(today()) } })
  expect(extended.refusal.error_message).toBe('shortlists.error.not_open')
  expect(await site.auditOf(staff)).toEqual([
    ...['shortlist.made', 'shortlist.link_replaced', 'shortlist.extended', 'shortlist.withdrawn'],
  ])
})

test.each([
  ['withdraws', 'applications', { removed_at: new Date(), withdrawn_at: new Date() }],
  ['is deleted', 'users', { deleted_at: new Date() }],
  ['has not consented any more', 'users', { consent_due_at: new Date(), added_at: new Date() }],
] as const)('CLT-02 nothing is left of a person who %s while the client reads', async (_case, table, change) => {
  const shown = await createCard(site)
  const { secret, person } = await makeShortlist(site, { shown, facts: ['summary', 'skills', 'cv'] })
  const id = table === 'users' ? shown.candidate.id : shown.card.id
  await db().updateTable(table).set(change).where('id', '=', id).execute()
  const read = await open(secret)
  expect(read.answer.data.shortlist?.people).toMatchObject([
    { name: null, summary: '', note: '', salary: '', skills: [], has_cv: false },
  ])
  const body = { secret, code: '', person, answer: 'yes', comment: '', times: [] }
  expect((await site.call(answerShortlistEndpoint, { body, headers: client() })).status).toBe(410)
  expect((await site.call(openPresentedCvEndpoint, { body: { secret, code: '', person }, headers: client() })).status).toBe(410)
})

test('CLT-02 an erased person leaves an empty place', async () => {
  const { secret, card } = await makeShortlist(site)
  await db().deleteFrom('shortlist_people').where('application_id', '=', card.id).execute()
  expect(await peopleOf(secret)).toMatchObject([{ uuid: '', name: null }])
})

test('CLT-02 guesses of secrets and codes are limited like those of passwords', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { link } = (await present(staff, await createCard(site), { code: 'Lima 42' })).answer.data
  const secret = secretOf(link)
  expect(await stateOf(secret)).toBe('code_needed')
  expect(await stateOf(secret, 'Quito 42')).toBe('wrong_code')
  expect(await stateOf(secret, ' Lima 42 ')).toBe('open')
  const guesser = client()
  for (let guess = 0; guess < 30; guess += 1) expect(await stateOf(`c.${guess}`, '', guesser)).toBe('over')
  expect((await open('c.x', '', guesser)).status).toBe(429)
  expect((await open(secret, 'Lima 42', guesser)).status).toBe(429)
  expect(await stateOf(secret, 'Lima 42')).toBe('open')
})

test('CLT-02 a new link is free of the wrong codes that were entered with the former', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { uuid, link } = (await present(staff, await createCard(site), { code: 'Lima 42' })).answer.data
  const secret = secretOf(link)
  for (let guess = 0; guess < 50; guess += 1) await open(secret, `${guess}`)
  expect((await open(secret, 'Lima 42')).status).toBe(429)
  const next = (await site.call(replaceLinkEndpoint, { token: staff.token, params: { uuid } })).answer.data.link
  expect(await stateOf(secretOf(next), 'Lima 42')).toBe('open')
})

test('CLT-02 a wished time that has passed since stays when the client changes the rest', async () => {
  const { secret, person } = await makeShortlist(site)
  const times = ['2020-01-01T10:00']
  await db()
    .updateTable('shortlist_people')
    .set({ answer: 'yes', answered_at: site.platform.now(), times })
    .where('uuid', '=', person)
    .execute()
  const body = { secret, code: '', person, answer: 'yes', comment: 'O el martes', times }
  expect((await site.call(answerShortlistEndpoint, { body, headers: client() })).answer.data).toMatchObject({ times })
})

test('CLT-02 every opening is noted with its range of addresses, and staff read how often', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { secret, vacancy } = await makeShortlist(site)
  await open(secret, '', { 'x-forwarded-for': '203.0.113.9' })
  await open(secret, '', { 'x-forwarded-for': '2001:db8:1:2::9' })
  const { data, may } = (await site.call(listShortlistsEndpoint, { token, params: { id: vacancy.uuid } })).answer
  expect(data[0]).toMatchObject({ opened: 2, openings: [{ network: '2001:db8:1::/48' }, { network: '203.0.113.0/24' }] })
  expect(data[0]?.people).toMatchObject([{ available: true, answer: null, note: 'Sabe SQL' }])
  expect(may.change).toBe(true)
})

test('CLT-02 nobody presents a person without consent, of another board, or twice as many as a list takes', async () => {
  const staff = await site.person({ role: 'administrator' })
  const shown = await createCard(site)
  const other = await createCard(site)
  expect((await present(staff, { ...shown, card: other.card })).status).toBe(404)
  const entry = await site.person()
  await db()
    .updateTable('users')
    .set({ consent_due_at: site.platform.now(), added_at: site.platform.now(), added_by: staff.id })
    .where('id', '=', entry.id)
    .execute()
  const card = await makeApplication(site.platform, shown.vacancy.id, entry.id)
  expect((await present(staff, { ...shown, card })).refusal.error_message).toBe('shortlists.error.unconsented')
  const errorsOf = async (more: object) => (await present(staff, shown, more)).refusal.errors
  const one = { uuid_element: shown.card.uuid }
  expect(await errorsOf({ people: [] })).toEqual({ people: ['shortlists.error.nobody'] })
  expect(await errorsOf({ people: Array(21).fill(one) })).toEqual({ people: ['shortlists.error.too_many'] })
  expect(await errorsOf({ ends_on: '2020-01-01' })).toEqual({ ends_on: ['shortlists.error.ends_on'] })
  expect(await errorsOf({ ends_on: usualEnd(today(), 181) })).toEqual({ ends_on: ['shortlists.error.ends_on'] })
  expect(await errorsOf({ code: 'abc' })).toEqual({ code: ['shortlists.error.code_length'] })
  expect(await errorsOf({ email: 'eva@' })).toEqual({ email: ['shortlists.error.email'] })
})

test('CLT-02 the link is sent to the address of the client, and leaves with the end of the list', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { data } = (await present(staff, await createCard(site), { email: 'Eva@Cliente.example', message: 'Hola, Eva' })).answer
  expect(data.sent).toBe(true)
  const mail = await db()
    .selectFrom('outgoing_emails')
    .selectAll()
    .where('to_address', '=', 'eva@cliente.example')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ kind: 'shortlist', actor_id: staff.id, reply_to: staff.email, expires_at: new Date(data.ends_at) })
  expect(mail.plain).toContain(data.link)
})

test('CLT-02 SPEC-53 a person reads in their own data to which client they were presented, and when', async () => {
  const { candidate, vacancy } = await makeShortlist(site)
  const { name } = await db()
    .selectFrom('clients')
    .innerJoin('vacancies', 'vacancies.client_id', 'clients.id')
    .select('clients.name')
    .where('vacancies.id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  const { applications } = await readOwnData(site.platform, { id: candidate.id, language: 'es' })
  expect(applications[0]?.presented_to).toMatchObject([{ client: name, at: expect.any(String), until: expect.any(String) }])
})

test('CLT-02 a person who is merged with another stays on the list once', async () => {
  const shown = await createCard(site)
  const { secret, id, card } = await makeShortlist(site, { shown })
  await db().insertInto('shortlist_people').values({ shortlist_id: id, application_id: card.id, place: 1 }).execute()
  await db().updateTable('shortlists').set({ size: 2 }).where('id', '=', id).execute()
  expect(await peopleOf(secret)).toHaveLength(1)
})
