import { beforeAll, expect, test } from 'vitest'
import { previewTemplateEndpoint, sendTestOfTemplateEndpoint } from '#domain/hiring/candidate-emails/preview.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const templateOf = (stage: Stage, language: 'es' | 'en') =>
  site.platform.db
    .selectFrom('notification_templates')
    .selectAll()
    .where('stage', '=', stage)
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
const preview = async (uuid: string) =>
  (await site.call(previewTemplateEndpoint, { token: staff.token, params: { id: uuid } })).answer.data
const change = (uuid: string, values: { title: string; message_html: string }) =>
  site.platform.db.updateTable('notification_templates').set(values).where('uuid', '=', uuid).execute()

test('TPL-01 the preview is the complete e-mail, as HTML and as plain text', async () => {
  const { uuid } = await templateOf('firstInterview', 'es')
  const shown = await preview(uuid)
  expect(shown.subject).toBe('Te invitamos a una entrevista: Analista de datos')
  for (const part of [shown.html, shown.text])
    for (const words of ['Cantera', 'Hola, Ana:', 'Analista de datos', '10:45', 'Equipo de selección', 'le llega al equipo'])
      expect(part).toContain(words)
  for (const button of ['Confirmo', 'Pedir otra hora']) expect(shown.html).toContain(`${button}</a>`)
  expect(shown.html).not.toContain('{{')
})

test('TPL-01 a template names its counterpart in the other language; without one it says null', async () => {
  const [spanish, english] = [await templateOf('approved', 'es'), await templateOf('approved', 'en')]
  expect(await preview(spanish.uuid)).toMatchObject({ language: 'es', twin: english.uuid })
  expect(await preview(english.uuid)).toMatchObject({ language: 'en', twin: spanish.uuid })
  await site.platform.db.deleteFrom('notification_templates').where('uuid', '=', english.uuid).execute()
  expect(await preview(spanish.uuid)).toMatchObject({ twin: null })
})

test('INJ-01 INJ-05 scripts in a template do not run, and unknown variables stay as text', async () => {
  const { uuid } = await templateOf('reject', 'es')
  await change(uuid, {
    title: '<img src=x> {{7*7}}',
    message_html: '<p>{{7*7}}<script>alert(1)</script><img src=x onerror=x()></p>',
  })
  const { html } = await preview(uuid)
  expect(html).toContain('&lt;img src=x&gt; {{7*7}}')
  expect(html).toContain('<p>{{7*7}}</p>')
  expect(html).not.toMatch(/<script|<img/)
})

test('TPL-01 MAIL-03 the test of an invitation has a calendar part; that of another stage has none', async () => {
  const { db } = site.platform
  const sent = []
  for (const stage of ['secondInterview', 'makeTest'] as const) {
    const { uuid } = await templateOf(stage, 'es')
    const { answer } = await site.call(sendTestOfTemplateEndpoint, { token: staff.token, params: { id: uuid } })
    const { uuid: mail } = answer.data
    sent.push(await db.selectFrom('outgoing_emails').select('calendar').where('uuid', '=', mail).executeTakeFirstOrThrow())
  }
  for (const line of ['METHOD:PUBLISH', 'SUMMARY:Entrevista: Analista de datos']) expect(sent[0]?.calendar).toContain(line)
  expect(sent[1]?.calendar).toBeNull()
  await db.deleteFrom('outgoing_emails').where('kind', '=', 'test').execute()
})

test("TPL-01 LOG-06 a test e-mail goes to the caller's address, is marked, and is limited", async () => {
  const { uuid } = await templateOf('apply', 'en')
  const other = await site.person()
  const send = () =>
    site.call(sendTestOfTemplateEndpoint, {
      token: staff.token,
      params: { id: uuid },
      body: { email: other.email, to: other.email },
    })
  expect((await send()).answer.success_message).toBe('templates.test_sent')
  const mails = () => site.platform.db.selectFrom('outgoing_emails').selectAll().where('kind', '=', 'test').execute()
  expect(await mails()).toMatchObject([
    { to_address: staff.email, subject: 'Test: We received your application: Data analyst', language: 'en', user_id: staff.id },
  ])
  await site.platform.db
    .updateTable('rate_limits')
    .set({ count: limits.testMailsPerHour })
    .where('key', '=', `test mails of ${staff.id}`)
    .execute()
  expect((await send()).status).toBe(429)
  expect(await mails()).toHaveLength(1)
})
