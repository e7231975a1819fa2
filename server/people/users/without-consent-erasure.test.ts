import { expect, test } from 'vitest'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { hireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { refuseConsentEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { countAllChanges } from '../../desk/figures/counting.writes.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { eraseUnanswered } from '../added-candidates/consent.writes.ts'
import { eraseDueAccounts } from './erasure.writes.ts'

const site = sharedTestApp({ WORKER: '0' })

async function cardOfAdded() {
  const staff = await site.person({ role: 'administrator' })
  const [vacancy, person] = [await makeVacancy(site.platform), await addedWithLink(site, staff)]
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid] }
  expect((await site.call(addToVacancyEndpoint, { token: staff.token, body })).status).toBe(200)
  return person
}

async function cardsOf({ id }: { readonly id: number }) {
  const { db } = site.platform
  const cards = await db.selectFrom('applications').select('id').where('user_id', '=', id).execute()
  return cards.length
}

test('REP-04 SPEC-84 refusing consent removes the person from boards and figures', async () => {
  const person = await cardOfAdded()
  expect(await cardsOf(person)).toBe(1)
  await site.call(refuseConsentEndpoint, { body: { token: person.token } })
  expect(await cardsOf(person)).toBe(0)
})

test('REP-04 SPEC-84 the end of the term removes the person from boards and figures', async () => {
  const person = await cardOfAdded()
  await site.platform.db
    .updateTable('users')
    .set({ consent_due_at: new Date(site.platform.now().getTime() - 1000) })
    .where('id', '=', person.id)
    .execute()
  await eraseUnanswered(site.platform)
  expect(await cardsOf(person)).toBe(0)
})

/** All counts of the figures. */
async function figures() {
  await countAllChanges(site.platform)
  const cells = await site.platform.db.selectFrom('figure_cells').selectAll().orderBy('vacancy_id').orderBy('figure').execute()
  return cells.map(({ vacancy_id, month, figure, count }) => `${vacancy_id} ${month} ${figure} ${count}`).sort()
}

type Added = Awaited<ReturnType<typeof cardOfAdded>>
const leavings: Record<string, (person: Added) => Promise<unknown>> = {
  'refuses consent': (person) => site.call(refuseConsentEndpoint, { body: { token: person.token } }),
  'does not answer in time': async (person) => {
    const consent_due_at = new Date(site.platform.now().getTime() - 1000)
    await site.platform.db.updateTable('users').set({ consent_due_at }).where('id', '=', person.id).execute()
    await eraseUnanswered(site.platform)
  },
  'is erased by staff': async (person) => {
    const { token } = await site.person({ role: 'administrator' })
    await site.call(deleteUserEndpoint, { token, body: { uuid: person.uuid, reason: 'No corresponde' } })
    const due = { erase_at: site.platform.now() }
    await site.platform.db.updateTable('deleted_accounts').set(due).where('user_id', '=', person.id).execute()
    await eraseDueAccounts(site.platform)
  },
}

test.each(Object.keys(leavings))('REP-04 the figures are what they were after a person without consent %s', async (how) => {
  const before = await figures()
  const person = await cardOfAdded()
  const { token } = await site.person({ role: 'administrator' })
  const card = await site.platform.db
    .selectFrom('applications')
    .select('uuid')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const body = { uuid_element: card.uuid }
  await site.call(moveCardEndpoint, { token, body: { ...body, name_board: 'approved' } })
  expect((await site.call(hireEndpoint, { token, body })).status).toBe(200)
  expect(await figures(), 'nobody counts before their consent').toEqual(before)
  await leavings[how]?.(person)
  expect([await cardsOf(person), await figures()]).toEqual([0, before])
})
