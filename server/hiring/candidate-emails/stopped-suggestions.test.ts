import { expect, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import {
  changeSuggestionChoiceEndpoint,
  getSuggestionChoiceByLinkEndpoint,
  getSuggestionChoiceEndpoint,
  resumeSuggestionsEndpoint,
  stopSuggestionsEndpoint,
} from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const mailsTo = (person: TestPerson) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', person.email).orderBy('id').execute()

/** Suggests a new vacancy to a person; returns the link that stops suggestions. */
async function suggestTo(person: TestPerson, staff: TestPerson) {
  const vacancy = await makeVacancy(site.platform)
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  const sent = await site.call(sendSuggestionsEndpoint, { token: staff.token, body })
  return { body, sent, vacancy }
}
const wanted = async (person: TestPerson) =>
  (await site.call(getSuggestionChoiceEndpoint, { token: person.token })).answer.data.wanted
/** The link of the last suggestion; the e-mail has it in its header and in its text. */
async function linkTo(person: TestPerson) {
  const mail = (await mailsTo(person)).at(-1)
  const url = new URL(mail?.unsubscribe_url ?? '')
  expect(mail?.plain).toContain(`No quiero recibir más vacantes: ${url.href}`)
  return url.pathname + url.search
}

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'EML-04 one request of a mail program as %s stops suggestions without a login; opening the link does not',
  async (type, payload) => {
    const [staff, person] = [await site.person({ role: 'administrator' }), await site.person()]
    await suggestTo(person, staff)
    const url = await linkTo(person)
    await site.app.inject({ method: 'GET', url })
    expect(await wanted(person)).toBe(true)
    const posted = await site.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
    expect([posted.statusCode, posted.json()]).toEqual([200, { success_message: 'suggestions.stopped' }])
    expect(await wanted(person)).toBe(false)
    expect((await site.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode).toBe(200)
    expect(await site.auditOf(person)).toEqual(['user.suggestions_stopped'])
  },
)

test('EML-04 whoever suggests learns of it before sending; neither one person nor many are written to', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await site.person()]
  await site.call(changeSuggestionChoiceEndpoint, { token: person.token, body: { wanted: false } })
  const { body, sent, vacancy } = await suggestTo(person, staff)
  expect([sent.status, sent.refusal.error_message]).toEqual([409, 'suggestions.nobody'])
  const { left_out } = (await site.call(previewSuggestionsEndpoint, { token: staff.token, body })).answer.data
  expect(left_out).toMatchObject([{ uuid: person.uuid, reason: 'unwanted' }])
  const share = { uuid: vacancy.uuid, lang: 'es', name: 'Ana', email: person.email } as const
  const shared = await site.call(sendStageEmailEndpoint, { token: staff.token, body: share })
  expect([shared.status, shared.refusal.error_message]).toEqual([409, 'notification.error.unwanted'])
})

test('EML-04 e-mails about one’s own applications still arrive', async () => {
  const person = await site.person({ cv: true })
  await site.call(changeSuggestionChoiceEndpoint, { token: person.token, body: { wanted: false } })
  const vacancy = await makeVacancy(site.platform)
  const applied = await site.call(applyEndpoint, { token: person.token, params: { job: vacancy.uuid, user: person.uuid } })
  expect(applied.status).toBe(200)
  expect(await mailsTo(person)).toMatchObject([{ kind: 'stage' }])
})

test('EML-04 the link takes the choice back; own data says it; a forged link does nothing', async () => {
  const [staff, person, other] = [await site.person({ role: 'administrator' }), await site.person(), await site.person()]
  await suggestTo(person, staff)
  const token = (await linkTo(person)).split('/').at(-1)?.split('?')[0] ?? ''
  const forged = token.replace(person.uuid, other.uuid)
  const shown = async (of: string) => site.call(getSuggestionChoiceByLinkEndpoint, { params: { token: of } })
  expect((await site.call(stopSuggestionsEndpoint, { params: { token: forged } })).status).toBe(404)
  expect((await shown(forged)).status).toBe(404)
  expect((await shown(token)).answer.data).toEqual({ wanted: true })
  await site.call(stopSuggestionsEndpoint, { params: { token } })
  expect((await shown(token)).answer.data).toEqual({ wanted: false })
  expect((await readOwnData(site.platform, { ...person, language: 'es' })).account).toMatchObject({
    suggestions_stopped_at: expect.any(Date),
  })
  await site.call(resumeSuggestionsEndpoint, { params: { token } })
  expect(await wanted(person)).toBe(true)
  expect((await suggestTo(person, staff)).sent.answer.data).toEqual({ sent: 1, left_out: 0 })
})

test('EML-04 INT-05 a merged account gets no suggestions when one of the two stopped them', async () => {
  const [staff, stays, leaves] = [await site.person({ role: 'administrator' }), await site.person(), await site.person()]
  await site.call(changeSuggestionChoiceEndpoint, { token: leaves.token, body: { wanted: false } })
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, stays.id)
  const merged = await site.call(mergePeopleEndpoint, {
    token: staff.token,
    body: { stays: stays.uuid, leaves: leaves.uuid, take: [] },
  })
  expect(merged.status).toBe(200)
  expect(await wanted(stays)).toBe(false)
})
