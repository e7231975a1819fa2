import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  addPersonEndpoint,
  checkConsentEndpoint,
  giveConsentEndpoint,
  makeConsentLinkEndpoint,
  refuseConsentEndpoint,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { listDuplicatesEndpoint, mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { addPersonNoteEndpoint, listPersonNotesEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import { tagPersonEndpoint } from '#domain/people/tags/tags.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { addedPersonFields, addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { entriesOf } from '../../testing/entries.ts'
import { linkOf } from '../../testing/links.ts'
import { makeVacancy } from '../../testing/records.ts'
import { confirmationOf, ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'
import { rememberRefusal } from '../accounts/refused-addresses.writes.ts'
import { addPerson } from '../added-candidates/added-people.writes.ts'
import { remindUnanswered } from '../added-candidates/consent-reminders.writes.ts'
import { readOwnData } from '../users/own-data.reads.ts'
import { compareChangedPeople } from './comparing.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const { rowOf, anEntry, register, confirm, untilTakenOver, logIn } = entriesOf(site)
const db = () => site.platform.db
const staff = () => site.person({ role: 'administrator' })
const mailsTo = (address: string) =>
  db().selectFrom('outgoing_emails').select(['kind', 'user_id']).where('to_address', '=', address).orderBy('id').execute()
const add = (by: TestPerson, fields: Record<string, unknown>, files = {}) =>
  site.call(addPersonEndpoint, { token: by.token, body: addedPersonFields(fields), files })

test('INT-11 a person whom staff added registers, applies, confirms, and has both applications and all entries', async () => {
  const colleague = await staff()
  const [first, second] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  const email = registrationForm().email
  const added = await add(colleague, { email, uuid_jobs: first.uuid, city: 'Pereira' }, { file: pdfFile('del equipo.pdf', 900) })
  const entry = await rowOf(added.answer.data.uuid)
  const { token } = colleague
  await site.call(addPersonNoteEndpoint, { token, params: { id: entry.uuid }, body: { description: 'Llamar en la tarde' } })
  await site.call(tagPersonEndpoint, { token, params: { id: entry.uuid }, body: { name: 'Feria' } })

  const ordinary = await sendRegistration(site, registrationForm({ vacancies: 'true', uuid_jobs: second.uuid }))
  expect((await site.call(checkEmailEndpoint, { body: { email }, headers: ownNetwork() })).status).toBe(200)
  const registered = await sendRegistration(site, registrationForm({ email, vacancies: 'true', uuid_jobs: second.uuid }))
  expect(registered.status).toBe(ordinary.status)
  expect(registered.answer).toEqual({ ...ordinary.answer, data: { uuid: expect.any(String), email } })
  const account = await rowOf(registered.answer.data.uuid)
  expect([account.first_name, account.consent_due_at]).toEqual(['Ana María', null])

  const own = await logIn(email)
  const seen = async () => (await site.call(listApplicationsEndpoint, { token: own })).answer.data
  expect(await seen()).toHaveLength(1)
  const before = JSON.stringify(await readOwnData(site.platform, { ...account, language: 'es' }))
  for (const word of ['Lucía', 'Pereira', 'Feria de empleo', 'del equipo.pdf', first.uuid]) expect(before).not.toContain(word)
  const shown = (await site.call(getUserEndpoint, { token, params: { uuid: entry.uuid } })).answer.data
  expect(shown).toMatchObject({ registered: true, own_account: account.uuid, email: '', name: 'Lucía' })
  const board = await site.call(getBoardEndpoint, { token, params: { job: first.uuid } })
  expect(JSON.stringify(board.answer)).toContain('"registered":true')

  expect((await confirm(account)).status).toBe(200)
  await untilTakenOver(entry, account)
  expect(await seen()).toHaveLength(2)
  const one = (await site.call(getUserEndpoint, { token, params: { uuid: account.uuid } })).answer.data
  expect(one).toMatchObject({ name: 'Ana María', email, registered: false, own_account: null })
  expect(one).toMatchObject({ added_by: expect.any(String), source_note: 'Feria de empleo', personal_phone: '+57 300 765 4321' })
  expect(one.user_detail).toMatchObject({ city: 'Pereira' })
  expect(JSON.stringify(one.cv)).not.toContain('del equipo')
  expect(one.portfolio.map(({ description }) => description)).toEqual(['del equipo.pdf'])
  expect(one.user_jobs).toHaveLength(2)
  const notes = await site.call(listPersonNotesEndpoint, { token, params: { id: account.uuid } })
  expect(notes.text).toContain('Llamar en la tarde')
  // The team is notified of what was replaced: the name, and where the CV is.
  for (const words of ['Nombre: Lucía Agregada', 'del equipo.pdf (queda en su portafolio)']) expect(notes.text).toContain(words)
  const audited = db().selectFrom('audit_log').select(['actor_id', 'action']).where('subject_id', '=', account.id)
  expect(await audited.where('subject_type', '=', 'user').execute()).toContainEqual({
    actor_id: account.id,
    action: 'user.taken_over',
  })
})

test('INT-11 applying to the vacancy where staff put the person leaves one card with both histories', async () => {
  const [colleague, vacancy] = [await staff(), await makeVacancy(site.platform)]
  const form = registrationForm({ vacancies: 'true', uuid_jobs: vacancy.uuid })
  const entry = await rowOf((await add(colleague, { email: form.email, uuid_jobs: vacancy.uuid })).answer.data.uuid)
  const account = await register(form)
  const cards = () =>
    db().selectFrom('applications').select('user_id').where('vacancy_id', '=', vacancy.id).orderBy('id').execute()
  expect((await cards()).map(({ user_id }) => user_id)).toEqual([entry.id, account.id])
  await confirm(account)
  await untilTakenOver(entry, account)
  expect(await cards()).toEqual([{ user_id: account.id }])
})

test('INT-11 nothing is asked of the address for the entry any more, whose links rest', async () => {
  const { entry, form } = await anEntry()
  const again = async () => site.call(makeConsentLinkEndpoint, { token: (await staff()).token, params: { uuid: entry.uuid } })
  await db().insertInto('consent_requests').values({ user_id: entry.id, asked_at: site.platform.now() }).execute()
  const account = await register(form)
  const shown = (await site.call(checkConsentEndpoint, { params: { token: entry.token } })).answer.data
  expect(shown).toMatchObject({ registered: true, email: form.email })
  const given = await site.call(giveConsentEndpoint, { body: { token: entry.token, consent: true }, headers: ownNetwork() })
  expect([given.status, given.refusal.error_message]).toEqual([410, 'intake.error.registered'])
  expect((await again()).refusal.error_message).toBe('intake.error.registered_entry')
  site.passSeconds(11 * 24 * 3600)
  await remindUnanswered(site.platform)
  expect((await mailsTo(form.email)).filter(({ user_id }) => user_id === entry.id)).toEqual([])
  const closed = await site.call(deleteUserEndpoint, {
    token: (await staff()).token,
    body: { uuid: account.uuid, reason: 'Pruebas' },
  })
  expect(closed.status).toBe(200)
  expect((await rowOf(entry.uuid)).email).toBe(form.email)
  expect((await site.call(checkConsentEndpoint, { params: { token: entry.token } })).status).toBe(200)
  expect((await again()).status).toBe(200)
})

test.each(['a recovery link', 'a link that is opened twice'] as const)('INT-11 the entry is taken over after %s', async (way) => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  if (way === 'a recovery link') {
    const token = await linkOf(site, 'reset', account)
    const body = { token, password: 'Granite.2027!' }
    expect((await site.call(setForgottenPasswordEndpoint, { body, headers: ownNetwork() })).status).toBe(200)
  } else {
    expect((await confirm(account)).status).toBe(200)
    expect((await confirm(account)).status).toBe(200)
  }
  await untilTakenOver(entry, account)
})

test('INT-11 the pair is not listed as duplicates, and is not merged by hand before the confirmation', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const { token } = await staff()
  await db().insertInto('profiles').values({ user_id: account.id, personal_phone: '+57 300 765 4321' }).execute()
  await db()
    .updateTable('profiles')
    .set({ personal_phone: '+57 311 222 9087' })
    .where('user_id', 'in', [entry.id, account.id])
    .execute()
  await compareChangedPeople(site.platform)
  const { data } = (await site.call(listDuplicatesEndpoint, { token, query: { size: 100 } })).answer
  expect(data.filter(({ older, newer }) => [older.uuid, newer.uuid].includes(entry.uuid))).toEqual([])
  const body = { stays: account.uuid, leaves: entry.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token, body })).refusal.error_message).toBe('duplicates.error.unconfirmed')
})

