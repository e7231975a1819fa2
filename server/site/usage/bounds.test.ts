import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCurrencyEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { gigabyteBytes, megabyteBytes } from '#domain/kernel/storage.ts'
import { discardImportEndpoint, uploadImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { getUsageEndpoint } from '#domain/site/usage/usage.contract.ts'
import { startCountingUsage } from '../../platform/usage/counting.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { peopleCsv } from '../../testing/import-files.ts'
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
const replaceCv = ({ token }: TestPerson) => site.call(replaceCvEndpoint, { token, files: { file: pdfFile() } })
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

test('QUO-01 the files of a person have a bound of their own, which says what to do', async () => {
  const person = await site.person()
  const { id } = await db()
    .insertInto('files')
    .values(fileOf(ofPerson.fileMegabytes * megabyteBytes))
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = await db()
    .insertInto('portfolio_items')
    .values({ user_id: person.id, description: 'Obra', link: 'https://example.com', file_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refused = await replaceCv(person)
  expect([refused.status, refused.refusal.error_message]).toEqual([413, 'profile.error.files_full'])
  expect((await replaceCv(await site.person())).status).toBe(200)
  await db().deleteFrom('portfolio_items').where('id', '=', item.id).execute()
  expect((await replaceCv(person)).status).toBe(200)
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
