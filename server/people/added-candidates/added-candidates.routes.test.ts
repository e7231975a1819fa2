import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  addPersonEndpoint,
  checkConsentEndpoint,
  giveConsentEndpoint,
  makeConsentLinkEndpoint,
  refuseConsentEndpoint,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { addedPersonFields, addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { eraseUnanswered } from './consent.writes.ts'

const site = sharedTestApp()
const users = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'change' },
] as const
const everything = [...users, { module: 'candidates', item: 'view' }, { module: 'candidates', item: 'change' }] as const
const daySeconds = 24 * 3600

const add = (staff: TestPerson, body: Record<string, unknown> = addedPersonFields(), files = {}) =>
  site.call(addPersonEndpoint, { token: staff.token, body, files })
const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''
const mailsTo = (address: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', address).execute()
const rowOf = (uuid: string) =>
  site.platform.db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const give = (token: string, email: string, more: Record<string, unknown> = {}) =>
  site.call(giveConsentEndpoint, { body: { token, email, password: testPassword, consent: true, ...more } })
const logIn = (username: string) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username, password: testPassword } })

test('INT-01 staff add a person with a CV into a vacancy, who gets one e-mail', async () => {
  const staff = await site.person({ role: everything })
  const vacancy = await makeVacancy(site.platform)
  const form = addedPersonFields({ uuid_jobs: vacancy.uuid, language: 'en' })
  const { answer } = await add(staff, form, { file: pdfFile('hoja.pdf') })
  expect(answer.data).toMatchObject({ email: form.email, asked: true, link: null })
  const row = await rowOf(answer.data.uuid)
  expect(row).toMatchObject({ first_name: 'Lucía', added_by: staff.id, source_note: 'Feria de empleo', language: 'en' })
  expect(row.cv_file_id).not.toBeNull()
  const cards = await site.platform.db.selectFrom('applications').selectAll().where('user_id', '=', row.id).execute()
  expect(cards).toMatchObject([
    { vacancy_id: vacancy.id, source_kind: 'import', source_name: 'feria-de-empleo', added_by: staff.id },
  ])
  expect(await mailsTo(form.email)).toMatchObject([{ kind: 'consent', language: 'en' }])
  expect(await site.auditOf(staff)).toEqual(['user.added'])
})

test('INT-01 without an address staff get a link once, and a new one replaces it', async () => {
  const staff = await site.person({ role: users })
  const { answer } = await add(staff, addedPersonFields({ email: '', personal_phone: '', city: '', source_note: '' }))
  expect(answer.data).toMatchObject({ asked: false, email: '' })
  const first = tokenOf(answer.data.link ?? '')
  const made = await site.call(makeConsentLinkEndpoint, { token: staff.token, params: { uuid: answer.data.uuid } })
  expect(made.answer.data.link).toMatch(/^https:\/\/cantera\.test\/consent\/[\w-]{43}\?lang=es$/)
  const check = (token: string) => site.call(checkConsentEndpoint, { params: { token } })
  expect((await check(first)).refusal.error_message).toBe('intake.error.used')
  expect((await check(tokenOf(made.answer.data.link))).answer.data).toMatchObject({ name: 'Lucía', email: '' })
  expect(await site.auditOf(staff)).toEqual(['user.added', 'user.link_made'])
  const links = site.platform.db.selectFrom('account_links').select('token_hash').where('kind', '=', 'consent')
  for (const { token_hash } of await links.execute()) expect(token_hash.toString()).not.toContain(first)
})

test('INT-01 a taken address is refused at its field, with the person if the viewer may see them', async () => {
  const [staff, other] = [await site.person({ role: users }), await site.person({ role: users, limited: true })]
  const known = await site.person()
  const form = addedPersonFields()
  await add(staff, form)
  const refused = async (by: TestPerson, email: string) => (await add(by, addedPersonFields({ email }))).refusal
  const taken = { error_message: 'errors.duplicate', errors: { email: ['intake.error.taken'] } }
  expect(await refused(staff, known.email.toUpperCase())).toMatchObject({ ...taken, uuid: known.uuid })
  expect(await refused(staff, form.email)).toMatchObject(taken)
  const hidden = await refused(other, form.email)
  expect(hidden).toEqual(await refused(other, known.email))
  expect(hidden).toMatchObject({ error_message: 'errors.fields', errors: { email: ['intake.error.out_of_reach'] } })
  expect(hidden).not.toHaveProperty('uuid')
})

