import { afterAll, expect, test } from 'vitest'
import {
  listStageTemplatesEndpoint,
  sendApplicantEmailEndpoint,
  sendStageEmailEndpoint,
} from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { cardsToNotify, emailStateOf } from './candidate-emails.reads.ts'
import { queueStageMail } from './candidate-emails.writes.ts'

const smtp = await startSmtpServer()
const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Cantera <no-reply@cantera.test>', SITE_TIME_ZONE: 'America/Bogota' }
const site = sharedTestApp(env)
afterAll(smtp.stop)

const free = { subject: 'Sobre {{job}}', title: 'Hola', message: '<p>Mensaje para {{applicant}}</p>' }
const interview = { date: '2199-03-04', from: '09:30', to: '10:15', sender: 'Equipo de selección' }

/** A card in a stage, its candidate, and a recruiter who may write to them. */
async function cardIn(stage: Stage, candidate: { firstName?: string; lastName?: string; confirmed?: boolean } = {}) {
  const { platform, person } = site
  const recruiter = await person({
    role: [
      { module: 'candidates', item: 'view' },
      { module: 'candidates', item: 'change' },
    ],
  })
  const applicant = await person(candidate)
  const vacancy = await makeVacancy(platform)
  const card = await makeApplication(platform, vacancy.id, applicant.id, stage)
  const send = (body: Record<string, unknown>, token = recruiter.token) =>
    site.call(sendStageEmailEndpoint, { token, body: { lang: 'es', stage, vacant_id: card.uuid, template: free, ...body } })
  const defaults = async (of: Stage = stage, language: 'es' | 'en' = 'es') =>
    (await site.call(listStageTemplatesEndpoint, { token: recruiter.token, body: { stage: of, language } })).answer.data
  return { recruiter, applicant, vacancy, card, send, defaults }
}

/** The next e-mail that arrives at an address. */
async function arrived(address: string, count = 1) {
  for (let waitFor = 1; ; waitFor += 1) {
    const theirs = (await smtp.until(waitFor)).filter(({ to }) => to.includes(address))[count - 1]
    if (theirs) return theirs
  }
}

async function emailStateOfCard(id: number) {
  const card = site.platform.db.selectFrom('applications').select(emailStateOf.as('state')).where('id', '=', id)
  return (await card.executeTakeFirstOrThrow()).state
}

test('NTF-01 the default template comes first, and its e-mail reaches the candidate', async () => {
  const { applicant, vacancy, card, send, defaults } = await cardIn('makeTest', { firstName: 'Ana', lastName: 'Demostración' })
  expect(await emailStateOfCard(card.id)).toBe('not_notified')
  const [first] = await defaults()
  expect(first).toMatchObject({ default: 1, board_name: 'makeTest', language: 'es' })

  const { answer } = await send({ template: { uuid: first?.uuid } })
  expect(answer).toMatchObject({ success_message: 'notification.success', data: { notice: 'queued' } })
  const { email, from } = await arrived(applicant.email)
  expect(from).toBe('no-reply@cantera.test')
  expect(email.subject).toBe(`Siguiente paso para ${vacancy.title}`)
  expect(email.messageId).toContain(answer.data.uuid)
  for (const part of [email.html, email.text]) {
    expect(part).toContain('Hola, Ana:')
    expect(part).toContain(vacancy.title)
    expect(part).toContain('https://cantera.test/profile/Dashboard?lang=es')
    expect(part).toContain('tu mensaje le llega al equipo de')
  }
  const audited = await site.platform.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'application.notified')
    .execute()
  expect(audited.map(({ subject_id }) => subject_id)).toContain(card.id)
})