test('INT-11 an entry that is merged into another entry passes the wait for the confirmation on', async () => {
  const { entry, form } = await anEntry()
  const [account, { token }, other] = [await register(form), await staff(), await addedWithLink(site)]
  const body = { stays: other.uuid, leaves: entry.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token, body })).status).toBe(200)
  await confirm(account)
  await untilTakenOver(other, account)
})

test('INT-11 a confirmed registration forgets that the person refused before, and no earlier', async () => {
  const { form } = await anEntry()
  await db()
    .transaction()
    .execute((tx) => rememberRefusal(tx, site.platform, form.email, site.platform.now()))
  const account = await register(form)
  expect((await readRefusals(db(), site.platform, [form.email])).size).toBe(1)
  await confirm(account)
  expect((await readRefusals(db(), site.platform, [form.email])).size).toBe(0)
})

test('INT-11 staff who enter the address again meet the account', async () => {
  const { form } = await anEntry()
  const account = await register(form)
  const again = await add(await staff(), { email: form.email })
  expect(again.refusal).toMatchObject({ errors: { email: ['intake.error.taken'] }, uuid: account.uuid })
})

test('INT-11 a person of whom the company holds a consent registers too, until they have confirmed the address', async () => {
  const colleague = await staff()
  const held = async () => {
    const email = registrationForm().email
    const consent = { consentedOn: '2026-01-02', manner: 'Formulario' }
    const person = {
      firstName: 'Lucía',
      lastName: 'Agregada',
      email,
      phone: '',
      city: 'Cali',
      language: 'es' as const,
      sourceNote: '',
      consent,
    }
    const now = site.platform.now()
    return db()
      .transaction()
      .execute((tx) => addPerson(tx, site.platform, now, person, { by: colleague, asks: true }))
  }
  const [free, confirmed] = [await held(), await held()]
  const account = await register(registrationForm({ email: free.email }))
  expect(await rowOf(free.uuid)).toMatchObject({ email: '', consent_due_at: null })
  await confirm(account)
  await untilTakenOver(free, account)
  expect(await db().selectFrom('held_consents').select('manner').where('user_id', '=', account.id).execute()).toHaveLength(1)
  await db().updateTable('users').set({ email_verified_at: site.platform.now() }).where('id', '=', confirmed.id).execute()
  const refused = await sendRegistration(site, registrationForm({ email: confirmed.email }))
  expect(refused.refusal.errors).toEqual({ email: ['personal.error.email_duplicate'] })
})

