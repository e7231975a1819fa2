import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listStageTemplatesEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { interview, invited } from '../../testing/interviews.ts'

const site = sharedTestApp({ MAIL_FROM: 'Cantera <no-reply@cantera.test>' })

test.each([
  ['equipo@example.test', 'Equipo', 'REQUEST', 'equipo@example.test'],
  ['Equipo', 'equipo@example.test', 'PUBLISH', 'no-reply@cantera.test'],
])(
  'MAIL-03 SPEC-43: interviewer %s becomes %s: the e-mail says so, the entry stays %s of %s',
  async (first, second, method, organizer) => {
    const { write, mails, card, recruiter } = await invited(site)
    await site.platform.db.deleteFrom('interviews').where('application_id', '=', card.id).execute()
    for (const sender of [first, second]) await write({ interview_data: { ...interview, sender } })
    const [before, after] = (await mails()).slice(1)
    expect([before?.subject, after?.subject]).toEqual(['Entrevista', 'Entrevista'])
    for (const part of [after?.html, after?.plain]) expect(part).toContain('reemplaza la invitación anterior')
    for (const part of [before?.html, before?.plain]) expect(part).not.toContain('reemplaza')
    // An interviewer without an address cannot be answered, so answers go to the colleague who invited (EML-01).
    expect(after?.reply_to).toBe(second.includes('@') ? second : recruiter.email)
    const entries = [before, after].map((mail) => mail?.calendar?.replaceAll(/\r\n[ \t]/g, '') ?? '')
    expect(entries.map((entry) => /^METHOD:(.*)\r$/m.exec(entry)?.[1])).toEqual([method, method])
    expect(entries.map((entry) => /^ORGANIZER.*mailto:(.*)\r$/im.exec(entry)?.[1])).toEqual([organizer, organizer])
    expect(entries[1]).toContain(second)
  },
)

test.each(['es', 'en'] as const)('MAIL-03 the subject of a changed interview in %s names the vacancy once', async (lang) => {
  const { write, mails, vacancy, recruiter } = await invited(site)
  const body = { stage: 'firstInterview', language: lang } as const
  const { built_in: template } = (await site.call(listStageTemplatesEndpoint, { token: recruiter.token, body })).answer
  await write({ lang, template, interview_data: { ...interview, from: '09:00' } })
  const says = { es: 'Cambió tu entrevista:', en: 'Your interview has changed:' }[lang]
  expect((await mails()).at(-1)?.subject).toBe(`${says} ${vacancy.title}`)
})

test("MAIL-03 SPEC-43: replies and calendar use the interviewer's address; candidates read the name", async () => {
  const { write, mails, toInterviewer, candidate, recruiter, vacancy } = await invited(site)
  const named = { ...interview, sender: 'Marta Ríos', sender_email: ' Marta@Example.test ' }
  await site.platform.db.deleteFrom('interviews').execute()
  await write({ interview_data: named, template: { subject: 'Con {{sender}}', title: 'Cita', message: '<p>Con {{sender}}</p>' } })
  const mail = (await mails()).at(-1)
  expect(mail).toMatchObject({ subject: 'Con Marta Ríos', reply_to: 'marta@example.test' })
  expect(mail?.plain.replaceAll(/Responde a .*|marta@example\.test/g, '')).not.toContain('@example.test')
  expect(mail?.calendar?.replaceAll(/\r\n[ \t]/g, '')).toMatch(/^ORGANIZER;CN="Marta Ríos".*mailto:marta@example\.test\r$/im)
  const own = (await toInterviewer()).at(-1)
  expect(own).toMatchObject({ to_name: 'Marta Ríos', to_address: 'marta@example.test' })
  expect(own?.calendar?.replaceAll(/\r\n[ \t]/g, '')).toMatch(/^ORGANIZER;CN="Cantera".*mailto:no-reply@cantera\.test\r$/im)
  const [application] = (await site.call(listApplicationsEndpoint, { token: candidate.token })).answer.data
  expect(application?.interview?.sender).toBe('Marta Ríos')
  const { data } = (await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: recruiter.token })).answer
  const card = data.flatMap(({ elements }) => elements)[0]
  expect(card?.interview).toMatchObject({ sender: 'Marta Ríos', sender_email: 'marta@example.test' })
  expect((await write({ interview_data: { ...named, sender_email: 'marta@' } })).refusal.errors).toEqual({
    'interview_data.sender_email': ['notification.error.sender_email'],
  })
})

test('MAIL-03 SPEC-43: an invitation after a cancellation does not mention a change', async () => {
  const { write, mails, card } = await invited(site)
  await site.platform.db.updateTable('interview_invitations').set({ cancels: true }).execute()
  await site.platform.db
    .updateTable('interviews')
    .set({ cancelled_at: new Date() })
    .where('application_id', '=', card.id)
    .execute()
  await write()
  expect((await mails()).at(-1)).toMatchObject({ subject: 'Entrevista' })
})

test('NTF-01 SPEC-05: all errors of an interview come at once, together with those of the message', async () => {
  const { write } = await invited(site)
  const errorsOf = async (body: object) => (await write(body)).refusal.errors
  const past = { ...interview, date: '2020-01-01', from: '10:00', to: '09:00', sender: '' }
  for (const time_zone of [undefined, 'Europe/Madrid'])
    expect(await errorsOf({ interview_data: { ...past, time_zone } })).toEqual({
      'interview_data.date': ['notification.error.past'],
      'interview_data.to': ['notification.error.end_before_start'],
      'interview_data.sender': ['notification.error.interview'],
    })
  expect(Object.keys(await errorsOf({ template: {}, interview_data: '' })).sort()).toEqual([
    ...['interview_data.date', 'interview_data.from', 'interview_data.sender', 'interview_data.to'],
    ...['template.message', 'template.subject', 'template.title'],
  ])
})

test.each(['CST', 'PST', 'IST', 'ART', 'SystemV/EST5', 'Etc/Unknown', 'Factory', '+05:00'])(
  'NTF-01 SPEC-43: the time zone %s, which not every program knows, is a field error',
  async (time_zone) => {
    const { write } = await invited(site)
    const { status, refusal } = await write({ interview_data: { ...interview, time_zone } })
    expect([status, refusal.errors]).toEqual([422, { 'interview_data.time_zone': ['notification.error.time_zone'] }])
  },
)

test('NTF-01 SPEC-42: the built-in text of a stage is listed with its templates, and is sent unchanged', async () => {
  const { recruiter, vacancy, mails, write, card } = await invited(site)
  await site.platform.db.deleteFrom('interviews').where('application_id', '=', card.id).execute()
  const body = { stage: 'firstInterview', language: 'es' } as const
  const { built_in: template } = (await site.call(listStageTemplatesEndpoint, { token: recruiter.token, body })).answer
  expect((await write({ template, interview_data: { ...interview, to: '11:00' } })).status).toBe(200)
  expect((await mails()).at(-1)?.subject).toContain(`Te invitamos a una entrevista: ${vacancy.title}`)
})

test('NTF-01 SPEC-68: an interview that is null counts as none', async () => {
  const { write } = await invited(site)
  const missing = await write({ interview_data: null })
  expect([missing.status, Object.keys(missing.refusal.errors ?? {}).sort()]).toEqual([
    422,
    ['date', 'from', 'sender', 'to'].map((field) => `interview_data.${field}`),
  ])
  // The card is at another stage, so this refusal shows that the request itself is valid.
  expect((await write({ stage: 'apply', interview_data: null })).refusal.error_message).toBe('errors.stale')
})
