import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import * as cv from '#domain/people/profile/cv.contract.ts'
import * as portfolio from '#domain/people/profile/portfolio.contract.ts'
import { removeUnnamed } from '../../platform/files/stored-files.ts'
import { sharedTestApp, startTestApp } from '../../testing/app.ts'
import { fileOf, pdfFile } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { ownNetwork } from '../../testing/registrations.ts'
import { readFilesOfProfile } from './files.reads.ts'

const site = sharedTestApp()
const item = { description: 'Un sitio <b>mío</b>', link: 'https://example.com/obra' }
const open = async (file: string | null) => (await site.app.inject({ url: file ?? '/' })).statusCode
const stored = (folder: string) => filesUnder(path.join(site.dataDir, 'files', folder))
const noted = async () => (await site.platform.db.selectFrom('unnamed_files').select('storage_key').execute()).length

test('PRT-01 the file of an item is added, opened, replaced, removed and deleted with the item', async () => {
  const person = await site.person()
  const { token } = person
  const added = await site.call(portfolio.addPortfolioItemEndpoint, { token, body: item, files: { file: pdfFile('obra.pdf') } })
  expect(added.answer).toMatchObject({ success_message: 'common.added', data: { ...item, file_name: 'obra.pdf', version: 1 } })
  const { uuid, file: first } = added.answer.data
  const params = { uuid }
  expect(await open(first)).toBe(200)
  expect((await site.call(portfolio.getPortfolioItemEndpoint, { token, params })).answer.data).toEqual(added.answer.data)
  expect((await site.call(portfolio.listPortfolioEndpoint, { token })).answer).toEqual({ data: [added.answer.data], total: 1 })

  const body = { ...item, description: 'Otro', version: 1 }
  const replaced = await site.call(portfolio.updatePortfolioItemEndpoint, {
    token,
    params,
    body,
    files: { file: pdfFile('nueva.pdf') },
  })
  expect(replaced.answer.data).toMatchObject({ description: 'Otro', file_name: 'nueva.pdf', version: 2 })
  expect([await open(first), await open(replaced.answer.data.file)]).toEqual([404, 200])
  const stale = await site.call(portfolio.updatePortfolioItemEndpoint, { token, params, body, files: { file: pdfFile() } })
  expect([stale.status, await open(replaced.answer.data.file)]).toEqual([409, 200])

  const kept = await site.call(portfolio.updatePortfolioItemEndpoint, { token, params, body: { ...body, version: 2 } })
  expect(kept.answer.data).toMatchObject({ file_name: 'nueva.pdf', version: 3 })
  const without = { ...body, version: 3, remove_file: 'true' }
  const removed = await site.call(portfolio.updatePortfolioItemEndpoint, { token, params, body: without })
  expect(removed.answer.data).toMatchObject({ file: null, file_name: null, version: 4 })
  expect(await open(replaced.answer.data.file)).toBe(404)

  const again = { token, params, body: { ...body, version: 4 }, files: { file: pdfFile() } }
  const { file: last } = (await site.call(portfolio.updatePortfolioItemEndpoint, again)).answer.data
  expect((await site.call(portfolio.deletePortfolioItemEndpoint, { token, params })).answer.success_message).toBe(
    'common.deleted',
  )
  expect(await open(last)).toBe(404)
  // Released files are deleted by the next periodic task; the file of a refused change is deleted at once.
  expect([(await stored('portfolio')).length, await noted()]).toEqual([3, 3])
  site.passSeconds(1)
  await removeUnnamed(site.platform)
  expect([await stored('portfolio'), await noted()]).toEqual([[], 0])
})

test("PRT-01 ACC-02 nobody finds, changes or deletes another person's item", async () => {
  const [owner, other] = [await site.person(), await site.person()]
  const { uuid } = (await site.call(portfolio.addPortfolioItemEndpoint, { token: owner.token, body: item })).answer.data
  const asked = { token: other.token, params: { uuid } }
  expect((await site.call(portfolio.getPortfolioItemEndpoint, asked)).status).toBe(404)
  expect((await site.call(portfolio.updatePortfolioItemEndpoint, { ...asked, body: { ...item, version: 1 } })).status).toBe(404)
  expect((await site.call(portfolio.deletePortfolioItemEndpoint, asked)).status).toBe(404)
})

