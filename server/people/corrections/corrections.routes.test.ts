import { expect, test } from 'vitest'
import { checkConsentEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import {
  correctPersonEndpoint,
  getCorrectableEndpoint,
  listOwnCorrectionsEndpoint,
} from '#domain/people/corrections/corrections.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()
let made = 0
const freeAddress = () => {
  made += 1
  return `corregida.${made}@example.com`
}
const stateOf = async (staff: TestPerson, uuid: string) =>
  (await site.call(getCorrectableEndpoint, { token: staff.token, params: { uuid } })).answer.data
/** A candidate whose name the form accepts. */
async function candidate(options: Parameters<typeof member>[1] = {}) {
  const person = await member(site, options)
  await site.platform.db.updateTable('users').set({ first_name: 'Ana', last_name: 'Rojas' }).where('id', '=', person.id).execute()
  return person
}
const correct = (staff: TestPerson, uuid: string, body: Record<string, unknown>, files = {}) =>
  site.call(correctPersonEndpoint, { token: staff.token, params: { uuid }, body, files })
const kindsTo = async (address: string) =>
  (await site.platform.db.selectFrom('outgoing_emails').select('kind').where('to_address', '=', address).execute()).map(
    ({ kind }) => kind,
  )
const rowOf = (uuid: string) =>
  site.platform.db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

test('INT-12 staff correct a person, whose own list has old and new values, while the audit names the fields', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await candidate({ cv: true })]
  const before = await rowOf(person.uuid)
  const state = await stateOf(staff, person.uuid)
  const body = { ...state, name: 'María José', city: 'Cali', personal_phone: '+57 300 111 2233', date_of_birth: '1990-05-17' }
  const { answer } = await correct(staff, person.uuid, body, { file: pdfFile('nueva.pdf') })
  expect(answer.data).toMatchObject({ changed: ['name', 'phone', 'city', 'birth', 'cv'], asked: false })
  expect(await stateOf(staff, person.uuid)).toMatchObject({ name: 'María José', city: 'Cali', file_name: 'nueva.pdf' })
  const after = await rowOf(person.uuid)
  expect(after).toMatchObject({ password_hash: before.password_hash, email: before.email, consent_due_at: null })
  const own = await site.call(listOwnCorrectionsEndpoint, { token: person.token })
  expect(own.answer.data.map(({ field, former, present }) => [field, former, present])).toEqual([
    ['cv', state.file_name, 'nueva.pdf'],
    ['birth', '', '1990-05-17'],
    ['city', state.city, 'Cali'],
    ['phone', state.personal_phone, '+57 300 111 2233'],
    ['name', state.name, 'María José'],
  ])
  const noted = site.platform.db.selectFrom('audit_log').select(['action', 'detail']).where('actor_id', '=', staff.id)
  expect(await noted.execute()).toEqual([
    { action: 'user.corrected', detail: { corrected: ['name', 'phone', 'city', 'birth', 'cv'] } },
  ])
  const text = site.platform.db.selectFrom('file_texts').select('file_id').where('file_id', '=', after.cv_file_id)
  expect(await text.execute(), 'the new CV waits to be read').toHaveLength(1)
})

test('INT-12 a stored name that the form refuses does not prevent the correction of another field', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await candidate()]
  await site.platform.db.updateTable('users').set({ first_name: 'Ana 2' }).where('id', '=', person.id).execute()
  const { version } = await stateOf(staff, person.uuid)
  const { answer } = await correct(staff, person.uuid, { city: 'Cali', version })
  expect(answer.data.changed).toEqual(['city'])
  expect(await stateOf(staff, person.uuid)).toMatchObject({ name: 'Ana 2', lastname: 'Rojas', email: person.email, city: 'Cali' })
  expect((await correct(staff, person.uuid, { name: 'Ana 3' })).refusal.errors).toEqual({ name: ['personal.error.name_pattern'] })
})

test('INT-12 the address of a person without a way in changes at once, is announced to both and has to be confirmed', async () => {
  const [staff, person] = [await site.person({ role: 'administrator' }), await candidate()]
  const { db } = site.platform
  await db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', person.id).execute()
  await db.updateTable('sessions').set({ ended_at: new Date() }).where('user_id', '=', person.id).execute()
  const email = freeAddress()
  const { answer } = await correct(staff, person.uuid, { ...(await stateOf(staff, person.uuid)), email })
  expect(answer.data).toMatchObject({ changed: ['email'], asked: true, pending_until: null })
  expect(await rowOf(person.uuid)).toMatchObject({ email, email_verified_at: null })
  expect([await kindsTo(person.email), await kindsTo(email)]).toEqual([['email_changed'], ['new_address']])
  const empty = await correct(staff, person.uuid, { ...(await stateOf(staff, person.uuid)), email: '' })
  expect(empty.refusal.errors).toEqual({ email: ['corrections.error.email_required'] })
})

test('INT-12 the address of somebody else is refused and names them for the merge', async () => {
  const [staff, person, other] = [await site.person({ role: 'administrator' }), await candidate(), await candidate()]
  const taken = await correct(staff, person.uuid, { ...(await stateOf(staff, person.uuid)), email: other.email.toUpperCase() })
  expect([taken.status, taken.refusal]).toMatchObject([409, { error_message: 'corrections.error.taken', uuid: other.uuid }])
  expect(await rowOf(person.uuid)).toMatchObject({ email: person.email })
  expect(await kindsTo(person.email)).toEqual([])
})

test('INT-12 before consent the request goes to the new address, and links sent to the old one end', async () => {
  const staff = await site.person({ role: 'administrator' })
  const added = await addedWithLink(site, staff)
  const email = freeAddress()
  const { answer } = await correct(staff, added.uuid, { ...(await stateOf(staff, added.uuid)), email })
  expect(answer.data).toMatchObject({ changed: ['email'], asked: true })
  expect([await kindsTo(added.email), await kindsTo(email)]).toEqual([[], ['consent']])
  const old = await site.call(checkConsentEndpoint, { params: { token: added.token } })
  expect(old.refusal.error_message).toBe('intake.error.used')
  expect((await rowOf(added.uuid)).consent_due_at).toEqual(added.consent_due_at)
})

test('INT-12 a correction of an outdated state, of nothing and of a colleague is refused', async () => {
  const [staff, person, colleague] = [
    await site.person({ role: 'administrator' }),
    await candidate(),
    await site.person({ role: 'administrator' }),
  ]
  const state = await stateOf(staff, person.uuid)
  expect((await correct(staff, person.uuid, state)).refusal.error_message).toBe('corrections.error.nothing')
  const both = await Promise.all(['Cali', 'Pasto'].map((city) => correct(staff, person.uuid, { ...state, city })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const ofColleague = await correct(staff, colleague.uuid, { name: 'Eva', lastname: 'Rojas', email: freeAddress() })
  expect(ofColleague.refusal.error_message).toBe('corrections.error.staff')
})
