import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getFileTextEndpoint, readFileAgainEndpoint } from '#domain/kernel/file-text.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { sharedTestApp, type TestPerson } from '../../../testing/app.ts'
import { fileOf } from '../../../testing/documents.ts'
import { hasWordsBeginning } from '../../word-search.ts'
import { queueWaiting, readerVersion, startReadingTexts, textWorker } from './file-texts.ts'
import { createTextReader, type Reading, type TextReader } from './text-reader.ts'

const site = sharedTestApp()

const story = (name: string) => readFile(new URL(`../../../testing/files/${name}`, import.meta.url))
const found = { state: 'read', text: 'Contadora con Siigo y análisis', language: 'es', hash: 'abc' } as const

/** A reader in place of the real one, with the documents that it was given. */
function readerThat(extracted: Reading): TextReader & { given: string[] } {
  const given: string[] = []
  return {
    given,
    async read({ extension, content }) {
      given.push(`${extension} ${content.length}`)
      return extracted
    },
    close() {},
  }
}

async function uploadCv(person: TestPerson, name = 'cv.docx', content?: Buffer) {
  const files = { file: fileOf(content ?? (await story(name)), name) }
  const { file } = (await site.call(replaceCvEndpoint, { token: person.token, files })).answer.data
  return { path: new URL(file, 'http://host'), ...(await rowOf(person))! }
}

const rowOf = (person: TestPerson) =>
  site.platform.db
    .selectFrom('file_texts')
    .innerJoin('users', 'users.cv_file_id', 'file_texts.file_id')
    .selectAll('file_texts')
    .where('users.id', '=', person.id)
    .executeTakeFirst()

type Changed = { uuid?: string; expires?: number; signature?: string }
const callText = (path: URL, change?: Changed) => site.call(getFileTextEndpoint, signed(path, change))
const callAgain = (path: URL, change?: Changed) => site.call(readFileAgainEndpoint, signed(path, change))

function signed(path: URL, change: Changed = {}) {
  const uuid = path.pathname.split('/').at(-1)!
  const { expires, signature } = Object.fromEntries(path.searchParams) as { expires: string; signature: string }
  const { uuid: named, ...query } = { uuid, expires: Number(expires), signature, ...change }
  return { params: { uuid: named }, query }
}

test('CVS-02 an uploaded CV waits, is read once, and its person is then found by its words', async () => {
  const person = await site.person()
  const { path, file_id, state } = await uploadCv(person)
  expect([state, (await callText(path)).answer.data]).toEqual([
    'waiting',
    { state: 'waiting', reason: null, text: '', language: 'es', read_again_at: null },
  ])
  const reader = readerThat(found)
  const worker = textWorker(site.platform, reader)
  await worker.perform({ file: file_id })
  await worker.perform({ file: file_id })
  expect(reader.given).toEqual([`docx ${(await story('cv.docx')).length}`])
  expect((await callText(path)).answer.data).toEqual({
    ...{ state: 'read', reason: null, text: found.text },
    ...{ language: 'es', read_again_at: null },
  })
  const isFoundBy = async (...words: string[]) => {
    const found = site.platform.db.selectFrom('person_search').select('user_id').where('user_id', '=', person.id)
    return (await found.where(hasWordsBeginning('person_search.document', words)).execute()).length === 1
  }
  expect(await isFoundBy('siig', 'analis')).toBe(true)
  expect(await isFoundBy('sage')).toBe(false)
})

test('CVS-02 a new CV replaces the text, and a deleted file takes its text along', async () => {
  const person = await site.person()
  const first = await uploadCv(person)
  const worker = textWorker(site.platform, readerThat(found))
  await worker.perform({ file: first.file_id })
  const second = await uploadCv(person, 'cv.odt')
  const left = await site.platform.db.selectFrom('file_texts').select('file_id').where('file_id', '=', first.file_id).execute()
  expect([left, second.state]).toEqual([[], 'waiting'])
  // A job of the former file does nothing.
  await worker.perform({ file: first.file_id })
  expect((await callText(first.path)).status).toBe(404)
})

test('CVS-02 only CVs are read', async () => {
  const before = await site.platform.db.selectFrom('file_texts').select(sql<number>`count(*)::int`.as('count')).executeTakeFirst()
  await site.platform.db.transaction().execute(async (tx) => {
    const { queueText } = await import('./file-texts.ts')
    await queueText(tx, site.platform, { id: 0, purpose: 'media' })
  })
  const after = await site.platform.db.selectFrom('file_texts').select(sql<number>`count(*)::int`.as('count')).executeTakeFirst()
  expect(after).toEqual(before)
})

test.each<[Reading | 'bytes gone' | 'given up', string, string]>([
  [{ state: 'empty', reason: 'no_text' }, 'empty', 'no_text'],
  ['bytes gone', 'failed', 'missing'],
  ['given up', 'failed', 'crashed'],
])('CVS-02 a document without a text (%j) is %s with its reason', async (outcome, state, reason) => {
  const person = await site.person()
  const { file_id, path } = await uploadCv(person)
  const { storage_key } = await site.platform.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', file_id)
    .executeTakeFirstOrThrow()
  if (outcome === 'bytes gone') await site.platform.files.remove(storage_key)
  const worker = textWorker(site.platform, readerThat(typeof outcome === 'string' ? found : outcome))
  const job = { file: file_id, slow: true }
  await (outcome === 'given up' ? worker.giveUp(job, 'eight tries') : worker.perform(job))
  expect((await callText(path)).answer.data).toEqual({ state, reason, text: '', language: 'es', read_again_at: null })
})

