import { expect, test } from 'vitest'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import {
  checkConsentEndpoint,
  giveConsentEndpoint,
  refuseConsentEndpoint,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { confirmationOf, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { statementsOf } from '../../testing/statements.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'
import { recallRefusals } from '../accounts/refused-addresses.writes.ts'
import { readOwnData } from '../users/own-data.reads.ts'
import { addPeople, type NewPerson } from './added-people.writes.ts'
import { declareConsents } from './held-consents.writes.ts'

const site = sharedTestApp()
let made = 0
const consent = { consentedOn: '2026-03-02', manner: 'Formulario de la feria' }

function newPerson(overrides: Partial<NewPerson> = {}): NewPerson {
  made += 1
  return {
    ...{ firstName: 'Alba', lastName: `Consentida ${made}`, email: `alba.${made}@example.com`, phone: '' },
    ...{ city: 'Cali', language: 'es', sourceNote: 'Feria de empleo', consent },
    ...overrides,
  }
}

async function add(people: readonly NewPerson[], declaration: 'person' | 'file' = 'file') {
  const by = await site.person()
  const { platform } = site
  const adding = { by, asks: true, declaration }
  const added = await platform.db.transaction().execute((tx) => addPeople(tx, platform, platform.now(), people, adding))
  return { by, added }
}

const mailsTo = (address: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', address).execute()
const rowOf = (id: number) => site.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A link to object, as the e-mail to a person has it. */
async function objectionLink(id: number): Promise<string> {
  const token = newToken()
  await site.platform.db
    .updateTable('account_links')
    .set({ token_hash: hashToken(token) })
    .where('user_id', '=', id)
    .where('kind', '=', 'objection')
    .execute()
  return token
}

const refuse = (token: string) => site.call(refuseConsentEndpoint, { body: { token } })

test('INT-07 a person with a held consent is a candidate like others, and gets one e-mail about it', async () => {
  const { by, added } = await add([newPerson(), newPerson({ consent: undefined }), newPerson({ email: '' })])
  expect(added.map(({ asked, hasConsented }) => [asked, hasConsented])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  const [held, asked, withoutAddress] = added
  expect(await rowOf(held!.id)).toMatchObject({ consent_due_at: null, password_hash: 'none', email_verified_at: null })
  expect((await rowOf(asked!.id)).consent_due_at).not.toBeNull()
  expect((await rowOf(withoutAddress!.id)).consent_due_at).toBeNull()
  expect((await mailsTo(held!.email)).map(({ kind }) => kind)).toEqual(['held_consent'])
  expect((await mailsTo(asked!.email)).map(({ kind }) => kind)).toEqual(['consent'])
  const audited = site.platform.db.selectFrom('audit_log').select(['action', 'actor_id', 'detail'])
  expect(await audited.where('subject_id', '=', held!.id).where('subject_type', '=', 'user').execute()).toEqual([
    { action: 'user.consent_declared', actor_id: by.id, detail: { consented_on: '2026-03-02', declaration: 'file' } },
  ])
  const { held_consents } = await readOwnData(site.platform, { ...held!, language: 'es' })
  expect(held_consents).toMatchObject([{ consented_on: '2026-03-02', manner: consent.manner, declared_by: expect.any(String) }])
})

test('INT-07 the number of statements does not depend on the number of people with a held consent', async () => {
  const countOf = async (people: number) => {
    const all = [...Array(people).keys()].map(() => newPerson())
    const by = await site.person()
    const { platform } = site
    const run = () =>
      platform.db
        .transaction()
        .execute((tx) => addPeople(tx, platform, platform.now(), all, { by, asks: true, declaration: 'file' }))
    return (await statementsOf(run)).groups.flat().length
  }
  await countOf(1)
  expect(await countOf(300)).toBe(await countOf(2))
})

test('INT-07 the link of the e-mail shows the data and changes nothing, gives no consent, and objecting erases', async () => {
  const { added } = await add([newPerson()])
  const { id, email } = added[0]!
  const token = await objectionLink(id)
  const { answer } = await site.call(checkConsentEndpoint, { params: { token } })
  expect(answer.data).toMatchObject({
    ...{ kind: 'objection', name: 'Alba', consent_due_at: '' },
    held: { consented_on: '2026-03-02', consent_how: consent.manner },
  })
  const given = await site.call(giveConsentEndpoint, { body: { token, email, password: testPassword, consent: true } })
  expect(given.refusal.error_message).toBe('intake.error.used')
  expect(await rowOf(id)).toMatchObject({ first_name: 'Alba', deleted_at: null, password_hash: 'none' })
  site.passSeconds(200 * 24 * 3600)
  expect((await refuse(token)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ first_name: '—', password_hash: 'erased' })
  expect(await site.platform.db.selectFrom('held_consents').select('id').where('user_id', '=', id).execute()).toEqual([])
  const audited = site.platform.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id')
  expect((await audited.execute()).map(({ action }) => action)).toEqual(['user.consent_declared', 'user.objected', 'user.erased'])
})

test('INT-07 a file does not undo a refusal, nobody writes to that address, and a later consent of one person counts', async () => {
  const person = newPerson()
  const { added } = await add([person])
  await refuse(await objectionLink(added[0]!.id))
  expect(await mailsTo(person.email)).toEqual([])
  const again = await add([person, newPerson()])
  expect(again.added.map(({ asked, hasConsented }) => [asked, hasConsented])).toEqual([
    [false, false],
    [false, true],
  ])
  expect(await mailsTo(person.email)).toEqual([])
  const { platform } = site
  const declare = (consentedOn: string) =>
    platform.db.transaction().execute((tx) =>
      declareConsents(tx, platform, platform.now(), [{ ...consent, consentedOn, userId: again.added[0]!.id }], {
        by: again.by,
        declaration: 'person',
      }),
    )
  expect((await declare('2020-01-01')).size).toBe(0)
  expect((await declare(platform.now().toISOString().slice(0, 10))).size).toBe(1)
  expect((await declare(platform.now().toISOString().slice(0, 10))).size).toBe(0)
})

test('INT-07 a refusal survives the restore of an older database, until a registration is confirmed', async () => {
  const { platform } = site
  const { db } = platform
  const form = registrationForm()
  const person = await addedWithLink(site, undefined, form.email)
  await refuse(person.token)
  const stored = await db.selectFrom('refused_addresses').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(form.email.split('@')[0])
  await db.deleteFrom('refused_addresses').execute()
  await recallRefusals(platform)
  expect([...(await readRefusals(db, platform, [form.email, 'x@example.com'])).keys()]).toEqual([form.email])
  const registered = await sendRegistration(site, form)
  await recallRefusals(platform)
  expect((await readRefusals(db, platform, [form.email])).size).toBe(1)
  const token = confirmationOf(site, registered.answer.data)
  expect((await site.call(confirmAddressEndpoint, { body: { token, current_password: testPassword } })).status).toBe(200)
  await recallRefusals(platform)
  expect((await readRefusals(db, platform, [form.email])).size).toBe(0)
})

test('INT-07 e-mails about vacancies reach a person with a held consent', async () => {
  const { added } = await add([newPerson()])
  const { platform } = site
  const mail = { kind: 'share', language: 'es', subject: 'S', html: '<p>S</p>', plain: 'S' } as const
  const queued = await platform.db
    .transaction()
    .execute((tx) => queueMail(tx, platform, { ...mail, to: { name: '', address: added[0]!.email } }, platform.now()))
  expect(queued).toHaveProperty('uuid')
})
