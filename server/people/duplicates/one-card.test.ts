import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, searchBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { addPersonEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { addedPersonFields } from '../../testing/added-people.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { entriesOf } from '../../testing/entries.ts'
import { makeVacancy } from '../../testing/records.ts'
import { registrationForm } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const { rowOf, register, logIn } = entriesOf(site)

test('INT-11 staff see one card of a person whom they entered and who applied without a confirmed address', async () => {
  const [{ token }, vacancy] = [await site.person({ role: 'administrator' }), await makeVacancy(site.platform)]
  const form = registrationForm({ vacancies: 'true', uuid_jobs: vacancy.uuid })
  const fields = addedPersonFields({ email: form.email, uuid_jobs: vacancy.uuid })
  const added = await site.call(addPersonEndpoint, { token, body: fields })
  const entry = await rowOf(added.answer.data.uuid)
  const account = await register(form)

  const board = await site.call(getBoardEndpoint, { token, params: { job: vacancy.uuid } })
  const cards = board.answer.data.flatMap((column) => column.elements)
  expect(cards.map(({ user }) => [user.uuid, user.registered])).toEqual([[entry.uuid, true]])
  const found = await site.call(searchBoardEndpoint, { token, params: { job: vacancy.uuid, second: 'ana' } })
  expect(found.text).not.toContain(account.uuid)
  const applicants = await site.call(listApplicantsEndpoint, { token, params: { id: vacancy.uuid } })
  expect(applicants.answer).toMatchObject({ data: [{ uuid: entry.uuid, registered: true }], total: 1 })
  const own = await site.call(listApplicationsEndpoint, { token: await logIn(form.email) })
  expect(own.answer.data).toHaveLength(1)

  await site.platform.db.updateTable('applications').set({ removed_at: new Date() }).where('user_id', '=', entry.id).execute()
  const after = await site.call(listApplicantsEndpoint, { token, params: { id: vacancy.uuid } })
  expect(after.answer.data.map(({ uuid }) => uuid)).toEqual([account.uuid])
})