test('CVS-01 the text of a file needs the signed path of that file', async () => {
  const [mine, other] = [await uploadCv(await site.person()), await uploadCv(await site.person())]
  const changes = [
    { uuid: other.path.pathname.split('/').at(-1)! },
    { expires: Number(mine.path.searchParams.get('expires')) + 60 },
    { signature: 'A'.repeat(43) },
    { uuid: 'not-a-uuid' },
  ]
  expect((await callText(mine.path)).status).toBe(200)
  for (const change of changes) expect([change, (await callText(mine.path, change)).status]).toEqual([change, 404])
  site.passSeconds(600)
  expect((await callText(mine.path)).status).toBe(404)
})

test('CVS-02 documents of an older version are queued in steps, and no step begins before the last one is done', async () => {
  const { db } = site.platform
  await db.deleteFrom('files').where('purpose', '=', 'old').execute()
  await sql`update file_texts set state = 'failed', reason = 'broken' where state = 'waiting'`.execute(db)
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ...{ storage_key: `cv/old-${at}.pdf`, original_name: 'cv.pdf', media_type: 'application/pdf', bytes: 1, sha256: '' },
    purpose: 'old',
  }))
  const files = await db.insertInto('files').values(rows).returning('id').execute()
  await db
    .insertInto('file_texts')
    .values(files.map(({ id }) => ({ file_id: id })))
    .execute()
  expect(await queueWaiting(site.platform)).toBe(50)
  expect(await queueWaiting(site.platform)).toBe(0)
  await sql`update file_texts set state = 'empty', reason = 'no_text' where queued_at is not null and state = 'waiting'`.execute(
    db,
  )
  expect([await queueWaiting(site.platform), await queueWaiting(site.platform)]).toEqual([10, 0])
  // A day later the jobs count as lost.
  site.passSeconds(86_400 + 60)
  expect(await queueWaiting(site.platform)).toBe(10)
  await db.deleteFrom('files').where('purpose', '=', 'old').execute()
})

test('CVS-06 texts of an earlier reader are read again after new documents, and stay when that fails', async () => {
  const { db } = site.platform
  const [known, broken] = [await site.person(), await site.person()]
  const ids = [(await uploadCv(known)).file_id, (await uploadCv(broken)).file_id]
  await textWorker(site.platform, readerThat(found)).perform({ file: ids[0] })
  await textWorker(site.platform, readerThat(found)).perform({ file: ids[1] })
  await sql`update file_texts set state = 'failed', text = '', reason = 'broken' where state = 'waiting'`.execute(db)
  await db.updateTable('file_texts').set({ reader: readerVersion }).execute()
  expect(await queueWaiting(site.platform)).toBe(0)
  await db.updateTable('file_texts').set({ reader: 0 }).where('file_id', 'in', ids).execute()
  site.passSeconds(1)
  expect([await queueWaiting(site.platform), await queueWaiting(site.platform)]).toEqual([2, 0])
  await textWorker(site.platform, readerThat({ ...found, text: 'Ahora con formulario' })).perform({ file: ids[0] })
  await textWorker(site.platform, readerThat({ state: 'failed', reason: 'broken' })).perform({ file: ids[1] })
  expect(await rowOf(known)).toMatchObject({ text: 'Ahora con formulario', reader: readerVersion })
  expect(await rowOf(broken)).toMatchObject({ state: 'read', text: found.text, reader: readerVersion })
})

test('CVS-02 after a slow document only its own person waits, so that nobody holds the queue', async () => {
  const queued: unknown[] = []
  const platform = {
    ...site.platform,
    jobs: { ...site.platform.jobs, enqueue: async (...job: unknown[]) => void queued.push(job.slice(1)) },
  }
  const worker = textWorker(platform, {
    async read() {
      await new Promise((resolve) => setTimeout(resolve, 1100))
      return found
    },
    close() {},
  })
  const [slow, other] = [await site.person(), await site.person()]
  await worker.perform({ file: (await uploadCv(slow)).file_id })
  const again = (await uploadCv(slow)).file_id
  await worker.perform({ file: again })
  expect(queued).toEqual([['read-text', { file: again }, expect.any(Number)]])
  expect((queued[0] as [string, object, number])[2]).toBeGreaterThanOrEqual(10)
  expect(await rowOf(slow)).toMatchObject({ state: 'waiting' })
  await worker.perform({ file: (await uploadCv(other)).file_id })
  expect(await rowOf(other)).toMatchObject({ state: 'read' })
  site.passSeconds(60)
  await worker.perform({ file: again })
  expect(await rowOf(slow)).toMatchObject({ state: 'read' })
})