test('INT-11 the link alone opens nothing to a stranger who registered the address; a new password shuts them out', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const stranger = await logIn(form.email)
  const bystander = await site.person()
  const token = confirmationOf(site, account)
  const press = async (how: { token?: string; current_password?: string } = {}) => {
    const { token: session, ...password } = how
    const { status, refusal } = await site.call(confirmAddressEndpoint, {
      body: { token, ...password },
      ...(session && { token: session }),
      headers: ownNetwork(),
    })
    return [status, refusal.errors?.current_password?.[0] ?? refusal.error_message]
  }
  expect(await press()).toEqual([403, 'personal.error.confirm_owner'])
  expect(await press({ token: bystander.token })).toEqual([403, 'personal.error.confirm_owner'])
  expect(await press({ current_password: 'Wrong.2026!' })).toEqual([422, 'personal.error.current_password_wrong'])
  const open = await rowOf(account.uuid)
  expect([open.email_verified_at, (await rowOf(entry.uuid)).merged_into]).toEqual([null, null])

  const body = { token: await linkOf(site, 'reset', account), password: 'Granite.2027!' }
  expect((await site.call(setForgottenPasswordEndpoint, { body, headers: ownNetwork() })).status).toBe(200)
  await untilTakenOver(entry, account)
  expect((await site.call(listApplicationsEndpoint, { token: stranger })).status).toBe(401)
  expect(await press()).toEqual([200, undefined])
})

