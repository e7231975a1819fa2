import { expect, test } from 'vitest'
import { getSuggestionChoiceEndpoint } from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

test('APP-04 a registration may bring a phone, and refuses one that is none', async () => {
  const phoneOf = async (email: string) => {
    const body = { grant_type: 'password' as const, username: email, password: testPassword }
    const { access_token: token } = (await site.call(issueTokenEndpoint, { body })).answer
    return (await site.call(getPersonalEndpoint, { token })).answer.data.user_detail.personal_phone
  }
  const [without, given] = [registrationForm(), registrationForm({ personal_phone: '+57 300 000 0000' })]
  for (const form of [without, given]) expect((await sendRegistration(site, form, { file: pdfFile() })).status).toBe(200)
  expect([await phoneOf(without.email), await phoneOf(given.email)]).toEqual(['', '+57 300 000 0000'])
  const { refusal } = await sendRegistration(site, registrationForm({ personal_phone: 'abc' }), { file: pdfFile() })
  expect(refusal.errors).toEqual({ personal_phone: ['personal.error.phone'] })
})

test.each([
  ['yes', { suggestions: 'true' }, true, ['user.suggestions_resumed']],
  ['no', { suggestions: 'false' }, false, []],
  ['nothing', {}, true, []],
])('SPEC-89 a registration that says %s to suggestions', async (_answer, given, wanted, actions) => {
  const form = registrationForm(given)
  const { uuid } = (await sendRegistration(site, form, { file: pdfFile() })).answer.data
  const body = { grant_type: 'password' as const, username: form.email, password: testPassword }
  const { access_token: token } = (await site.call(issueTokenEndpoint, { body })).answer
  expect((await site.call(getSuggestionChoiceEndpoint, { token })).answer.data.wanted).toBe(wanted)
  const audited = await site.platform.db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .select('audit_log.action')
    .where('users.uuid', '=', uuid)
    .execute()
  expect(audited.map(({ action }) => action)).toEqual(actions)
})
