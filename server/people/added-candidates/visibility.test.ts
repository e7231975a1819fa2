import { expect, test } from 'vitest'
import { listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { getCountsEndpoint, getWaitingEndpoint, listFailedEmailsEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { listApplicationNotesEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import {
  getBoardDetailEndpoint,
  getBoardEndpoint,
  getCardEndpoint,
  moveCardEndpoint,
  searchBoardEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { listVacanciesEndpoint, type StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { listUsersEndpoint, listUsersWithSkillsEndpoint } from '#domain/people/users/users.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const role = [
  ...(['view', 'change'] as const).map((item) => ({ module: 'users' as const, item })),
  ...(['view', 'change'] as const).map((item) => ({ module: 'candidates' as const, item })),
  { module: 'skillstest' as const, item: 'view' as const },
]

/** What each place shows a member of staff about one person in one vacancy. */
async function placesOf(
  { token }: TestPerson,
  person: { id: number; uuid: string },
  vacancy: { uuid: string; title: string },
  card: string,
) {
  const of = { token, params: { id: vacancy.uuid } }
  const board = await site.call(getBoardEndpoint, { token, params: { job: vacancy.uuid } })
  const found = await site.call(searchBoardEndpoint, { token, params: { job: vacancy.uuid, second: 'Agregada' } })
  const columns = [...board.answer.data, ...found.answer.data]
  const detail = await site.call(getBoardDetailEndpoint, of)
  const applicants = await site.call(listApplicantsEndpoint, of)
  const file = await site.call(exportApplicantsEndpoint, { ...of, query: { language: 'es' } })
  const users = await site.call(listUsersEndpoint, { token, query: { q: 'Agregada' } })
  const printed = await site.call(listUsersWithSkillsEndpoint, { token, query: { q: 'Agregada', language: 'es' } })
  const vacancies = await site.call(listVacanciesEndpoint, { token, params: { param: 'es' }, query: { q: vacancy.title } })
  const search = await site.call(searchForStaffEndpoint, { token, query: { q: 'Agregada' } })
  const results = await site.call(listVacancyResultsEndpoint, of)
  const comments = await site.call(listApplicationNotesEndpoint, { token, body: { job_id: vacancy.uuid, id_user: person.uuid } })
  return {
    cards: columns.flatMap(({ elements }) => elements).length,
    counts: columns.reduce((sum, { total }) => sum + total, 0),
    new: detail.answer.data.new_candidates,
    card: (await site.call(getCardEndpoint, { token, params: { id: card } })).status,
    applicants: applicants.answer.total,
    sources: applicants.answer.sources.length,
    file: file.text.includes('Agregada'),
    users: users.answer.data.filter(({ uuid }) => uuid === person.uuid).length,
    printed: printed.answer.total > 0,
    profile: (await site.call(getUserEndpoint, { token, params: { uuid: person.uuid } })).status,
    number: (await site.call(getUserEndpoint, { token, params: { uuid: String(person.id) } })).status,
    applied: (vacancies.answer.data[0] as StaffVacancy | undefined)?.num_applied,
    search: (search.answer.data.people ?? []).some(({ uuid }) => uuid === person.uuid),
    results: results.answer.total,
    comments: comments.status,
  }
}

const everything = {
  ...{ cards: 2, counts: 2, new: 1, card: 200, applicants: 1, sources: 1, file: true, users: 1, printed: true, profile: 200 },
  ...{ number: 200, applied: 1, search: true, results: 1, comments: 200 },
}

test('INT-10 SPEC-80 before consent staff with the module users see a person everywhere', async () => {
  const { db } = site.platform
  const [adder, colleague, administrator] = await Promise.all([
    site.person({ role }),
    site.person({ role }),
    site.person({ role: 'administrator' }),
  ])
  const vacancy = await makeVacancy(site.platform)
  const { title } = await db.selectFrom('vacancies').select('title').where('id', '=', vacancy.id).executeTakeFirstOrThrow()
  const person = await addedWithLink(site, adder)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  for (const staff of [adder, colleague, administrator])
    expect(await placesOf(staff, person, { uuid: vacancy.uuid, title }, card.uuid)).toEqual(everything)
})

test('INT-10 before consent limited roles, and staff without the module users, see a person of their vacancies', async () => {
  const withoutUsers = role.filter(({ module }) => module !== 'users')
  const [limited, hiring] = [await site.person({ role, limited: true }), await site.person({ role: withoutUsers })]
  const vacancy = await makeVacancy(site.platform)
  const person = await addedWithLink(site)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  const seen = async ({ token }: TestPerson) => [
    (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).status,
    (await site.call(getUserEndpoint, { token, params: { uuid: person.uuid } })).status,
  ]
  for (const staff of [limited, hiring]) {
    expect(await seen(staff)).toEqual([404, 404])
    await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: vacancy.id, user_id: staff.id }).execute()
    expect(await seen(staff)).toEqual([200, 200])
  }
})

test('INT-10 before consent staff with the module users move a person and put them into vacancies', async () => {
  const [adder, colleague] = [await site.person({ role }), await site.person({ role })]
  const [vacancy, other] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  const person = await addedWithLink(site, adder)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  const { token } = colleague
  const move = await site.call(moveCardEndpoint, {
    token,
    body: { uuid_element: card.uuid, name_board: 'makeTest', version: 1 },
  })
  expect(move.status).toBe(200)
  const added = await site.call(addToVacancyEndpoint, {
    token,
    body: { uuid_jobs: other.uuid, uuid_users: [person.uuid] },
  })
  expect(added.status).toBe(200)
})

test('INT-10 before consent staff without the module users neither move, add nor count a person', async () => {
  const colleague = await site.person({ role: role.filter(({ module }) => module !== 'users') })
  const [vacancy, other] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  const countsOf = async ({ token }: TestPerson) => ({
    counts: (await site.call(getCountsEndpoint, { token, params: { language: 'es' } })).answer.data,
    waiting: (await site.call(getWaitingEndpoint, { token })).answer.data,
    emails: (await site.call(listFailedEmailsEndpoint, { token })).answer.total,
  })
  const before = await countsOf(colleague)
  const person = await addedWithLink(site)
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  await site.platform.db
    .insertInto('outgoing_emails')
    .values({
      ...{ kind: 'consent', user_id: person.id, language: 'es', to_name: '', to_address: person.email },
      ...{ subject: 'S', html: '', plain: '', status: 'failed' },
    })
    .execute()
  expect(await countsOf(colleague)).toEqual(before)
  const move = await site.call(moveCardEndpoint, {
    token: colleague.token,
    body: { uuid_element: card.uuid, name_board: 'makeTest', version: 1 },
  })
  expect(move.status).toBe(404)
  const added = await site.call(addToVacancyEndpoint, {
    token: colleague.token,
    body: { uuid_jobs: other.uuid, uuid_users: [person.uuid] },
  })
  expect(added.status).toBe(404)
})