test('INT-01 nobody is added into a closed or unknown vacancy, nor by staff without the module of vacancies', async () => {
  const [staff, withoutVacancies] = [await site.person({ role: everything }), await site.person({ role: users })]
  const [open, closed] = [await makeVacancy(site.platform), await makeVacancy(site.platform, { active: false })]
  const messageOf = async (by: TestPerson, uuid_jobs: string) =>
    (await add(by, addedPersonFields({ uuid_jobs }), { file: pdfFile() })).refusal.error_message
  expect(await messageOf(staff, closed.uuid)).toBe('vacancies.closed')
  expect(await messageOf(staff, crypto.randomUUID())).toBe('errors.not_found')
  expect(await messageOf(withoutVacancies, open.uuid)).toBe('errors.forbidden')
  const added = site.platform.db.selectFrom('users').select('id').where('added_by', 'in', [staff.id, withoutVacancies.id])
  expect(await added.execute()).toEqual([])
})

test('INT-02 the link shows what staff entered and changes nothing', async () => {
  const person = await addedWithLink(site)
  for (let opened = 0; opened < 2; opened += 1) {
    const { answer } = await site.call(checkConsentEndpoint, { params: { token: person.token } })
    expect(answer.data).toMatchObject({
      ...{ name: 'Lucía', lastname: 'Agregada', email: person.email, personal_phone: '+57 300 765 4321', city: 'Pereira' },
      ...{ source_note: 'Feria de empleo', file_name: '', jobs: [] },
    })
  }
  expect((await rowOf(person.uuid)).consent_due_at).not.toBeNull()
})

test('INT-02 a person consents with the link of their e-mail, which confirms the address, and logs in', async () => {
  const person = await addedWithLink(site)
  const sent = await site.platform.db
    .updateTable('account_links')
    .set({ email: person.email })
    .where('user_id', '=', person.id)
    .returning('token_hash')
    .execute()
  expect(sent).toHaveLength(1)
  expect((await logIn(person.email)).refusal.error_message).toBe('personal.error.login')
  const { answer } = await give(person.token, 'ignored@example.com', { language: 'en' })
  expect(answer.data).toMatchObject({ uuid: person.uuid, email: person.email, applied: false })
  const { token_type, access_token: token } = answer.data.session
  expect(token_type).toBe('Bearer')
  expect((await site.call(verifyRoleEndpoint, { token })).answer.user.uuid).toBe(person.uuid)
  const row = await rowOf(person.uuid)
  expect(row).toMatchObject({ consent_due_at: null, language: 'en' })
  expect(row.email_verified_at).not.toBeNull()
  const consents = site.platform.db.selectFrom('consents').selectAll().where('user_id', '=', person.id)
  expect(await consents.execute()).toMatchObject([{ language: 'en', privacy_version: 1 }])
  expect((await logIn(person.email)).answer).toHaveProperty('access_token')
  expect(await mailsTo(person.email)).toEqual([])
  expect((await give(person.token, person.email)).refusal.error_message).toBe('intake.error.used')
})

test('INT-02 a link that staff handed over does not confirm the address, which is asked for where it is unknown', async () => {
  const [person, without] = [await addedWithLink(site), await addedWithLink(site, undefined, '')]
  await give(person.token, person.email)
  const taken = await give(without.token, person.email)
  expect(taken.refusal.errors).toEqual({ email: ['personal.error.email_duplicate'] })
  const own = `propia.${without.id}@example.com`
  expect((await give(without.token, own)).answer.data.email).toBe(own)
  for (const [{ uuid }, address] of [
    [person, person.email],
    [without, own],
  ] as const) {
    expect((await rowOf(uuid)).email_verified_at).toBeNull()
    expect((await mailsTo(address)).map(({ kind }) => kind)).toEqual(['welcome'])
    expect((await logIn(address)).answer).toHaveProperty('access_token')
  }
})

