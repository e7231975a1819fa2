import { expect, test } from 'vitest'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { gigabyteBytes } from '#domain/kernel/storage.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { addPortfolioItemEndpoint } from '#domain/people/profile/portfolio.contract.ts'
import { getUsageEndpoint, listLargestPeopleEndpoint } from '#domain/site/usage/usage.contract.ts'
import { countUsage } from '../../platform/usage/counting.writes.ts'
import { readBytesOf, readStorage } from '../../platform/usage/storage.reads.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { makeApplication, makeReply, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp({ STORAGE_GIGABYTES: '2' })
const storage = () => readStorage(site.platform)
const usageOf = async (token: string) => (await site.call(getUsageEndpoint, { token })).answer.data

test('QUO-01 staff see files by purpose, growing tables and the largest people, as of the last count', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const [small, large] = [await site.person(), await site.person()]
  const store = async (person: typeof small, bytes: number) =>
    site.call(replaceCvEndpoint, { token: person.token, files: { file: pdfFile('cv.pdf', bytes) } })
  await store(small, 5000)
  await store(large, 90_000)
  const body = { description: 'Una obra', link: 'https://example.com/obra' }
  await site.call(addPortfolioItemEndpoint, { token: large.token, body, files: { file: pdfFile('obra.pdf', 7000) } })
  expect(await usageOf(token)).toMatchObject({ counted_at: null, state: 'free', bytes: 102_000, bound_bytes: 2 * gigabyteBytes })

  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, large.id)
  await makeReply(site.platform, { application: card.id })
  await countUsage(site.platform)
  const usage = await usageOf(token)
  expect(usage.counted_at).not.toBeNull()
  expect(usage.files.filter(({ files }) => files > 0)).toEqual([
    { purpose: 'cv', files: 2, bytes: 95_000 },
    { purpose: 'portfolio', files: 1, bytes: 7000 },
  ])
  expect(usage.rows.find(({ kind }) => kind === 'replies')).toMatchObject({ rows: 1 })
  expect(usage.rows.map(({ kind, bytes }) => [kind, bytes > 0])).toEqual(
    ['replies', 'outbox', 'audit', 'reads'].map((kind) => [kind, true]),
  )
  expect(usage.imports).toEqual({ waiting: 0, most: 40 })
  expect((await site.call(listLargestPeopleEndpoint, { token })).answer.data).toMatchObject([
    { uuid: large.uuid, files: 2, bytes: 97_000, replies: 1 },
    { uuid: small.uuid, files: 1, bytes: 5000, replies: 0 },
  ])
})

test('QUO-01 the bytes of the site are those of the last count and of every file since, and never fewer', async () => {
  await countUsage(site.platform)
  const { bytes: before } = await storage()
  const person = await site.person()
  const replace = (bytes: number) =>
    site.call(replaceCvEndpoint, { token: person.token, files: { file: pdfFile('cv.pdf', bytes) } })
  await replace(10_000)
  expect((await storage()).bytes).toBe(before + 10_000)
  await replace(20_000)
  expect((await storage()).bytes).toBe(before + 20_000)
  await countUsage(site.platform)
  expect((await storage()).bytes).toBe(before + 20_000)
  expect(await readBytesOf(site.platform.db, person.id)).toBe(20_000)
})

test('QUO-01 SPEC-80 TEA-02 the largest people are those whom the caller may see, and the read is noted', async () => {
  const hidden = await site.person()
  await site.call(replaceCvEndpoint, { token: hidden.token, files: { file: pdfFile('cv.pdf', 400_000) } })
  await countUsage(site.platform)
  const names = async (token: string) =>
    (await site.call(listLargestPeopleEndpoint, { token })).answer.data.map(({ uuid }) => uuid)
  const administrator = await site.person({ role: 'administrator' })
  expect((await names(administrator.token))[0]).toBe(hidden.uuid)
  await site.platform.db
    .updateTable('users')
    .set({ added_at: new Date(), consent_due_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', hidden.id)
    .execute()
  const configurer = await site.person({ role: [{ module: 'roles', item: 'view' }] })
  expect(await names(configurer.token)).not.toContain(hidden.uuid)
  await site.platform.reads.flush()
  const { answer } = await site.call(listReadsEndpoint, { token: administrator.token })
  expect(answer.data.map(({ list }) => list)).toContain('largestPeople')
})
