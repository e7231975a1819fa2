import { expect, test } from 'vitest'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { getBoardDetailEndpoint, getBoardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

/** A vacancy with people at two stages, and functions that read its board as staff. */
async function board() {
  const { call, person, platform } = site
  const { token } = await person({ role: 'administrator' })
  const vacancy = await makeVacancy(platform)
  const people = [await person({ cv: true }), await person(), await person({ cv: true })] as const
  for (const [index, stage] of (['apply', 'apply', 'approved'] as const).entries())
    await makeApplication(platform, vacancy.id, people[index]!.id, stage, `a${index}`)
  const columns = async () => (await call(getBoardEndpoint, { params: { job: vacancy.uuid }, token })).answer.data
  const head = async () => (await call(getBoardDetailEndpoint, { params: { id: vacancy.uuid }, token })).answer.data
  const cardAt = async (stage: string, index = 0) =>
    (await columns()).find(({ name_board }) => name_board === stage)!.elements[index]!
  const known = async (id: string) => (await call(getCardEndpoint, { params: { id }, token })).answer.data
  return { token, people, columns, head, cardAt, known }
}

test("SPEC-54: a deleted account's card is marked as deleted, and no count includes it", async () => {
  const { token, people, columns, head, known, cardAt } = await board()
  const { uuid_element: id } = await cardAt('apply')
  expect(await known(id)).toMatchObject({ cv: { name: expect.stringContaining('.') } })
  await site.call(deleteUserEndpoint, { token, body: { uuid: people[0].uuid, reason: 'Pidió salir' } })
  const [applied] = await columns()
  expect(applied).toMatchObject({
    total: 1,
    elements: [{ user: { deleted: true }, hired_strut: 'N' }, { user: { deleted: false } }],
  })
  expect(await head()).toMatchObject({ new_candidates: 1 })
  expect(await known(id)).toMatchObject({ cv: null, personal_phone: '' })
})

test("BRD-04 SPEC-87 a hired candidate's card has the mark, and the head counts filled openings", async () => {
  const { token, people, head, cardAt } = await board()
  expect(await cardAt('approved')).toMatchObject({ hired_strut: 'N' })
  expect(await head()).toMatchObject({ hired: 0 })
  await site.call(setFlagsEndpoint, { token, body: { uuid: people[2].uuid, hired_strut: 'Y' } })
  expect(await cardAt('approved')).toMatchObject({ hired_strut: 'Y' })
  expect(await head()).toMatchObject({ hired: 1 })
})

test('BRD-04 the applicant dialog gets the CV with a freshly signed path, and the phone', async () => {
  const { people, cardAt, known } = await board()
  await site.platform.db
    .insertInto('profiles')
    .values({ user_id: people[0].id, personal_phone: '+57 300 123 4567' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ personal_phone: '+57 300 123 4567' }))
    .execute()
  const { uuid_element: id } = await cardAt('apply')
  const { cv, personal_phone } = await known(id)
  expect(personal_phone).toBe('+57 300 123 4567')
  const expires = Number(new URL(cv!.file, 'https://cantera.test').searchParams.get('expires'))
  expect(expires * 1000).toBeGreaterThan(site.platform.now().getTime() + 9 * 60_000)
})
