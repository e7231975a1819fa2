import { expect, test } from 'vitest'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { refuseConsentEndpoint } from '#domain/people/intake/intake.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { eraseUnanswered } from '../intake/consent.writes.ts'

const site = sharedTestApp()

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