test('CVS-02 many accounts with slow documents share one turn, and a new CV is read before their second try', async () => {
  const queued: [string, { file: number; slow?: boolean }, number][] = []
  const platform = {
    ...site.platform,
    jobs: { ...site.platform.jobs, enqueue: async (_: unknown, ...job: (typeof queued)[number]) => void queued.push(job) },
  }
  const spent: number[] = []
  const slow = new Set<number>()
  let reading = 0
  const worker = textWorker(platform, {
    async read(_, mostMs = 0) {
      if (!slow.has(reading)) return found
      spent.push(mostMs)
      // A second on the clock of this test stands for the whole limit.
      if (mostMs > 10_000) await new Promise((resolve) => setTimeout(resolve, 1100))
      return { state: 'failed', reason: 'too_slow' }
    },
    close() {},
  })
  const perform = (job: { file: number; slow?: boolean }) => {
    reading = job.file
    return worker.perform(job)
  }
  const strangers = await Promise.all([1, 2, 3].map(() => site.person({ confirmed: false })))
  for (const one of strangers) slow.add((await uploadCv(one)).file_id)
  for (const file of slow) await perform({ file })
  // Each had a short try, and is to be read again behind what waits.
  expect(spent).toEqual([3000, 3000, 3000])
  expect(queued).toEqual([...slow].map((file) => ['read-text', { file, slow: true }, 1]))

  const later = queued.splice(0).map(([, job]) => job)
  for (const job of later) await perform(job)
  expect(spent.slice(3)).toEqual([20_000])
  // The first one took its whole time, and is read again later (SLW-01).
  expect(queued.shift()?.slice(1)).toEqual([{ ...later[0], tries: 1 }, 60])
  expect(queued.map(([, job, seconds]) => [job, seconds >= 10])).toEqual(later.slice(1).map((job) => [job, true]))

  // Meanwhile neither a person who has just registered waits, nor one whose address is confirmed, even with a slow document.
  const [fresh, known] = [await site.person({ confirmed: false }), await site.person()]
  await perform({ file: (await uploadCv(fresh)).file_id })
  expect(await rowOf(fresh)).toMatchObject({ state: 'read' })
  const job = { file: (await uploadCv(known)).file_id, slow: true }
  slow.add(job.file)
  await perform(job)
  expect(await rowOf(known)).toMatchObject({ state: 'waiting', tries: 1 })
})

test.each(['busy', 'too_slow'] as const)(
  'SLW-01 a CV whose reading is %s is read again for a day before it fails',
  async (reason) => {
    type Job = { file: number; slow: boolean; tries?: number }
    const queued: [string, Job, number][] = []
    const enqueue = async (_: unknown, ...job: (typeof queued)[number]) => void queued.push(job)
    const platform = { ...site.platform, jobs: { ...site.platform.jobs, enqueue } }
    const worker = textWorker(platform, readerThat({ state: 'failed', reason }))
    const person = await site.person()
    const first: Job = { file: (await uploadCv(person)).file_id, slow: true }
    for (let job: Job | undefined = first; job; job = queued[job.tries ?? 0]?.[1]) {
      await worker.perform(job)
      site.passSeconds((queued[job.tries ?? 0]?.[2] ?? 0) + 1)
      await queueWaiting(site.platform)
    }
    expect(queued.map(([, { tries }, seconds]) => [tries, seconds / 60])).toEqual(
      [1, 10, 60, 360, 1440].map((one, at) => [at + 1, one]),
    )
    expect(await rowOf(person)).toMatchObject({ state: 'failed', reason: 'too_slow' })
  },
)

test('SLW-01 a CV that took too long is read again at a press of whoever may read it', async () => {
  const person = await site.person()
  const { file_id, path } = await uploadCv(person)
  expect((await callAgain(path)).status).toBe(409)
  await textWorker(site.platform, readerThat({ state: 'failed', reason: 'busy' })).perform({ file: file_id })
  const { data } = (await callText(path)).answer
  expect([data.state, data.read_again_at! > site.platform.now().toISOString()]).toEqual(['waiting', true])
  expect((await callAgain(path, { signature: 'A'.repeat(43) })).status).toBe(404)
  expect((await callAgain(path)).answer.success_message).toBe('files.reads_again')
  expect((await callText(path)).answer.data).toMatchObject({ state: 'waiting', read_again_at: null })
  expect((await callAgain(path)).status).toBe(409)
  await textWorker(site.platform, readerThat(found)).perform({ file: file_id, slow: true })
  expect([(await rowOf(person))?.state, (await callAgain(path)).status]).toEqual(['read', 409])
})

test('CVS-02 the worker reads a real document after the upload, in a process of its own', async () => {
  const reader = createTextReader()
  onTestFinished(() => reader.close())
  const stop = await startReadingTexts(site.platform, { warn() {} }, reader)
  onTestFinished(stop)
  const person = await site.person()
  await uploadCv(person, 'cv.pdf')
  await expect.poll(async () => (await rowOf(person))?.state, { timeout: 20_000 }).toBe('read')
  expect(await rowOf(person)).toMatchObject({ language: 'es', text: expect.stringContaining('Siigo') })
}, 30_000)
