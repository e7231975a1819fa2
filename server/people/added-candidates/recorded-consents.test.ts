import { expect, test } from 'vitest'
import { calendarDay } from '#domain/kernel/dates.ts'
import { refuseConsentEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'
import { readFilesOfProfile } from '../profile/files.reads.ts'
import { readOwnData, readOwnFiles } from '../users/own-data.reads.ts'

const site = sharedTestApp()
const role = [
  ...(['view', 'change'] as const).map((item) => ({ module: 'users' as const, item })),
  { module: 'candidates' as const, item: 'view' as const },
]
const form = { consented_on: '2026-03-02', consent_how: 'En papel', note: 'Carpeta 12', consent_declared: true }
const record = ({ token }: TestPerson, uuid: string, body: Record<string, unknown> = {}, files = {}) =>
  site.call(recordConsentEndpoint, { token, params: { uuid }, body: { ...form, ...body }, files })
const rowOf = (id: number) => site.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const heldOf = (id: number) => site.platform.db.selectFrom('held_consents').selectAll().where('user_id', '=', id).execute()
const today = () => calendarDay(site.platform.now(), site.platform.config.timeZone)

test('INT-09 staff record a consent with a note and a file; it is audited, notified, and part of the own data', async () => {
  const staff = await site.person({ role })
  const { id, uuid, email } = await addedWithLink(site)
  const { answer } = await record(staff, uuid, {}, { file: pdfFile('firmado.pdf') })
  expect(answer).toEqual({ success_message: 'intake.consent_recorded', data: { uuid } })
  expect((await rowOf(id)).consent_due_at).toBeNull()
  const [held] = await heldOf(id)
  expect(held).toMatchObject({ manner: 'En papel', note: 'Carpeta 12', declared_by: staff.id, reply_id: null })
  expect(await site.auditOf(staff)).toEqual(['user.consent_declared'])
  const mails = site.platform.db.selectFrom('outgoing_emails').select('kind').where('to_address', '=', email)
  expect(await mails.execute()).toEqual([{ kind: 'held_consent' }])
  expect((await readOwnFiles(site.platform.db, id)).map(({ original_name }) => original_name)).toEqual(['firmado.pdf'])
  expect((await readOwnData(site.platform, { id, language: 'es' })).held_consents).toMatchObject([
    { consented_on: '2026-03-02', note: 'Carpeta 12' },
  ])
  // Erasure releases the files of the profile (SPEC-54).
  expect(await readFilesOfProfile(site.platform.db, id)).toEqual([held?.file_id])
  expect((await record(staff, uuid)).status).toBe(404)
})

test('INT-09 a consent needs a proof, a past day and the declaration, and keeps no file when it is refused', async () => {
  const staff = await site.person({ role })
  const { id, uuid } = await addedWithLink(site)
  expect((await record(staff, uuid, { note: '' })).refusal.errors).toEqual({ note: ['intake.error.proof'] })
  const wrong = await record(staff, uuid, { consented_on: '2999-01-01' }, { file: pdfFile() })
  expect(wrong.refusal.errors).toEqual({ consented_on: ['intake.error.consented_on'] })
  expect((await record(staff, uuid, { consent_declared: false })).refusal.errors).toEqual({
    consent_declared: ['intake.error.consent_declared'],
  })
  expect([await heldOf(id), await readFilesOfProfile(site.platform.db, id)]).toEqual([[], []])
  expect((await rowOf(id)).consent_due_at).not.toBeNull()
})

test('INT-09 a consent from before a refusal is refused, a later one counts', async () => {
  const staff = await site.person({ role })
  const refused = await addedWithLink(site)
  await site.call(refuseConsentEndpoint, { body: { token: refused.token } })
  const { uuid } = await addedWithLink(site, undefined, refused.email)
  expect((await record(staff, uuid)).refusal.errors).toEqual({ consented_on: ['intake.error.refused_since'] })
  expect((await record(staff, uuid, { consented_on: today() })).status).toBe(200)
})

test('INT-09 a reply is a proof only of the person who wrote it, for staff who may read it', async () => {
  const staff = await site.person({ role })
  const vacancy = await makeVacancy(site.platform)
  const [writer, other] = [await addedWithLink(site), await addedWithLink(site)]
  const card = await makeApplication(site.platform, vacancy.id, writer.id)
  const reply = await makeReply(site.platform, { application: card.id, body: 'Sí, autorizo.' })
  const proof = { note: '', uuid_reply: reply.uuid }
  expect((await record(staff, other.uuid, proof)).status).toBe(404)
  const ofUsers = await site.person({ role: [role[0]!, role[1]!] })
  expect((await record(ofUsers, writer.uuid, proof)).status).toBe(404)
  expect((await record(staff, writer.uuid, proof)).status).toBe(200)
  expect(await heldOf(writer.id)).toMatchObject([{ reply_id: reply.id, note: '' }])
})

test('INT-09 the profile shows the recorded consent with its proof to staff with the module users', async () => {
  const [staff, recruiter] = [await site.person({ role }), await site.person({ role: [role[2]!] })]
  const { id, uuid } = await addedWithLink(site)
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, id)
  const reply = await makeReply(site.platform, { application: card.id, body: 'Sí, autorizo.' })
  await record(staff, uuid, { uuid_reply: reply.uuid }, { file: pdfFile('firmado.pdf') })
  const heldFor = async ({ token }: TestPerson) =>
    (await site.call(getUserEndpoint, { token, params: { uuid } })).answer.data.held_consent
  expect(await heldFor(staff)).toMatchObject({
    ...{ consented_on: '2026-03-02', consent_how: 'En papel', note: 'Carpeta 12', reply: 'Sí, autorizo.' },
    file: { name: 'firmado.pdf', file: expect.stringContaining('signature=') },
  })
  expect(await heldFor(recruiter)).toBe(null)
  const withoutCandidates = await site.person({ role: [role[0]!] })
  expect(await heldFor(withoutCandidates)).toMatchObject({ note: 'Carpeta 12', reply: null })
})

test('INT-09 recording a consent out of a reply settles that reply, and no other', async () => {
  const staff = await site.person({ role })
  const { id, uuid } = await addedWithLink(site)
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, id)
  const question = await makeReply(site.platform, { application: card.id, body: '¿Cuánto pagan?' })
  const yes = await makeReply(site.platform, { application: card.id, body: 'Sí, autorizo.' })
  await record(staff, uuid, { note: '', uuid_reply: yes.uuid })
  const rows = site.platform.db.selectFrom('replies').select(['id', 'settled_at']).where('user_id', '=', id).orderBy('id')
  expect((await rows.execute()).map((row) => [row.id, row.settled_at !== null])).toEqual([
    [question.id, false],
    [yes.id, true],
  ])
})
