import { expect, test } from 'vitest'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listVacanciesEndpoint, type StaffVacancyList } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

async function cardOfAdded(stage = 'apply') {
  const staff = await site.person({ role: 'administrator' })
  const [vacancy, person] = [await makeVacancy(site.platform), await addedWithLink(site, staff)]
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  expect((await site.call(addToVacancyEndpoint, { token: staff.token, body })).status).toBe(200)
  const vacant = { vacancy, staff, board: () => cardsOn(staff, vacancy.uuid) }
  await site.platform.db
    .updateTable('applications')
    .set({ stage: stage as never })
    .where('user_id', '=', person.id)
    .execute()
  return { ...person, ...vacant }
}

/** The cards of a board by column, and the number that the list of vacancies shows. */
async function cardsOn({ token }: TestPerson, job: string) {
  const { data } = (await site.call(getBoardEndpoint, { token, params: { job } })).answer
  const { data: list } = (await site.call(listVacanciesEndpoint, { token, params: { param: 'es' }, query: { size: 100 } }))
    .answer as StaffVacancyList
  const applied = list.find(({ uuid }) => uuid === job)?.num_applied
  return { cards: data.flatMap(({ name_board, elements }) => elements.map(({ user }) => `${name_board} ${user.name}`)), applied }
}

test('REP-04 SPEC-84 a person without consent whom staff delete leaves the boards at once, and returns when restored', async () => {
  const { uuid, staff, board } = await cardOfAdded('makeTest')
  const { token } = staff
  expect(await board()).toEqual({ cards: ['makeTest Lucía'], applied: 1 })
  const deleted = await site.call(deleteUserEndpoint, { token, body: { uuid, reason: 'Se agregó dos veces' } })
  expect(deleted.status).toBe(200)
  expect(await board()).toEqual({ cards: [], applied: 0 })
  expect((await site.call(restoreUserEndpoint, { token, body: { uuid } })).status).toBe(200)
  expect(await board()).toEqual({ cards: ['makeTest Lucía'], applied: 1 })
})

test('REP-04 SPEC-84 a card that staff removed before stays removed when the person is restored', async () => {
  const { id, uuid, staff, board } = await cardOfAdded()
  const { token } = staff
  await site.platform.db
    .updateTable('applications')
    .set({ removed_at: new Date(0) })
    .where('user_id', '=', id)
    .execute()
  await site.call(deleteUserEndpoint, { token, body: { uuid, reason: 'Se agregó dos veces' } })
  expect((await site.call(restoreUserEndpoint, { token, body: { uuid } })).status).toBe(200)
  expect((await board()).cards).toEqual([])
})
