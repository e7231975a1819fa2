import { expect, test } from 'vitest'
import { addToVacancyEndpoint, applyEndpoint, getTimelineEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getCardEndpoint, removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const change = [
  { module: 'candidates', item: 'view' },
  { module: 'candidates', item: 'change' },
] as const
const everyone = [...change, { module: 'users', item: 'view' }] as const

const add = (staff: TestPerson, vacancy: { uuid: string }, ...people: readonly { uuid: string }[]) =>
  site.call(addToVacancyEndpoint, {
    token: staff.token,
    body: { uuid_jobs: vacancy.uuid, uuid_users: people.map(({ uuid }) => uuid) },
  })

const cardsOf = ({ id }: { id: number }) =>
  site.platform.db.selectFrom('applications').selectAll().where('vacancy_id', '=', id).orderBy('position').execute()

test('INT-04 staff add people to a vacancy, who get no e-mail and are not new on the board', async () => {
  const { db } = site.platform
  const staff = await site.person({ role: everyone, firstName: 'Reclutadora', lastName: 'Prueba' })
  const [one, two] = [await site.person({ language: 'en' }), await site.person({ cv: true })]
  const vacancy = await makeVacancy(site.platform)
  expect((await add(staff, vacancy, one, two)).answer).toEqual({
    success_message: 'applications.added',
    data: { added: 2, there: 0 },
  })
  const cards = await cardsOf(vacancy)
  expect(cards.map(({ user_id }) => user_id)).toEqual([one.id, two.id])
  for (const card of cards)
    expect(card).toMatchObject({ stage: 'apply', source_kind: 'staff', added_by: staff.id, notified_stage: 'apply' })
  expect(cards.every(({ opened_at }) => opened_at !== null)).toBe(true)
  expect(await db.selectFrom('outgoing_emails').select('id').where('user_id', 'in', [one.id, two.id]).execute()).toEqual([])

  const card = await site.call(getCardEndpoint, { token: staff.token, params: { id: cards[0]!.uuid } })
  expect(card.answer.data).toMatchObject({
    source: { kind: 'staff', name: '' },
    timeline: [{ kind: 'added', by: 'Reclutadora Prueba' }],
  })
  const own = await site.call(getTimelineEndpoint, { token: one.token, params: { uuid: cards[0]!.uuid } })
  expect(own.answer.data).toMatchObject([{ kind: 'added' }])
})

test('INT-04 a person who is on the board stays in their column, and a removed one comes back', async () => {
  const staff = await site.person({ role: everyone })
  const person = await site.person({ cv: true })
  const vacancy = await makeVacancy(site.platform)
  await site.call(applyEndpoint, {
    params: { job: vacancy.uuid, user: person.uuid },
    token: person.token,
    body: { source: 'LinkedIn' },
  })
  expect((await add(staff, vacancy, person)).answer).toEqual({
    success_message: 'applications.already_there',
    data: { added: 0, there: 1 },
  })
  const [card] = await cardsOf(vacancy)
  expect(card).toMatchObject({ source_kind: 'link', source_name: 'linkedin', added_by: null })
  await site.call(removeCardEndpoint, { params: { id: card!.uuid }, token: staff.token })
  expect((await add(staff, vacancy, person)).answer.data).toEqual({ added: 1, there: 0 })
  expect(await cardsOf(vacancy)).toMatchObject([{ uuid: card!.uuid, removed_at: null, source_kind: 'staff', added_by: staff.id }])
})

test('INT-04 nobody is added when one person is staff, deleted, unknown or not visible, or the vacancy is closed', async () => {
  const staff = await site.person({ role: everyone })
  const withoutUsers = await site.person({ role: change })
  const person = await site.person()
  const deleted = await site.person()
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute()
  const vacancy = await makeVacancy(site.platform)
  const closed = await makeVacancy(site.platform, { active: false })
  const messageOf = async (answer: ReturnType<typeof add>) => (await answer).refusal.error_message
  expect(await messageOf(add(staff, vacancy, person, staff))).toBe('applications.error.staff')
  expect(await messageOf(add(staff, vacancy, person, deleted))).toBe('errors.not_found')
  expect(await messageOf(add(staff, vacancy, person, { uuid: crypto.randomUUID() }))).toBe('errors.not_found')
  expect(await messageOf(add(withoutUsers, vacancy, person))).toBe('errors.not_found')
  expect(await messageOf(add(staff, closed, person))).toBe('vacancies.closed')
  expect(await cardsOf(vacancy)).toEqual([])
})

test('INT-06 an application keeps its source, which the list of applicants shows and filters by', async () => {
  const staff = await site.person({ role: everyone })
  const vacancy = await makeVacancy(site.platform)
  const arrivals = [
    { source: ' LinkedIn ' },
    { referrer: 'www.Google.com' },
    { source: 'linkedin' },
    { source: '<b>' },
    undefined,
  ]
  for (const body of arrivals) {
    const person = await site.person({ cv: true })
    const answer = await site.call(applyEndpoint, { params: { job: vacancy.uuid, user: person.uuid }, token: person.token, body })
    expect(answer.answer.apply).toBe('new_apply')
  }
  const list = async (source: string) =>
    (await site.call(listApplicantsEndpoint, { token: staff.token, params: { id: vacancy.uuid }, query: { source } })).answer
  const whole = await list('')
  expect(whole.data.map(({ source }) => source)).toEqual([
    { kind: 'direct', name: '' },
    { kind: 'direct', name: '' },
    { kind: 'link', name: 'linkedin' },
    { kind: 'referrer', name: 'google.com' },
    { kind: 'link', name: 'linkedin' },
  ])
  expect(whole.sources).toEqual([
    { kind: 'direct', name: '', count: 2 },
    { kind: 'link', name: 'linkedin', count: 2 },
    { kind: 'referrer', name: 'google.com', count: 1 },
  ])
  expect((await list('link:linkedin')).total).toBe(2)
  expect((await list('link:feria')).total).toBe(0)
  expect((await list('direct')).total).toBe(2)
})

test('INT-04 the same person named by number and by uuid counts once', async () => {
  const staff = await site.person({ role: everyone })
  const person = await site.person()
  const vacancy = await makeVacancy(site.platform)
  const named = [person.uuid, person.uuid.toUpperCase(), String(person.id)].map((uuid) => ({ uuid }))
  expect((await add(staff, vacancy, ...named)).answer.data).toEqual({ added: 1, there: 0 })
})

test('INT-06 INJ-03 sources leave out deleted accounts, and a filter with a null character finds nobody', async () => {
  const staff = await site.person({ role: everyone })
  const [one, two] = [await site.person(), await site.person()]
  const vacancy = await makeVacancy(site.platform)
  await add(staff, vacancy, one, two)
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', two.id).execute()
  const list = (source: string) =>
    site.call(listApplicantsEndpoint, { token: staff.token, params: { id: vacancy.uuid }, query: { source } })
  expect((await list('')).answer).toMatchObject({ total: 1, sources: [{ kind: 'staff', name: '', count: 1 }] })
  expect((await list('link:\0')).answer.total).toBe(0)
})
