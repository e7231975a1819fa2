import { beforeEach, expect, test } from 'vitest'
import {
  changeUpdateSettingsEndpoint,
  getBellEndpoint,
  getUpdateSettingsEndpoint,
  readAllUpdatesEndpoint,
  resubscribeEndpoint,
  type UpdateSettings,
  unsubscribeEndpoint,
} from '#domain/desk/updates/updates.contract.ts'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import { calendarDay, clockTime, dayMs } from '#domain/kernel/dates.ts'
import { defaultDelivery, type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { startTestApp, type TestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { mailDigests, mailUpdates } from './mailing.writes.ts'

let site: TestApp
const recruiting = [
  { module: 'candidates', item: 'view' },
  { module: 'users', item: 'view' },
] as const

beforeEach(async () => {
  site = await startTestApp()
})

/** Moves the clock to the next time that it is this hour in the site's time zone. */
function waitUntil(hour: number) {
  const { config, now } = site.platform
  const [hours = 0, minutes = 0] = clockTime(now(), config.timeZone).split(':').map(Number)
  site.passSeconds((((hour - hours + 23) % 24) + 1) * 3600 - minutes * 60)
}

async function aRecruiter(deliveries: Partial<UpdateSettings> = {}) {
  const person = await site.person({ role: recruiting, firstName: 'Marta', lastName: 'Ríos' })
  const { token } = person
  // The tests move the clock by days.
  const expires_at = new Date(site.platform.now().getTime() + 10 * dayMs)
  const sessions = site.platform.db.selectFrom('sessions').select('id').where('user_id', '=', person.id)
  await site.platform.db.updateTable('access_tokens').set({ expires_at }).where('session_id', 'in', sessions).execute()
  await site.call(changeUpdateSettingsEndpoint, { body: deliveries, token })
  const mails = () =>
    site.platform.db.selectFrom('outgoing_emails').selectAll().where('user_id', '=', person.id).orderBy('id').execute()
  const texts = async () => (await mails()).map(({ plain }) => plain)
  return { person, token, mails, texts }
}

async function ownVacancy({ id }: TestPerson, title = 'Contador') {
  return makeVacancy(site.platform, { owner_id: id, title })
}

async function applyTo({ uuid }: { uuid: string }) {
  const candidate = await site.person({ cv: true, firstName: 'Griselda', lastName: 'Peñaloza' })
  await site.call(applyEndpoint, { params: { job: uuid, user: candidate.uuid }, token: candidate.token })
  return candidate
}

/** A candidate of the vacancy answers an interview. */
async function answerAt(vacancy: { id: number }) {
  const candidate = await site.person()
  const card = await makeApplication(site.platform, vacancy.id, candidate.id, 'firstInterview')
  const event = { kind: 'interview_answered', applicationId: card.id } as const
  await site.platform.db.transaction().execute((tx) => notifyStaff(tx, site.platform.now(), event))
  return card
}

const tokenOf = (url: string | null) => new URL(url ?? '').pathname.split('/').at(-1) ?? ''

test('NOT-02 each colleague chooses at once, daily or never for each kind; the defaults hold until then', async () => {
  const { token } = await aRecruiter()
  const settings = async () => (await site.call(getUpdateSettingsEndpoint, { token })).answer.data
  expect(await settings()).toEqual(defaultDelivery)
  const changed = await site.call(changeUpdateSettingsEndpoint, { body: { application: 'at_once', mention: 'never' }, token })
  expect(changed.answer.data).toEqual({ ...defaultDelivery, application: 'at_once', mention: 'never' })
  expect(await settings()).toEqual(changed.answer.data)
  expect((await site.call(changeUpdateSettingsEndpoint, { body: { mention: 'hourly' }, token })).status).toBe(422)
})

test('NOT-02 updates at once are one e-mail per kind, with counts and without the names of candidates', async () => {
  const { person, mails, texts } = await aRecruiter({ application: 'at_once', interview_answered: 'at_once' })
  const vacancy = await ownVacancy(person)
  for (let count = 0; count < 3; count += 1) await applyTo(vacancy)
  await answerAt(await ownVacancy(person, 'Diseñador'))
  await mailUpdates(site.platform)
  await mailUpdates(site.platform)
  expect((await mails()).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['notice', 'Hay postulaciones nuevas'],
    ['notice', 'Respondieron a una entrevista'],
  ])
  const [applications = ''] = await texts()
  expect(applications).toContain('Hola, Marta:')
  expect(applications).toContain('Contador')
  expect(applications).toContain('- Postulaciones nuevas: 3')
  expect((await texts()).join()).not.toMatch(/Griselda|Peñaloza/)
  await applyTo(vacancy)
  await mailUpdates(site.platform)
  expect((await texts()).at(-1)).toContain('- Postulaciones nuevas: 1')
})

test('NOT-02 what was read in the meantime, or may not be read any more, is not e-mailed', async () => {
  const [reader, former] = [await aRecruiter({ application: 'at_once' }), await aRecruiter({ application: 'at_once' })]
  const [read, lost] = [await ownVacancy(reader.person), await ownVacancy(former.person)]
  await applyTo(read)
  await applyTo(lost)
  await site.call(readAllUpdatesEndpoint, { token: reader.token })
  const { db } = site.platform
  await db.updateTable('users').set({ role_id: 2 }).where('id', '=', former.person.id).execute()
  await mailUpdates(site.platform)
  waitUntil(7)
  await mailDigests(site.platform)
  expect([await reader.texts(), await former.texts()]).toEqual([[], []])
})

test('NOT-02 the daily e-mail leaves once a day from seven on, by vacancy, with what is still unread', async () => {
  const { person, token, mails, texts } = await aRecruiter()
  const [first, second] = [await ownVacancy(person, 'Contador'), await ownVacancy(person, 'Analista')]
  waitUntil(6)
  for (const vacancy of [first, first, second]) await applyTo(vacancy)
  await answerAt(first)
  await mailDigests(site.platform)
  expect(await mails()).toEqual([])
  waitUntil(7)
  await mailDigests(site.platform)
  await mailDigests(site.platform)
  expect((await mails()).map(({ kind }) => kind)).toEqual(['notice_digest'])
  const [text = ''] = await texts()
  const lines = [
    'Analista',
    '- Postulaciones nuevas: 1',
    'Contador',
    '- Postulaciones nuevas: 2',
    '- Respuestas a entrevistas: 1',
  ]
  const places = lines.map((line) => text.indexOf(line))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))

  await applyTo(second)
  waitUntil(9)
  await mailDigests(site.platform)
  expect(await mails()).toHaveLength(1)
  waitUntil(7)
  await mailDigests(site.platform)
  expect(await mails()).toHaveLength(2)
  expect((await texts()).at(-1)).toContain('- Postulaciones nuevas: 1')
  await applyTo(second)
  await site.call(readAllUpdatesEndpoint, { token })
  waitUntil(7)
  await mailDigests(site.platform)
  expect(await mails()).toHaveLength(2)
})