test('NTF-01 the free form sends the sanitised text, also under the second path', async () => {
  const { recruiter, applicant, card, send } = await cardIn('approved')
  const message = '<p onclick="x()">Bienvenida, {{applicant}}<script>alert(1)</script><a href="https://example.test">aquí</a></p>'
  await send({ template: { ...free, message } })
  const { email } = await arrived(applicant.email)
  expect(email.html).toContain('Bienvenida, ')
  expect(email.html).toContain('href="https://example.test"')
  expect(email.html).not.toMatch(/<script|onclick/)

  const body = { lang: 'en', stage: 'approved', vacant_id: card.id, template: free }
  const second = await site.call(sendApplicantEmailEndpoint, { token: recruiter.token, body })
  expect(second.status).toBe(200)
  expect((await arrived(applicant.email, 2)).email.html).toContain('lang="en"')
})

test.each([
  ['<p>Hola <a href="javascript:x()">aquí</a></p>', 'errors.unsafe_link'],
  ['<p>Hola <a href="data:text/html,x">aquí</a></p>', 'errors.unsafe_link'],
  ['<script>alert(1)</script>', 'notification.error.message'],
])('INJ-02 NTF-01 the message %s is refused at its field and queues nothing', async (message, key) => {
  const { card, send } = await cardIn('approved')
  const { status, refusal } = await send({ template: { ...free, message } })
  expect([status, refusal.errors]).toEqual([422, { 'template.message': [key] }])
  expect(await emailStateOfCard(card.id)).toBe('not_notified')
})

const expression = `\${7*7}`

test('MAIL-02 INJ-05 markup and variables in a name stay text', async () => {
  const { applicant, send } = await cardIn('reject', { firstName: '<b>{{job}}</b>', lastName: expression })
  await send({})
  const { email } = await arrived(applicant.email)
  expect(email.html).toContain(`&lt;b&gt;{{job}}&lt;/b&gt; ${expression}`)
  expect(email.html).not.toContain('<b>')
  expect(email.text).toContain(`Mensaje para <b>{{job}}</b> ${expression}`)
})

test('INJ-02 INJ-05 a name that a template puts into a link does not become a script', async () => {
  const { applicant, send } = await cardIn('reject', { firstName: 'javascript:alert(1)//' })
  await send({ template: { ...free, message: '<p><a href="{{applicant}}">aquí</a></p>' } })
  expect((await arrived(applicant.email)).email.html).not.toContain('href="javascript:')
})

test.each([
  ['es', '04/03/2199', '09:30', 'hora de Bogotá'],
  ['en', '03/04/2199', '9:30 AM', 'Bogotá time'],
] as const)(
  'MAIL-03 I18N-04 an interview e-mail in %s writes the date as %s, the time as %s and has the invitation',
  async (lang, date, time, hours) => {
    const { applicant, vacancy, send, defaults, recruiter } = await cardIn('firstInterview')
    const [first] = await defaults('firstInterview', lang)
    const where = { place: 'https://meet.example.com/abc', note: 'Trae tu documento.' }
    expect((await send({ lang, template: { uuid: first?.uuid }, interview_data: { ...interview, ...where } })).status).toBe(200)
    const { email, raw } = await arrived(applicant.email)
    for (const part of [email.html, email.text])
      for (const word of [
        date,
        time,
        '10:15',
        hours,
        interview.sender,
        where.note,
        'https://cantera.test/interview/',
        `?lang=${lang}`,
      ])
        expect(part).toContain(word)
    expect(email.html).toContain(`href="${where.place}"`)
    expect(raw).toMatch(/content-type: text\/calendar;[^\n]*method=PUBLISH/i)
    const calendar = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
    expect(calendar).toContain('DTSTART:21990304T143000Z')
    expect(calendar).toContain('DTEND:21990304T151500Z')
    for (const word of [vacancy.title, 'LOCATION:https://meet.example.com/abc', 'Trae tu documento.'])
      expect(calendar).toContain(word)
    expect(email.replyTo?.[0]?.address).toBe(recruiter.email)
  },
)

