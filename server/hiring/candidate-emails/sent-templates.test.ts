import { expect, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { listStageTemplatesEndpoint, sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { createFailedEmail, makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const viewing = [{ module: 'candidates', item: 'view' }] as const

async function textsOf(token: string, stage: Stage, card?: string) {
  const { answer } = await site.call(listStageTemplatesEndpoint, { token, body: { stage, language: 'es', card } })
  return {
    templates: answer.data,
    builtIn: answer.built_in,
    days: answer.data.map(({ sent_at: at }) => at?.slice(0, 10) ?? null),
  }
}

test('NTF-01 the templates of a stage say when the candidate of this card got them at this stage', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const [ana, luis] = [await site.person(), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, ana.id, 'makeTest')
  const other = await makeApplication(site.platform, vacancy.id, luis.id, 'makeTest')
  const { templates, days } = await textsOf(token, 'makeTest', card.uuid)
  expect(days.every((day) => day === null)).toBe(true)
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template: { uuid: templates[0]!.uuid } } as const
  expect((await site.call(sendStageEmailEndpoint, { token, body })).status).toBe(200)
  const today = new Date(site.platform.now()).toISOString().slice(0, 10)
  expect((await textsOf(token, 'makeTest', card.uuid)).days[0]).toBe(today)
  expect((await textsOf(token, 'makeTest', other.uuid)).days[0]).toBe(null)
  expect((await textsOf(token, 'makeTest')).days[0]).toBe(null)
  expect((await textsOf(token, 'approved', card.uuid)).days[0]).toBe(null)
})

test('NTF-01 SPEC-42 the e-mail that the site sends by itself counts, and the built-in text, and own words do not', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const candidate = await site.person({ cv: true })
  await site.call(applyEndpoint, { params: { job: vacancy.uuid, user: candidate.uuid }, token: candidate.token })
  const card = await site.platform.db
    .selectFrom('applications')
    .select(['id', 'uuid'])
    .where('user_id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  expect((await textsOf(token, 'apply', card.uuid)).days[0]).not.toBe(null)
  const builtIn = async (stage: Stage) => (await textsOf(token, stage, card.uuid)).builtIn
  expect((await builtIn('apply')).sent_at).toBe(null)
  const { sent_at: _, sent_status: __, ...template } = await builtIn('apply')
  const words = { subject: 'Una pregunta', title: 'Hola', message: '<p>¿Cuándo puedes empezar?</p>' }
  const send = (texts: object) =>
    site.call(sendStageEmailEndpoint, { token, body: { lang: 'es', stage: 'apply', vacant_id: card.uuid, template: texts } })
  await send(words)
  expect((await builtIn('apply')).sent_at).toBe(null)
  await send(template)
  expect((await builtIn('apply')).sent_at).not.toBe(null)
})

test('NTF-01 SPEC-45 a text says what became of its newest e-mail that did not fail', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'makeTest')
  const [first] = (await textsOf(token, 'makeTest', card.uuid)).templates
  expect(first).toMatchObject({ sent_at: null, sent_status: null })
  const of = { application_id: card.id, stage: 'makeTest', template: first!.uuid, kind: 'stage' }
  for (const [status, shown] of [
    ['failed', null],
    ['kept', 'kept'],
    ['sent', 'sent'],
    ['queued', 'queued'],
    ['failed', 'queued'],
  ] as const) {
    await createFailedEmail(site.platform, { ...of, status })
    expect((await textsOf(token, 'makeTest', card.uuid)).templates[0]?.sent_status).toBe(shown)
  }
})

test('NTF-01 SPEC-80 a colleague who may not see the card, or no candidates, learns nothing of its e-mails', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'makeTest')
  const { templates } = await textsOf(token, 'makeTest')
  const body = { lang: 'es', stage: 'makeTest', vacant_id: card.uuid, template: { uuid: templates[0]!.uuid } } as const
  await site.call(sendStageEmailEndpoint, { token, body })
  expect((await textsOf(token, 'makeTest', card.uuid)).days[0]).not.toBe(null)
  const limited = await site.person({ role: [...viewing], limited: true })
  const ofTemplates = await site.person({ role: [{ module: 'notifications', item: 'view' }] })
  for (const { token: own } of [limited, ofTemplates]) expect((await textsOf(own, 'makeTest', card.uuid)).days[0]).toBe(null)
})