test('NOT-02 seven o’clock is that of the colleague, if their time zone is known', async () => {
  const { person, mails } = await aRecruiter()
  const { db, config } = site.platform
  await db.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', person.id).execute()
  waitUntil(18)
  expect(calendarDay(site.platform.now(), config.timeZone)).not.toBe(calendarDay(site.platform.now(), 'Asia/Tokyo'))
  await applyTo(await ownVacancy(person))
  await mailDigests(site.platform)
  expect(await mails()).toHaveLength(1)
})

test('NOT-02 the headers of the sent e-mail unsubscribe with one request; the link alone changes nothing', async () => {
  const smtp = await startSmtpServer()
  site = await startTestApp({ env: { SMTP_URL: smtp.url } })
  const { person, token } = await aRecruiter({ mention: 'at_once', application: 'at_once' })
  await applyTo(await ownVacancy(person))
  await mailUpdates(site.platform)
  await expect.poll(() => smtp.delivered.some(({ to }) => to[0] === person.email), { timeout: 20_000 }).toBe(true)
  const { email } = smtp.delivered.find(({ to }) => to[0] === person.email)!
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.*)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
  expect(url.origin).toBe('https://cantera.test')
  expect(email.text).toContain(url.href)

  const settings = async () => (await site.call(getUpdateSettingsEndpoint, { token })).answer.data
  await site.app.inject({ method: 'GET', url: url.pathname + url.search })
  expect((await settings()).application).toBe('at_once')
  const posted = await site.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([posted.statusCode, posted.json()]).toEqual([
    200,
    { success_message: 'notices.unsubscribed', data: { kinds: ['application'] } },
  ])
  expect(await settings()).toMatchObject({ application: 'never', mention: 'at_once' })
  await smtp.stop()
})

