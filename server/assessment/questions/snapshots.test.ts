import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { snapshotsOf } from './snapshots.writes.ts'

const site = sharedTestApp()
const freeze = (ids: number[]) => site.platform.db.transaction().execute((tx) => snapshotsOf(tx, ids))

async function makeSelect(text: string) {
  const { db } = site.platform
  const question = await db
    .insertInto('questions')
    .values({ text, type: 'select', language: 'es', ready: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('answers')
    .values([
      { question_id: question.id, text: `sí, ${text}`, correct: true },
      { question_id: question.id, text: `no, ${text}`, correct: false },
    ])
    .execute()
  return question.id
}

/** Changes the text as the writes of the bank do. */
const edit = (id: number, text: string) =>
  site.platform.db.updateTable('questions').set({ text, snapshot_id: null }).where('id', '=', id).execute()

const copiesOf = (id: number) =>
  site.platform.db.selectFrom('question_snapshots').selectAll().where('question_id', '=', id).orderBy('id').execute()

test('QST-04 stores snapshots of several questions in one call and reuses existing ones', async () => {
  const ids = [await makeSelect('uno'), await makeSelect('dos'), await makeSelect('tres')]
  const first = await freeze(ids)
  expect([...first.keys()].sort()).toEqual([...ids].sort())
  expect(await freeze([...ids].reverse())).toEqual(first)
  const [copy, ...others] = await copiesOf(ids[1]!)
  expect([copy!.id, others]).toEqual([first.get(ids[1]!), []])
  expect(copy).toMatchObject({
    text: 'dos',
    type: 'select',
    answers: [
      { text: 'sí, dos', correct: true, media_file_id: null, alternative_text: '' },
      { text: 'no, dos', correct: false, media_file_id: null, alternative_text: '' },
    ],
  })
})

test('QST-04 an edited question leaves its snapshot unchanged; changed back, it uses it again', async () => {
  const id = await makeSelect('antes')
  const before = (await freeze([id])).get(id)
  await edit(id, 'después')
  const after = (await freeze([id])).get(id)
  expect(after).not.toBe(before)
  expect((await copiesOf(id)).map(({ text }) => text)).toEqual(['antes', 'después'])
  await edit(id, 'antes')
  expect((await freeze([id])).get(id)).toBe(before)
})

test('TIM-02 simultaneous calls for the same questions share one snapshot of each', async () => {
  const ids = [await makeSelect('a'), await makeSelect('b'), await makeSelect('c')]
  const all = await Promise.all(Array.from({ length: 20 }, (_, nth) => freeze(nth % 2 ? ids : [...ids].reverse())))
  for (const one of all) expect(one).toEqual(all[0])
  for (const id of ids) expect(await copiesOf(id)).toHaveLength(1)
})
