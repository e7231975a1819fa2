import { expect, test } from 'vitest'
import type { Tx } from '../../platform/platform.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { compareChangedPeople } from './comparing.writes.ts'

const site = sharedTestApp()
const db = () => site.platform.db

const givePhone = ({ id }: TestPerson, personal_phone: string) =>
  db()
    .insertInto('profiles')
    .values({ user_id: id, personal_phone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ personal_phone }))
    .execute()

const pairsOf = (tx: Tx | ReturnType<typeof db>, { id }: TestPerson) =>
  tx
    .selectFrom('probable_duplicates')
    .select(['older_id', 'newer_id'])
    .where((is) => is.or([is('older_id', '=', id), is('newer_id', '=', id)]))
    .execute()

test('RAC-02 comparing waits for no merge, and pairs the person once the merge is undone', async () => {
  const [one, other] = [await site.person(), await site.person()]
  await givePhone(one, '+57 311 7654321')
  await givePhone(other, '+57 311 7654321')
  await compareChangedPeople(site.platform)
  expect(await pairsOf(db(), one)).toHaveLength(1)
  await givePhone(other, '311 765 4321')
  const merging = db()
    .transaction()
    .execute(async (tx) => {
      // As a merge does: the accounts first, their pairs later.
      await tx.selectFrom('users').select('id').where('id', '=', one.id).forUpdate().execute()
      await compareChangedPeople(site.platform)
      await tx.deleteFrom('probable_duplicates').where('older_id', '=', one.id).execute()
      throw new Error('undone')
    })
  await expect(merging).rejects.toThrow('undone')
  await compareChangedPeople(site.platform)
  expect(await pairsOf(db(), other)).toEqual([{ older_id: one.id, newer_id: other.id }])
})