test('NOT-02 the link of the daily e-mail ends all daily ones, and takes that back; a forged link is refused', async () => {
  const { person, token, mails } = await aRecruiter({ test_finished: 'never', application: 'at_once' })
  await answerAt(await ownVacancy(person))
  waitUntil(7)
  await mailDigests(site.platform)
  const link = tokenOf((await mails()).find(({ kind }) => kind === 'notice_digest')?.unsubscribe_url ?? null)
  const settings = async () => (await site.call(getUpdateSettingsEndpoint, { token })).answer.data
  const before = await settings()
  const { kinds } = (await site.call(unsubscribeEndpoint, { params: { token: link } })).answer.data
  const daily = updateKinds.filter((kind) => before[kind] === 'daily')
  expect(daily).toEqual(expect.arrayContaining(['interview_answered', 'rating_due']))
  expect(kinds).toEqual(daily)
  expect(await settings()).toEqual({ ...before, ...Object.fromEntries(daily.map((kind) => [kind, 'never'])) })
  const undo = (params: { token: string }, wanted: readonly UpdateKind[]) =>
    site.call(resubscribeEndpoint, { params, body: { kinds: [...wanted] } })
  expect((await undo({ token: link }, kinds)).status).toBe(200)
  expect(await settings()).toEqual(before)
  expect((await undo({ token: link }, ['application', 'mention'])).status).toBe(200)
  expect(await settings()).toEqual(before)

  const forged = link.replace('.daily.', '.mention.')
  const refused = await site.call(unsubscribeEndpoint, { params: { token: forged } })
  expect([refused.status, refused.refusal.error_message]).toEqual([404, 'notices.error.link'])
  expect((await undo({ token: forged }, ['mention'])).status).toBe(404)
  expect((await site.call(getBellEndpoint, { token })).answer.data.unread).toBe(1)
})

test('NOT-05 joining several teams at once is one e-mail, according to the settings', async () => {
  const [notified, silent] = [await aRecruiter(), await aRecruiter({ team_joined: 'never' })]
  const changing = await site.person({ role: [...recruiting, { module: 'candidates', item: 'change' }] })
  for (const title of ['Contador', 'Auxiliar']) {
    const { uuid: id } = await makeVacancy(site.platform, { title })
    const body = { owner: notified.person.uuid, members: [silent.person.uuid] }
    await site.call(setTeamEndpoint, { params: { id }, body, token: changing.token })
  }
  await mailUpdates(site.platform)
  await mailUpdates(site.platform)
  expect((await notified.mails()).map(({ subject }) => subject)).toEqual(['Te sumaron al equipo de una vacante'])
  const [text] = await notified.texts()
  expect(text).toMatch(/Auxiliar\s+- Ya eres parte de su equipo\s+Contador\s+- Ya eres parte de su equipo/)
  expect(await silent.mails()).toEqual([])
})
