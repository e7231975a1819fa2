import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAnswerEndpoint, deleteQuestionEndpoint } from '#domain/assessment/questions/questions.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { csv, importFile, tableHead } from '../../testing/bank-files.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'
import { snapshotsOf } from './snapshots.writes.ts'

const site = sharedTestApp()
const db = () => site.platform.db

async function makeFile(sha256 = randomUUID()) {
  const file = { storage_key: `media/${randomUUID()}.png`, original_name: 'a.png', media_type: 'image/png', bytes: 1, sha256 }
  return (
    await db()
      .insertInto('files')
      .values({ ...file, purpose: 'media' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const isKept = async (id: number) => Boolean(await db().selectFrom('files').select('id').where('id', '=', id).executeTakeFirst())

/** Makes two banks whose first questions share a file, as an import does. */
async function makeSharers() {
  const file = await makeFile()
  const banks = [await makeBank(site.platform, { questions: 10 }), await makeBank(site.platform, { questions: 10 })] as const
  const shown = banks.map(({ questions }) => questions[0]!.answers[1]!)
  await db().updateTable('answers').set({ media_file_id: file }).where('uuid', 'in', shown).execute()
  return { file, frozen: banks[0], other: banks[1] }
}

type Bank = Awaited<ReturnType<typeof makeBank>>
const changes: [string, (bank: Bank, token: string) => Promise<{ status: number }>][] = [
  [
    'deleting an answer',
    ({ questions }, token) => site.call(deleteAnswerEndpoint, { token, params: { uuid: questions[0]!.answers[1]! } }),
  ],
  [
    'deleting a question',
    ({ questions }, token) => site.call(deleteQuestionEndpoint, { token, params: { id: questions[0]!.uuid } }),
  ],
  [
    'an import',
    async ({ questions, skillUuid }) =>
      (await importFile(site, skillUuid, csv(tableHead, `${questions[0]!.uuid};es;text;¿Otra?;;;`))).done,
  ],
]

test.each(changes)('QST-04 SPEC-38: %s never deletes a picture of another asked question', async (_, change) => {
  const { file, frozen, other } = await makeSharers()
  await makeAttempt(site.platform, { userId: (await site.person()).id, bank: frozen })
  const { token } = await site.person({ role: 'administrator' })
  // Removes the file from the question, so that only its snapshot uses it.
  await db().updateTable('answers').set({ media_file_id: null }).where('question_id', '=', frozen.questions[0]!.id).execute()
  expect((await change(other, token)).status).toBe(200)
  expect(await isKept(file)).toBe(true)
})

test('QST-04 SPEC-63: deleting the last question that uses a shared picture deletes the picture', async () => {
  const { file, frozen, other } = await makeSharers()
  const { token } = await site.person({ role: 'administrator' })
  for (const { questions } of [frozen, other]) {
    expect(await isKept(file)).toBe(true)
    await site.call(deleteAnswerEndpoint, { token, params: { uuid: questions[0]!.answers[1]! } })
  }
  expect(await isKept(file)).toBe(false)
})

test('SPEC-38: the database refuses to delete a file that a snapshot’s answer uses', async () => {
  const { file, frozen } = await makeSharers()
  const id = frozen.questions[0]!.id
  await db()
    .transaction()
    .execute((tx) => snapshotsOf(tx, [id]))
  await db().updateTable('answers').set({ media_file_id: null }).where('media_file_id', '=', file).execute()
  await expect(db().deleteFrom('files').where('id', '=', file).execute()).rejects.toMatchObject({ code: '23503' })
})

test('QST-02 SPEC-63: an import that changes two questions with equal pictures leaves no file behind', async () => {
  const bank = await makeBank(site.platform, { questions: 2, texts: 2 })
  const sha256 = randomUUID()
  const files = [await makeFile(sha256), await makeFile(sha256)]
  for (const [place, { id }] of bank.questions.entries())
    await db().updateTable('questions').set({ media_file_id: files[place]! }).where('id', '=', id).execute()
  const rows = bank.questions.map(({ uuid }, place) => `${uuid};es;text;¿Cambiada ${place}?;;;`)
  expect((await importFile(site, bank.skillUuid, csv(tableHead, ...rows))).done.status).toBe(200)
  const { rows: left } = await sql<{ used: boolean }>`
    select exists (select from questions where media_file_id = files.id) as used from files where sha256 = ${sha256}`.execute(
    db(),
  )
  expect(left).toEqual([{ used: true }])
})