test('INT-11 a session of the account confirms without its password, and the entry is taken over', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const body = { token: confirmationOf(site, account) }
  expect((await site.call(confirmAddressEndpoint, { body, token: await logIn(form.email) })).status).toBe(200)
  await untilTakenOver(entry, account)
})

test('INT-11 SPEC-72 the answer to an interview confirms no address for which an entry of staff waits', async () => {
  const [waits, free] = [await anEntry(), registrationForm()]
  for (const form of [waits.form, free]) {
    const account = await register(form)
    await db()
      .transaction()
      .execute((tx) => noteConfirmed(tx, site.platform, account))
    expect((await rowOf(account.uuid)).email_verified_at === null).toBe(form === waits.form)
  }
})

test.each(['a new password', 'the link'] as const)(
  'INT-02 INT-11 a refusal while a registration waits outlives its confirmation by %s',
  async (way) => {
    const { entry, form } = await anEntry()
    const account = await register(form)
    const refused = await site.call(refuseConsentEndpoint, { body: { token: entry.token }, headers: ownNetwork() })
    expect([refused.status, refused.answer]).toEqual([200, { success_message: 'intake.refused' }])
    expect((await rowOf(entry.uuid)).deleted_at).not.toBeNull()
    expect((await readRefusals(db(), site.platform, [form.email])).size).toBe(1)
    expect((await rowOf(account.uuid)).email).toBe(form.email)
    if (way === 'a new password') {
      const body = { token: await linkOf(site, 'reset', account), password: 'Granite.2027!' }
      expect((await site.call(setForgottenPasswordEndpoint, { body, headers: ownNetwork() })).status).toBe(200)
    } else expect((await confirm(account)).status).toBe(200)
    expect((await rowOf(account.uuid)).email_verified_at).not.toBeNull()
    expect((await readRefusals(db(), site.platform, [form.email])).size).toBe(1)
    expect(await db().selectFrom('yielded_addresses').selectAll().where('account_id', '=', account.id).execute()).toEqual([])
    expect((await rowOf(account.uuid)).added_at).toBeNull()
  },
)

test('INT-11 an entry fills the gaps of an account, and without another value nothing is noted', async () => {
  const colleague = await staff()
  const form = registrationForm()
  const same = { email: form.email, name: form.name, lastname: form.lastname }
  const added = await add(colleague, { ...same, city: 'Pereira' }, { file: pdfFile('igual.pdf') })
  const entry = await rowOf(added.answer.data.uuid)
  const account = await register(form)
  await db().updateTable('users').set({ cv_file_id: null }).where('id', '=', account.id).execute()
  await confirm(account)
  await untilTakenOver(entry, account)
  const one = (await site.call(getUserEndpoint, { token: colleague.token, params: { uuid: account.uuid } })).answer.data
  expect(JSON.stringify(one.cv)).toContain('igual.pdf')
  expect(one.portfolio).toEqual([])
  const notes = await db().selectFrom('person_notes').select('body').where('user_id', '=', account.id).execute()
  expect(notes).toEqual([])
})
