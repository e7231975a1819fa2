import { expect, test } from 'vitest'
import { listStageTemplatesEndpoint, sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { getVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

test('INT-04 an included person reads that staff included them, in the choice of texts, the e-mail and the vacancy', async () => {
  const { db } = site.platform
  const [{ token }, applicant] = [await site.person({ role: 'administrator' }), await site.person()]
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, applicant.id, 'apply')
  await db.updateTable('applications').set({ source_kind: 'staff' }).where('id', '=', card.id).execute()
  const body = { stage: 'apply' as const, language: 'es' as const, included: true }
  const [first] = (await site.call(listStageTemplatesEndpoint, { token, body })).answer.data
  expect(first?.subject).toBe('Te incluimos en una vacante: {{job}}')
  const request = { lang: 'es' as const, stage: 'apply' as const, vacant_id: card.uuid, template: { uuid: first?.uuid ?? '' } }
  expect((await site.call(sendStageEmailEndpoint, { token, body: request })).status).toBe(200)
  const mails = db.selectFrom('outgoing_emails').select(['subject', 'plain']).where('application_id', '=', card.id)
  const email = await mails.executeTakeFirstOrThrow()
  expect(email.subject).toBe(`Te incluimos en una vacante: ${vacancy.title}`)
  // The page where they find its tests has that name for everybody.
  const words = `${email.subject} ${email.plain}`.replace('«Mis postulaciones»', '')
  expect(words).not.toMatch(/postulaci|postularte!|postulaste/i)
  const seen = (await site.call(getVacancyEndpoint, { params: { uuid: vacancy.uuid }, token: applicant.token })).answer.data
  expect(seen).toMatchObject({ applied: true, included: true })
})