test('INT-02 consent needs the agreement and an acceptable password', async () => {
  const person = await addedWithLink(site)
  const refused = await give(person.token, person.email, { consent: false, password: 'short' })
  expect(refused.refusal.errors).toEqual({
    consent: ['intake.error.consent_required'],
    password: ['personal.error.password_pattern'],
  })
  const { last_name } = await rowOf(person.uuid)
  const ownName = await give(person.token, person.email, { password: `${last_name.split(' ')[0]}.2026!` })
  expect(ownName.refusal.errors, 'LOG-05').toEqual({ password: ['personal.error.password_name'] })
  expect((await rowOf(person.uuid)).consent_due_at).not.toBeNull()
})

test('INT-02 a person who refuses is erased at once, with a note outside the database', async () => {
  const staff = await site.person({ role: everything })
  const vacancy = await makeVacancy(site.platform)
  const form = addedPersonFields({ uuid_jobs: vacancy.uuid })
  const { uuid } = (await add(staff, form, { file: pdfFile() })).answer.data
  const made = await site.call(makeConsentLinkEndpoint, { token: staff.token, params: { uuid } })
  const token = tokenOf(made.answer.data.link)
  const cv = (await rowOf(uuid)).cv_file_id
  expect((await site.call(refuseConsentEndpoint, { body: { token } })).answer.success_message).toBe('intake.refused')
  const row = await rowOf(uuid)
  expect(row).toMatchObject({ first_name: '—', last_name: '', cv_file_id: null, added_by: null, source_note: '' })
  expect(row.deleted_at).not.toBeNull()
  const { db, files } = site.platform
  expect(await db.selectFrom('files').select('id').where('id', '=', cv).execute()).toEqual([])
  expect(await db.selectFrom('profiles').select('user_id').where('user_id', '=', row.id).execute()).toEqual([])
  expect(await mailsTo(form.email)).toEqual([])
  expect(await files.notes.list('erased')).toContain(uuid)
  expect((await site.call(refuseConsentEndpoint, { body: { token } })).refusal.error_message).toBe('intake.error.unknown')
  expect((await site.call(checkEmailEndpoint, { body: { email: form.email } })).answer.data.available).toBe(true)
  const audited = db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', row.id).orderBy('id')
  expect(await audited.execute()).toEqual([
    { action: 'user.added', actor_id: staff.id },
    { action: 'user.link_made', actor_id: staff.id },
    { action: 'user.refused', actor_id: null },
    { action: 'user.erased', actor_id: null },
  ])
})

test('INT-02 SPEC-79 people who do not answer within the term are erased, also deleted ones', async () => {
  const [silent, deleted, claimed] = [await addedWithLink(site), await addedWithLink(site), await addedWithLink(site)]
  await give(claimed.token, claimed.email)
  site.passSeconds(80 * daySeconds)
  const { db } = site.platform
  await db
    .insertInto('deleted_accounts')
    .values({
      user_id: deleted.id,
      first_name: 'Lucía',
      last_name: 'Agregada',
      email: deleted.email,
      erase_at: site.platform.now(),
    })
    .execute()
  await db
    .updateTable('users')
    .set({ deleted_at: site.platform.now(), email: `deleted.${deleted.uuid}@deleted.invalid` })
    .where('id', '=', deleted.id)
    .execute()
  await eraseUnanswered(site.platform)
  expect((await rowOf(silent.uuid)).deleted_at).toBeNull()
  site.passSeconds(10 * daySeconds)
  expect((await site.call(checkConsentEndpoint, { params: { token: silent.token } })).refusal.error_message).toBe(
    'intake.error.expired',
  )
  await eraseUnanswered(site.platform)
  for (const { uuid } of [silent, deleted])
    expect(await rowOf(uuid)).toMatchObject({ password_hash: 'erased', consent_due_at: null })
  expect(await rowOf(claimed.uuid)).toMatchObject({ deleted_at: null, first_name: 'Lucía' })
  const audited = db.selectFrom('audit_log').select('action').where('subject_id', '=', silent.id).orderBy('id')
  expect((await audited.execute()).map(({ action }) => action)).toEqual(['user.unanswered', 'user.erased'])
})