test("MAIL-03 SPEC-43: an interviewer's address is the Reply-To, and a change updates the same entry", async () => {
  const { applicant, card, send } = await cardIn('secondInterview')
  const sender = 'equipo@example.test'
  await send({ interview_data: { ...interview, sender } })
  site.passSeconds(61)
  await send({ interview_data: { ...interview, sender } })
  await send({ interview_data: { ...interview, sender, from: '11:00', to: '12:00', time_zone: 'Europe/Madrid' } })
  // Half past nine in Santiago, in winter and in summer.
  for (const date of ['2199-07-15', '2199-12-16'])
    await send({ interview_data: { ...interview, sender, date, time_zone: 'America/Santiago' } })
  await send({ interview_data: { ...interview, sender, date: '2199-12-16', time_zone: 'America/Santiago', place: 'Calle 1' } })
  const { email, from, raw } = await arrived(applicant.email, 6)
  expect(raw).toMatch(/content-type: text\/calendar;[^\n]*method=REQUEST/i)
  expect(from).toBe('no-reply@cantera.test')
  expect(email.replyTo?.[0]?.address).toBe(sender)
  const rows = await site.platform.db
    .selectFrom('outgoing_emails')
    .select('calendar')
    .where('application_id', '=', card.id)
    .where('kind', '=', 'stage')
    .orderBy('id')
    .execute()
  const line = (name: string) => rows.map(({ calendar }) => new RegExp(`^${name}:(.*)$`, 'm').exec(calendar ?? '')?.[1]?.trim())
  expect(line('SEQUENCE')).toEqual(['0', '0', '1', '2', '3', '4'])
  expect(line('METHOD')).toEqual(Array(6).fill('REQUEST'))
  expect(new Set(line('UID')).size).toBe(1)
  expect(line('DTSTART').slice(2)).toEqual(['21990304T100000Z', '21990715T133000Z', '21991216T123000Z', '21991216T123000Z'])
})

test.each([
  [{ interview_data: '' }, 'interview_data.date', 'notification.error.interview'],
  [{ interview_data: { ...interview, sender: '' } }, 'interview_data.sender', 'notification.error.interview'],
  [{ interview_data: { ...interview, date: '2020-01-01' } }, 'interview_data.date', 'notification.error.past'],
  [{ interview_data: { ...interview, to: '09:00' } }, 'interview_data.to', 'notification.error.end_before_start'],
  [
    { template: { subject: '', title: '', message: '' }, interview_data: interview },
    'template.subject',
    'notification.error.subject',
  ],
  [
    { template: { ...free, message: '<p>{{ciudad}}</p>' }, interview_data: interview },
    'template.message',
    'notification.error.no_variable',
  ],
])('NTF-01 an interview notification with %j is refused and queues nothing', async (body, field, key) => {
  const { card, send } = await cardIn('firstInterview')
  const { status, refusal } = await send(body)
  expect(status).toBe(422)
  expect(refusal.errors[field]).toContain(key)
  expect(await emailStateOfCard(card.id)).toBe('not_notified')
})

test('NTF-01 MAIL-01 a repeated notification is one e-mail; a new text or a retry is another', async () => {
  const { card, send } = await cardIn('firstInterview')
  const { db } = site.platform
  const queued = () => db.selectFrom('outgoing_emails').select('uuid').where('application_id', '=', card.id).execute()
  const same = { interview_data: interview }
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(same)))
  const [first] = answers.map(({ answer }) => answer.data.uuid)
  expect(new Set(answers.map(({ answer }) => answer.data.uuid))).toEqual(new Set([first]))
  expect(await queued()).toEqual([{ uuid: first }])
  const audited = db.selectFrom('audit_log').select('id').where('action', '=', 'application.notified')
  expect(await audited.where('subject_id', '=', card.id).execute()).toHaveLength(1)

  const later = (await send({ interview_data: { ...interview, to: '11:00' } })).answer.data.uuid
  const back = (await send(same)).answer.data.uuid
  expect(new Set([first, later, back]).size).toBe(3)
  await db.updateTable('outgoing_emails').set({ status: 'failed' }).where('uuid', '=', back).execute()
  expect((await send(same)).answer.data.uuid).not.toBe(back)
  expect(await queued()).toHaveLength(4)
  site.passSeconds(61)
  await send(same)
  expect(await queued()).toHaveLength(5)
})

