import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCurrencyEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { gigabyteBytes, megabyteBytes } from '#domain/kernel/storage.ts'
import { discardImportEndpoint, uploadImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { addPortfolioItemEndpoint, updatePortfolioItemEndpoint } from '#domain/people/profile/portfolio.contract.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { getUsageEndpoint } from '#domain/site/usage/usage.contract.ts'
import { refuseUpload } from '../../platform/files/upload-budget.ts'
import { startCountingUsage } from '../../platform/usage/counting.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { peopleCsv } from '../../testing/import-files.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', STORAGE_GIGABYTES: '1' })
const db = () => site.platform.db
const { ofPerson, ofColleague, importsInPreview } = limits.filled

/** Says that the files until now had so many bytes when they were counted. */
const counted = (bytes: number) =>
  db()
    .updateTable('usage_state')
    .set({
      counted_at: new Date(),
      file_bytes: bytes,
      last_file_id: sql<number>`(select coalesce(max(id), 0) from files)`,
    })
    .execute()
const replaceCv = ({ token }: TestPerson, bytes?: number) =>
  site.call(replaceCvEndpoint, { token, files: { file: pdfFile('cv.pdf', bytes) } })
const register = () => sendRegistration(site, registrationForm(), { file: pdfFile() }, ownNetwork())
const upload = ({ token }: TestPerson) =>
  site.call(uploadImportEndpoint, { token, files: { file: peopleCsv('Nombre completo,Correo', 'Ana Ruiz,ana@example.com') } })

test('QUO-01 a full site stores nothing from outside, while staff and other changes go on', async () => {
  const [person, staff] = [await site.person(), await site.person({ role: 'administrator' })]
  await counted(gigabyteBytes)
  for (const refused of [await register(), await replaceCv(person)])
    expect([refused.status, refused.refusal.error_message]).toEqual([507, 'errors.storage_full'])
  const state = async () => (await site.call(getUsageEndpoint, { token: staff.token })).answer.data.state
  expect(await state()).toBe('full')
  expect((await upload(staff)).status).toBe(200)
  const personal = { name: 'Ana', lastname: 'Ruiz', city: 'Cali', country: 'CO', personal_phone: '3001234567' }
  expect((await site.call(savePersonalEndpoint, { token: person.token, body: personal as never })).status).not.toBe(507)

  const { version } = (await site.call(getSettingsEndpoint, { token: staff.token })).answer.data
  await site.call(changeSettingsEndpoint, { token: staff.token, body: { storage_gigabytes: 2, version } })
  expect([await state(), (await replaceCv(person)).status, (await register()).status]).toEqual(['free', 200, 200])
  await site.call(changeSettingsEndpoint, { token: staff.token, body: { version: version + 1 } })
  await counted(0)
})

test('QUO-01 from four fifths of the space on staff and the log are warned, and uploads go on', async () => {
  const staff = await site.person({ role: 'administrator' })
  await db()
    .insertInto('files')
    .values(fileOf(0.8 * gigabyteBytes))
    .execute()
  const warned: object[] = []
  const stop = startCountingUsage(site.platform, { warn: (facts: object) => warned.push(facts) } as never)
  await expect.poll(() => warned, { timeout: 10_000 }).toMatchObject([{ state: 'warned', gigabytes: 1 }])
  stop()
  expect((await site.call(getUsageEndpoint, { token: staff.token })).answer.data.state).toBe('warned')
  expect((await register()).status).toBe(200)
  await db().deleteFrom('files').where('storage_key', 'like', 'media/counted-%').execute()
  await counted(0)
})

let files = 0
const fileOf = (bytes: number) => ({
  storage_key: `media/counted-${++files}.pdf`,
  original_name: 'a.pdf',
  media_type: 'application/pdf',
  bytes: Math.ceil(bytes),
  sha256: '00',
  purpose: 'media',
})

async function largeFile() {
  const file = fileOf(ofPerson.fileMegabytes * megabyteBytes)
  return (await db().insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()).id
}
const largeItem = async (person: TestPerson) =>
  db()
    .insertInto('portfolio_items')
    .values({ user_id: person.id, description: 'Obra', link: 'https://example.com', file_id: await largeFile() })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()

test('QUO-01 the files of a person have a bound of their own, which says what to do', async () => {
  const person = await site.person()
  const item = await largeItem(person)
  const refused = await replaceCv(person)
  expect([refused.status, refused.refusal.error_message]).toEqual([413, 'profile.error.files_full'])
  expect((await replaceCv(await site.person())).status).toBe(200)
  await db().deleteFrom('portfolio_items').where('id', '=', item.id).execute()
  expect((await replaceCv(person)).status).toBe(200)
})

test('QUO-01 above the bound of a person a file may take the place of one that is not smaller', async () => {
  const person = await site.person()
  const replace = async (bytes: number) => (await replaceCv(person, bytes)).status
  expect(await replace(5000)).toBe(200)
  const { uuid } = await largeItem(person)
  expect([await replace(5001), await replace(5000), await replace(4000), await replace(4001)]).toEqual([413, 200, 200, 413])
  const files = { file: pdfFile() }
  const body = { description: 'Obra', link: 'https://example.com' }
  expect((await site.call(addPortfolioItemEndpoint, { token: person.token, body, files })).status).toBe(413)
  const change = { token: person.token, params: { uuid }, body: { ...body, version: 1 }, files }
  expect((await site.call(updatePortfolioItemEndpoint, change)).status).toBe(200)
  expect(await replace(5001)).toBe(200)
})

test('QUO-01 what a person cannot delete leaves their profile room: replies, and what colleagues send', async () => {
  const person = await site.person()
  const card = await makeApplication(site.platform, (await makeVacancy(site.platform)).id, person.id)
  const reply = await makeReply(site.platform, { application: card.id })
  await db()
    .insertInto('reply_files')
    .values({ reply_id: reply.id, file_id: await largeFile() })
    .execute()
  await db()
    .insertInto('held_consents')
    .values({
      user_id: person.id,
      consented_on: '2026-11-01',
      manner: 'papel',
      declared_at: new Date(),
      file_id: await largeFile(),
    })
    .execute()
  expect((await replaceCv(person)).status).toBe(200)
  const refusal = (source: Parameters<typeof refuseUpload>[1]) => refuseUpload(site.platform, source)
  expect(await refusal({ repliesOf: person.id })).toMatchObject({ refused: 'profile.error.files_full' })
  expect(await refusal({ profileOf: person.id, bytes: 1 })).toBeUndefined()
})

test('QUO-01 a colleague and the site have only so many files in preview, until one is discarded', async () => {
  const staff = await site.person({ role: 'administrator' })
  await db().deleteFrom('imports').execute()
  const stored: string[] = []
  for (let at = 0; at < importsInPreview.ofColleague; at += 1) stored.push((await upload(staff)).answer.data.uuid)
  const refused = await upload(staff)
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'imports.error.many_waiting'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  const other = await site.person({ role: 'administrator' })
  expect((await upload(other)).status).toBe(200)
  await site.call(discardImportEndpoint, { token: staff.token, params: { id: stored[0] ?? '' } })
  expect((await upload(staff)).status).toBe(200)

  const of = await site.person({ role: 'administrator' })
  const rows = Array.from({ length: importsInPreview.ofSite }, () => ({ created_by: of.id, file_name: 'a.csv' }))
  await db().insertInto('imports').values(rows).execute()
  expect((await upload(other)).refusal.error_message).toBe('imports.error.many_waiting')
  await db().deleteFrom('imports').execute()
})

test('QUO-01 the audited changes of a colleague in an hour and their files of a day are bounded', async () => {
  const staff = await site.person({ role: 'administrator' })
  const add = (code: string) => site.call(addCurrencyEndpoint, { token: staff.token, body: { code, name: code } })
  expect((await add('AAA')).status).toBe(200)
  const use = (key: string, count: number) =>
    db()
      .insertInto('rate_limits')
      .values({ key, count, window_ends_at: new Date(Date.now() + 3_600_000) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count }))
      .execute()
  await use(`audited changes of ${staff.id}`, ofColleague.changesPerHour)
  const refused = await add('AAB')
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
  expect(await site.auditOf(staff)).toEqual(['currency.added'])
  await use(`audited changes of ${staff.id}`, 0)
  expect((await upload(staff)).status).toBe(200)
  await use(`kilobytes of colleague ${staff.id}`, ofColleague.fileMegabytesPerDay * 1024)
  expect((await upload(staff)).refusal.error_message).toBe('errors.too_many')
  expect((await add('AAC')).status).toBe(200)
})