test('INT-08 one click consents without a password, which the person sets later with a recovery link', async () => {
  const person = await addedWithLink(site)
  const vacancy = await makeVacancy(site.platform)
  await makeApplication(site.platform, vacancy.id, person.id)
  const { answer } = await site.call(giveConsentEndpoint, { body: { token: person.token, consent: true } })
  expect(answer.data).toMatchObject({ email: person.email, applied: true })
  expect(await rowOf(person.uuid)).toMatchObject({ consent_due_at: null, password_hash: 'none' })
  expect((await logIn(person.email)).refusal.error_message).toBe('personal.error.login')
  const forgot = await site.call(forgotEndpoint, { body: { email: person.email, lang: 'es' } })
  expect(forgot.answer.data).toBe(1)
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain('recovery')
})

test('INT-08 a person without an address consents with one click', async () => {
  const without = await addedWithLink(site, undefined, '')
  expect((await site.call(giveConsentEndpoint, { body: { token: without.token, consent: true } })).status).toBe(200)
  expect(await rowOf(without.uuid)).toMatchObject({ consent_due_at: null, email: '' })
})

test('INT-07 staff add a person with a consent that the company holds, after they declare it', async () => {
  const staff = await site.person({ role: users })
  const held = { consent_way: 'held', consented_on: '2026-01-01', consent_how: 'Formulario firmado' }
  const form = addedPersonFields({ ...held, consent_declared: 'true' })
  const { answer } = await add(staff, form)
  expect(answer.data).toMatchObject({ consented: true, asked: false, link: null, refused_before: false })
  expect(await rowOf(answer.data.uuid)).toMatchObject({ consent_due_at: null, added_by: staff.id })
  expect((await mailsTo(form.email)).map(({ kind }) => kind)).toEqual(['held_consent'])
  expect(await site.auditOf(staff)).toEqual(['user.consent_declared', 'user.added'])
  const refused = async (fields: object) =>
    (await add(staff, addedPersonFields(fields as Record<string, unknown>))).refusal.errors
  expect(await refused({ consent_way: 'held' })).toEqual({
    consented_on: ['intake.error.consented_on'],
    consent_how: ['intake.error.consent_how'],
    consent_declared: ['intake.error.consent_declared'],
  })
  expect(await refused({ ...held, consent_declared: true, consented_on: '9999-01-01' })).toEqual({
    consented_on: ['intake.error.consented_on'],
  })
})

test('INT-07 a person who refused is added without an e-mail, and a consent from before the refusal does not count', async () => {
  const staff = await site.person({ role: users })
  const form = addedPersonFields()
  const refusing = await addedWithLink(site, staff, form.email)
  await site.call(refuseConsentEndpoint, { body: { token: refusing.token } })
  const held = { consent_way: 'held', consented_on: '2020-01-01', consent_how: 'Formulario', consent_declared: true }
  expect((await add(staff, { ...form, ...held })).refusal.errors).toEqual({ consented_on: ['intake.error.refused_since'] })
  const { answer } = await add(staff, form)
  expect(answer.data).toMatchObject({ consented: false, asked: false, refused_before: true, link: expect.any(String) })
  expect(await mailsTo(form.email)).toEqual([])
})

test('SPEC-79 the term of the settings holds for people added from then on', async () => {
  const staff = await site.person({ role: users })
  const before = (await add(staff)).answer.data
  await site.platform.db
    .updateTable('settings')
    .set({ content: JSON.stringify({ consent_days: 200 }) })
    .execute()
  const after = (await add(staff)).answer.data
  await site.platform.db.updateTable('settings').set({ content: '{}' }).execute()
  const daysTo = (due: string) => Math.round((Date.parse(due) - site.platform.now().getTime()) / (daySeconds * 1000))
  expect([daysTo(before.consent_due_at), daysTo(after.consent_due_at)]).toEqual([90, 200])
  expect((await rowOf(before.uuid)).consent_due_at?.toISOString()).toBe(before.consent_due_at)
})
