import { expect, onTestFinished, test } from 'vitest'
import {
  dismissEmailEndpoint,
  getCountsEndpoint,
  getVacanciesAtWorkEndpoint,
  getWaitingEndpoint,
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  retryEmailEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { openApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, getCardEndpoint, moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { boardTopic } from '#domain/hiring/board/board.rules.ts'
import { listVacanciesEndpoint, type StaffVacancyList } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createFailedEmail, makeApplication, makeVacancy } from '../../testing/records.ts'

// Without its worker, so that no other process updates the boards.
const site = sharedTestApp({ WORKER: '0' })
const administrator = () => site.person({ role: 'administrator' })
const see = (module: Right['module'], item: Right['item'] = 'view'): Right => ({ module, item })
const counts = async ({ token }: TestPerson, language: 'es' | 'en' = 'es') =>
  (await site.call(getCountsEndpoint, { token, params: { language } })).answer.data
const waiting = async ({ token }: TestPerson) => (await site.call(getWaitingEndpoint, { token })).answer.data
const days = (count: number) => new Date(Date.now() - count * 86_400_000)

/** Makes a card whose candidate was last notified of the stage `notified`, `ago` days ago. */
async function aPerson(name: string, stage: 'apply' | 'reject', notified: 'apply' | 'reject', ago: number, more: object = {}) {
  const vacancy = await makeVacancy(site.platform)
  const person = await site.person({ firstName: name, lastName: 'Espera' })
  const card = await makeApplication(site.platform, vacancy.id, person.id, stage)
  const values = { notified_stage: notified, notified_at: days(ago), ...more }
  await site.platform.db.updateTable('applications').set(values).where('id', '=', card.id).execute()
  return { card, vacancy, user: person }
}

/** Makes a new application of a deleted account. */
async function gone(vacancyId?: number) {
  const person = await site.person({ firstName: 'Ida', lastName: 'Espera' })
  await makeApplication(site.platform, vacancyId ?? (await makeVacancy(site.platform)).id, person.id)
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute()
}

test('ADM-01 ACC-05 each module has its count, by language where it applies, for permitted roles only', async () => {
  const actor = await administrator()
  const before = await counts(actor)
  expect(Object.keys(before)).toEqual([
    'candidates',
    'skillstest',
    'questions',
    'users',
    'messages',
    'clients',
    'roles',
    'currencies',
  ])
  expect(before).toMatchObject({ currencies: 3 })
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const visitor = { full_name: 'Visita', email: 'visita@example.com', phone: '', message: 'Hola' }
  const question = { text: '¿Una pregunta?', type: 'text' } as const
  let card = { id: 0 }
  const oneMore: Record<keyof typeof before, () => Promise<unknown>> = {
    candidates: async () => (card = await makeApplication(site.platform, vacancy.id, actor.id)),
    skillstest: () => db.insertInto('skills').values({ name: 'Contada' }).execute(),
    questions: () =>
      db
        .insertInto('questions')
        .values({ ...question, language: 'es' })
        .execute(),
    users: () => site.person(),
    messages: () => db.insertInto('contact_messages').values(visitor).execute(),
    clients: () => db.insertInto('clients').values({ name: 'Contado', location: 'Cali' }).execute(),
    roles: () => db.insertInto('roles').values({ name: 'Contado', description: '' }).execute(),
    currencies: () => db.insertInto('currencies').values({ code: 'PEN', name: 'Sol' }).execute(),
  }
  let after = await counts(actor)
  for (const [key, make] of Object.entries(oneMore) as [keyof typeof before, () => Promise<unknown>][]) {
    await make()
    const expected = { ...after, [key]: (after[key] ?? 0) + 1 }
    after = await counts(actor)
    expect(after).toEqual(expected)
  }
  await db
    .insertInto('questions')
    .values({ ...question, language: 'en' })
    .execute()
  expect(await counts(actor)).toEqual(after)
  expect((await counts(actor, 'en')).questions).toBe(1)
  const changeCard = (values: object) => db.updateTable('applications').set(values).where('id', '=', card.id).execute()
  for (const values of [
    { stage: 'reject' },
    { stage: 'approved', hired_at: new Date() },
    { hired_at: null, removed_at: new Date() },
  ]) {
    await changeCard(values)
    expect([values, await counts(actor)]).toEqual([values, { ...after, candidates: before.candidates }])
  }

  const limited = await site.person({ role: [see('clients'), see('messages')] })
  expect(Object.entries(await counts(limited)).filter(([, count]) => count !== null)).toEqual([
    ['messages', after.messages],
    ['clients', after.clients],
  ])
  const { oldest, ...waits } = await waiting(limited)
  expect(Object.entries(waits).filter(([, count]) => count !== null)).toEqual([['messages', 1]])
  expect(Object.entries(oldest).filter(([, since]) => since !== null)).toEqual([['messages', expect.any(String)]])
})

test('ADM-01 ROL-02 texts to rate are counted for those who may rate them, as their list is shown', async () => {
  const rater = await site.person({ role: [see('users'), see('users', 'rate')] })
  const editor = await site.person({ role: [see('users'), see('users', 'change')] })
  expect((await waiting(rater)).texts).toEqual(expect.any(Number))
  expect((await waiting(editor)).texts).toBeNull()
})

test('ADM-01 SPEC-64 lists candidates without news for seven days, unless they know the outcome', async () => {
  const recruiter = await site.person({ role: [see('candidates')] })
  const { card, vacancy } = await aPerson('Olvidada', 'apply', 'apply', 8)
  await aPerson('Movida', 'reject', 'apply', 9)
  await aPerson('Reciente', 'apply', 'apply', 6)
  await aPerson('Avisada', 'reject', 'reject', 30)
  await aPerson('Retirada', 'apply', 'apply', 30, { removed_at: new Date() })
  const list = async (query: object = {}) =>
    (await site.call(listWaitingPeopleEndpoint, { token: recruiter.token, query })).answer.data
  expect(
    (await list()).map(({ fullname, name_board, notified_stage, dias }) => [fullname, name_board, notified_stage, dias]),
  ).toEqual([
    ['Movida Espera', 'reject', 'apply', 9],
    ['Olvidada Espera', 'apply', 'apply', 8],
  ])
  expect(await list({ sort: '-notified_at', size: 1 })).toMatchObject([
    { uuid_element: card.uuid, vacant_uuid: vacancy.uuid, name_job: vacancy.title },
  ])
  expect(await list({ q: 'movida' })).toHaveLength(1)
  expect(await list({ q: '%' })).toEqual([])
  expect(await waiting(recruiter)).toMatchObject({ texts: null, emails: 0, messages: null, people: 2, interviews: 0 })
})

test('ADM-01 SPEC-64 lists a new application at once, until staff open its card or profile', async () => {
  const recruiter = await site.person({ role: [see('candidates'), see('candidates', 'change')] })
  const { token } = recruiter
  const names = async () =>
    (await site.call(listWaitingPeopleEndpoint, { token, query: { waiting: 'unopened', size: 100 } })).answer.data.map(
      ({ fullname }) => fullname,
    )
  const before = (await waiting(recruiter)).unopened ?? 0
  const byCard = await aPerson('Nueva', 'apply', 'apply', 0)
  const byProfile = await aPerson('Leída', 'apply', 'apply', 0)
  await gone()
  expect([await names(), (await waiting(recruiter)).unopened]).toEqual([
    expect.arrayContaining(['Nueva Espera', 'Leída Espera']),
    before + 2,
  ])
  await site.call(getBoardEndpoint, { token, params: { job: byCard.vacancy.uuid } })
  expect(await names()).toContain('Nueva Espera')
  const open = (token: string, body: { uuid_element: string } | { uuid_user: string }) =>
    site.call(openApplicationsEndpoint, { token, body })
  await site.call(getCardEndpoint, { token, params: { id: byCard.card.uuid } })
  expect(await names()).toContain('Nueva Espera')
  await open(token, { uuid_element: byCard.card.uuid })
  expect(await names()).not.toContain('Nueva Espera')
  const people = await site.person({ role: [see('users')] })
  expect((await open(people.token, { uuid_user: byProfile.user.uuid })).status).toBe(403)
  expect(await names()).toContain('Leída Espera')
  await open(token, { uuid_user: byProfile.user.uuid })
  expect([await names(), (await waiting(recruiter)).unopened]).toEqual([expect.not.arrayContaining(['Leída Espera']), before])
})

test('ADM-01 SPEC-64 lists a card that was moved without a notification at once', async () => {
  const recruiter = await site.person({ role: [see('candidates'), see('candidates', 'change')] })
  const { token } = recruiter
  const { card } = await aPerson('Trasladada', 'apply', 'apply', 0)
  const list = async () =>
    (await site.call(listWaitingPeopleEndpoint, { token, query: { waiting: 'unnotified', size: 100 } })).answer.data.filter(
      ({ uuid_element }) => uuid_element === card.uuid,
    )
  const before = (await waiting(recruiter)).unnotified ?? 0
  expect(await list()).toEqual([])
  const move = { uuid_element: card.uuid, name_board: 'makeTest', before: null, version: card.version } as const
  expect((await site.call(moveCardEndpoint, { token, body: move })).status).toBe(200)
  expect([await list(), (await waiting(recruiter)).unnotified]).toMatchObject([
    [{ name_board: 'makeTest', notified_stage: 'apply' }],
    before + 1,
  ])
  await site.platform.db.updateTable('applications').set({ notified_stage: 'makeTest' }).where('id', '=', card.id).execute()
  expect([await list(), (await waiting(recruiter)).unnotified]).toEqual([[], before])
})

test('ADM-01 shows the vacancies that the person worked on last with their stages, or the newest ones', async () => {
  const recruiter = await site.person({ role: [see('candidates'), see('candidates', 'change')] })
  const { token } = recruiter
  const atWork = async () => (await site.call(getVacanciesAtWorkEndpoint, { token })).answer.data
  const newest = await makeVacancy(site.platform)
  const first = await atWork()
  expect([first.own, first.vacancies.find(({ unopened }) => unopened === 0)?.uuid]).toEqual([false, newest.uuid])
  const { card, vacancy } = await aPerson('Primera', 'apply', 'apply', 0)
  await makeVacancy(site.platform)
  await gone(vacancy.id)
  const move = { uuid_element: card.uuid, name_board: 'makeTest', before: null, version: card.version } as const
  await site.call(moveCardEndpoint, { token, body: move })
  const { own, vacancies } = await atWork()
  expect([own, vacancies.map(({ uuid }) => uuid)]).toEqual([true, [vacancy.uuid]])
  expect(vacancies[0]?.stages.map(({ name_board, count }) => [name_board, count])).toEqual([
    ['apply', 0],
    ['makeTest', 1],
    ['firstInterview', 0],
    ['secondInterview', 0],
    ['approved', 0],
    ['reject', 0],
  ])
  await site.platform.db.updateTable('vacancies').set({ active: false }).where('id', '=', vacancy.id).execute()
  expect((await atWork()).own).toBe(false)
})

test('JOB-01 ADM-01 SPEC-54 counts exclude applications of deleted people', async () => {
  const actor = await administrator()
  const { vacancy } = await aPerson('Presente', 'apply', 'apply', 0)
  const applied = async () =>
    (
      (await site.call(listVacanciesEndpoint, { token: actor.token, params: { param: 'es' }, query: { size: 100 } }))
        .answer as StaffVacancyList
    ).data.find(({ uuid }) => uuid === vacancy.uuid)?.num_applied
  const [before, listed] = [await counts(actor), await applied()]
  await gone(vacancy.id)
  expect([(await counts(actor)).candidates, listed, await applied()]).toEqual([before.candidates, 1, 1])
})

test('ADM-01 SPEC-61 lists requests for another time until a new invitation or a cancellation', async () => {
  const recruiter = await site.person({ role: [see('candidates')] })
  const { card } = await aPerson('Ocupada', 'apply', 'apply', 0)
  const { db } = site.platform
  const interview = { starts_at: days(-1), ends_at: days(-2), time_zone: 'America/Bogota' }
  const { id } = await db
    .insertInto('interviews')
    .values({ ...interview, application_id: card.id, stage: 'firstInterview', sender: 'Equipo', organizer: 'Equipo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { interview_id: id, sequence: 0, ...interview, sent_at: days(1), answered_at: days(0) }
  await db
    .insertInto('interview_invitations')
    .values({ ...asked, answer: 'other_time', answer_note: 'Solo los viernes' })
    .execute()
  const query = { waiting: 'other_time' } as const
  const names = async () =>
    (await site.call(listWaitingPeopleEndpoint, { token: recruiter.token, query })).answer.data.map(({ fullname }) => fullname)
  expect([await names(), (await waiting(recruiter)).interviews]).toEqual([['Ocupada Espera'], 1])
  const [row] = (await site.call(listWaitingPeopleEndpoint, { token: recruiter.token, query })).answer.data
  expect(row?.asked).toEqual({
    starts_at: interview.starts_at.toISOString(),
    time_zone: 'America/Bogota',
    note: 'Solo los viernes',
  })
  await db.updateTable('interviews').set({ cancelled_at: new Date() }).where('id', '=', id).execute()
  expect(await names()).toEqual([])
  await db.updateTable('interviews').set({ cancelled_at: null, sequence: 1 }).where('id', '=', id).execute()
  expect([await names(), (await waiting(recruiter)).interviews]).toEqual([[], 0])
})

test('ADM-01 MAIL-01 a failed e-mail is sent again or dismissed, once', async () => {
  const actor = await administrator()
  const { token } = actor
  const lost = await createFailedEmail(site.platform, { subject: 'Perdido uno', to_name: 'Álvaro Díaz' })
  const wrong = await createFailedEmail(site.platform, { subject: 'Perdido dos', queued_at: days(2) })
  await createFailedEmail(site.platform, { subject: 'Llegó', status: 'sent' })
  const subjects = async (query: object = {}) =>
    (await site.call(listFailedEmailsEndpoint, { token, query })).answer.data.map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Perdido uno', 'Perdido dos'])
  expect(await subjects({ q: 'alvaro perdido' })).toEqual(['Perdido uno'])
  expect((await waiting(actor)).emails).toBe(2)
  const key = await createFailedEmail(site.platform, { subject: 'Con llave', kind: 'recovery', queued_at: days(3) })
  const act = (endpoint: typeof retryEmailEndpoint | typeof dismissEmailEndpoint, { uuid }: { uuid: string }) =>
    site.call(endpoint, { token, params: { id: uuid } })
  const twice = await Promise.all([act(retryEmailEndpoint, lost), act(retryEmailEndpoint, lost)])
  expect(twice.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const row = () => site.platform.db.selectFrom('outgoing_emails').select('status').where('id', '=', lost.id).executeTakeFirst()
  expect((await row())?.status).toBe('queued')
  expect((await act(retryEmailEndpoint, key)).refusal.error_message).toBe('dashboard.error.key_mail')
  await act(dismissEmailEndpoint, key)
  expect((await act(dismissEmailEndpoint, wrong)).answer.success_message).toBe('dashboard.email_dismissed')
  expect([await subjects(), (await waiting(actor)).emails]).toEqual([[], 0])
  expect(await site.auditOf(actor)).toEqual(['email.retried', 'email.dismissed', 'email.dismissed'])
})

test('ADM-01 SPEC-40 open boards show at once that an e-mail is sent again', async () => {
  const { token } = await administrator()
  const { card, vacancy } = await aPerson('Reenviada', 'apply', 'apply', 0)
  const received: unknown[] = []
  const onMessage = (json: string) => received.push(JSON.parse(json))
  onTestFinished(site.platform.live.subscribe(boardTopic(vacancy.uuid), { onMessage, onGap: () => {} }))
  const lost = await createFailedEmail(site.platform, { kind: 'stage', stage: 'apply', application_id: card.id })
  expect((await site.call(retryEmailEndpoint, { token, params: { id: lost.uuid } })).status).toBe(200)
  await expect.poll(() => received).toEqual([{ kind: 'notified', uuid_element: card.uuid, origin: null }])
})