test('PRT-01 UPL-01 a wrong file is reported with all other errors, and nothing is stored', async () => {
  const { token } = await site.person()
  const before = await stored('portfolio')
  const send = (file: File) =>
    site.call(portfolio.addPortfolioItemEndpoint, { token, body: { description: '', link: 'ftp://x.example' }, files: { file } })
  const large = await send(pdfFile('grande.pdf', limits.upload.bytes))
  expect([large.status, large.refusal.errors]).toEqual([
    422,
    {
      description: ['portfolio.error.description_required'],
      link: ['portfolio.error.link_url'],
      file: ['portfolio.error.cv_limit'],
    },
  ])
  const page = await send(fileOf(Buffer.from('<script>alert(1)</script>'), 'obra.pdf'))
  expect(page.refusal.errors).toMatchObject({ file: ['portfolio.error.file_content'] })
  expect([await stored('portfolio'), (await site.call(portfolio.listPortfolioEndpoint, { token })).answer.total]).toEqual([
    before,
    0,
  ])
})

test('PRO-02 SPEC-46: replacing a CV deletes the former one; a refused file changes nothing', async () => {
  const person = await site.person()
  const { token } = person
  expect((await site.call(cv.getCvEndpoint, { token })).answer).toEqual({ data: null })
  const put = (file: File) => site.call(cv.replaceCvEndpoint, { token, files: { file } })
  const first = (await put(pdfFile('primera.pdf', 5000))).answer
  expect(first).toMatchObject({ success_message: 'personal.cv_saved', data: { name: 'primera.pdf', bytes: 5000 } })
  const second = (await put(pdfFile('segunda.pdf'))).answer.data
  expect([await open(first.data.file), await open(second.file)]).toEqual([404, 200])
  expect((await put(pdfFile('grande.pdf', limits.upload.bytes))).status).toBe(413)
  expect((await site.call(cv.replaceCvEndpoint, { token, files: {} })).refusal.errors).toEqual({
    file: ['portfolio.error.file_required'],
  })
  expect((await site.call(cv.getCvEndpoint, { token })).answer.data).toMatchObject({ name: 'segunda.pdf' })
  expect(await site.auditOf(person)).toEqual([])
})

test('USR-04 SPEC-54: the files of a profile are its CV and the files of its portfolio', async () => {
  const person = await site.person({ cv: true })
  const { token } = person
  await site.call(portfolio.addPortfolioItemEndpoint, { token, body: item, files: { file: pdfFile() } })
  await site.call(portfolio.addPortfolioItemEndpoint, { token, body: item })
  const files = await readFilesOfProfile(site.platform.db, person.id)
  const rows = await site.platform.db.selectFrom('files').select('purpose').where('id', 'in', files).orderBy('purpose').execute()
  expect(rows.map(({ purpose }) => purpose)).toEqual(['cv', 'portfolio'])
})

test('SPEC-63: a CV replaced after a day goes to quarantine; one replaced sooner is deleted next', async () => {
  const { id, token } = await site.person()
  const { db } = site.platform
  // Deletes what earlier tests released.
  site.passSeconds(1)
  await removeUnnamed(site.platform)
  const before = await stored('cv')
  const put = async () => expect((await site.call(cv.replaceCvEndpoint, { token, files: { file: pdfFile() } })).status).toBe(200)
  const left = async (seconds: number) => {
    site.passSeconds(seconds)
    await removeUnnamed(site.platform)
    return (await stored('cv')).length - before.length
  }
  await put()
  await put()
  expect(await left(1)).toBe(1)
  const created_at = new Date(site.platform.now().getTime() - 25 * 3600 * 1000)
  const own = db.selectFrom('users').select('cv_file_id').where('id', '=', id)
  await db.updateTable('files').set({ created_at }).where('id', '=', own).execute()
  await put()
  expect(await left(29 * 24 * 3600)).toBe(2)
  expect(await left(2 * 24 * 3600)).toBe(1)
})

test('UPL-01 ADR-0010: after twenty uploads in a day, from any networks, a person gets the time to wait', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  const [person, other] = [await app.person(), await app.person()]
  const send = ({ token }: { token: string }) =>
    app.call(cv.replaceCvEndpoint, { token, files: { file: pdfFile() }, headers: ownNetwork() })
  const statuses: number[] = []
  for (let count = 0; count < limits.ownProfile.filesPerDay - 1; count += 1) statuses.push((await send(person)).status)
  const added = await app.call(portfolio.addPortfolioItemEndpoint, {
    token: person.token,
    body: item,
    files: { file: pdfFile() },
  })
  expect(new Set([...statuses, added.status])).toEqual(new Set([200]))
  const refused = await send(person)
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'profile.error.file_limit'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  expect((await app.call(portfolio.addPortfolioItemEndpoint, { token: person.token, body: item })).status).toBe(200)
  expect((await send(other)).status).toBe(200)
  app.passSeconds(1)
  await removeUnnamed(app.platform)
  expect(await filesUnder(path.join(app.dataDir, 'files'))).toHaveLength(3)
})