test('NTF-01 SPEC-56: above the daily limit of an address an invitation leaves no trace', async () => {
  const { recruiter, applicant, send } = await cardIn('firstInterview', { confirmed: false })
  const { db } = site.platform
  const ofDay = {
    key: `invitation mail to ${site.inCounts(applicant.email)}`,
    count: 4,
    window_ends_at: new Date(Date.now() + 60_000),
  }
  await db.insertInto('rate_limits').values(ofDay).execute()
  const { id: vacancyId } = await makeVacancy(site.platform)
  const other = await makeApplication(site.platform, vacancyId, applicant.id, 'firstInterview')
  const invite = (vacant_id?: string) => send({ interview_data: interview, ...(vacant_id && { vacant_id }) })
  const both = await Promise.all([invite(), invite(other.uuid)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
  const refused = both.find(({ status }) => status === 429)
  expect(refused?.refusal.error_message).toBe('notification.error.unconfirmed')
  const interviews = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('interview_invitations as invitation', 'invitation.interview_id', 'interviews.id')
    .select('interviews.id')
    .where('user_id', '=', applicant.id)
    .execute()
  expect(interviews).toHaveLength(1)
  expect(await site.auditOf(recruiter)).toEqual(['application.notified'])
})

test('NTF-01 refuses a template of another stage, and a card that moved, was removed or is unknown', async () => {
  const { card, send, defaults } = await cardIn('makeTest')
  const [other] = await defaults('reject')
  expect((await send({ template: { uuid: other?.uuid } })).refusal.errors['template.uuid']).toEqual([
    'notification.error.template',
  ])
  expect((await send({ stage: 'approved' })).refusal.error_message).toBe('errors.stale')
  expect((await send({ vacant_id: '99999999' })).status).toBe(404)
  await site.platform.db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', card.id).execute()
  expect((await send({})).status).toBe(404)
})

test('APP-02 SPEC-42: a stage sends its default template, or the built-in text when that was deleted', async () => {
  const { applicant, vacancy, card } = await cardIn('apply')
  const queue = () =>
    site.platform.db.transaction().execute(async (tx) => {
      const toNotify = await cardsToNotify(tx, 'apply', 'en').where('applications.id', '=', card.id).executeTakeFirstOrThrow()
      await queueStageMail(tx, site.platform, toNotify, { stage: 'apply', language: 'en' })
    })
  const ofApply = site.platform.db.updateTable('notification_templates').where('stage', '=', 'apply').where('language', '=', 'en')
  await ofApply.set({ subject: 'Changed by staff: {{job}}' }).execute()
  await queue()
  expect((await arrived(applicant.email)).email.subject).toBe(`Changed by staff: ${vacancy.title}`)
  await site.platform.db.deleteFrom('notification_templates').where('stage', '=', 'apply').where('language', '=', 'en').execute()
  await queue()
  expect((await arrived(applicant.email, 2)).email.subject).toBe(`We received your application: ${vacancy.title}`)
})

test("SPEC-40: a card's notice is the status of the last e-mail about its current stage", async () => {
  const { platform } = site
  const { card, send } = await cardIn('makeTest')
  await send({})
  // From here on no worker changes the e-mail.
  await expect.poll(() => emailStateOfCard(card.id)).toBe('sent')
  for (const status of ['queued', 'sent', 'kept', 'failed'] as const) {
    await platform.db.updateTable('outgoing_emails').set({ status }).where('application_id', '=', card.id).execute()
    expect(await emailStateOfCard(card.id)).toBe(status)
  }
  await platform.db.updateTable('applications').set({ stage: 'approved' }).where('id', '=', card.id).execute()
  expect(await emailStateOfCard(card.id)).toBe('not_notified')
})
