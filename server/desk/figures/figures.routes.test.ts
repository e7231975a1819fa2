import { beforeAll, expect, test } from 'vitest'
import { figureParts, monthOf } from '#domain/desk/figures/counts.rules.ts'
import {
  exportFiguresEndpoint,
  getFiguresEndpoint,
  listFigureChoicesEndpoint,
  listFigurePeopleEndpoint,
} from '#domain/desk/figures/figures.contract.ts'
import { rowsOf } from '#domain/desk/figures/tables.rules.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { moveCardEndpoint, undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import { undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { setReasonEndpoint } from '#domain/hiring/reasons/reasons.contract.ts'
import type { QueryInput } from '#domain/kernel/endpoint.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeHiringWorld } from '../../testing/hiring-world.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { countAllChanges } from './counting.writes.ts'

type Filter = QueryInput<typeof getFiguresEndpoint>

const site = sharedTestApp({ WORKER: '0' })
const viewing = [{ module: 'candidates', item: 'view' }] as const
let administrator: TestPerson
beforeAll(async () => {
  administrator = await site.person({ role: 'administrator' })
}, 60_000)

const figuresOf = async (query: Filter, { token } = administrator) => {
  await countAllChanges(site.platform)
  return (await site.call(getFiguresEndpoint, { token, query })).answer.data
}
const peopleOf = async (figure: string, query: Filter = {}, { token } = administrator) => {
  await countAllChanges(site.platform)
  return (await site.call(listFigurePeopleEndpoint, { token, query: { ...query, figure } })).answer
}

const spring = { from: '2026-03', to: '2026-04' } as const
const aWorld = () => makeHiringWorld(site)

test('REP-01 the figures of a vacancy: funnel, days, sources, tests, reasons and months', async () => {
  const { one, skill, reason } = await aWorld()
  const figures = await figuresOf({ ...spring, vacancy: one.uuid })
  expect(figures).toEqual({
    ...spring,
    first_month: '2026-03',
    updating: false,
    funnel: [
      { step: 'apply', count: 4 },
      { step: 'makeTest', count: 2 },
      { step: 'firstInterview', count: 1 },
      { step: 'secondInterview', count: 1 },
      { step: 'approved', count: 1 },
      { step: 'hired', count: 1 },
    ],
    outcomes: [
      { outcome: 'hired', count: 1 },
      { outcome: 'rejected', count: 2 },
      { outcome: 'withdrawn', count: 0 },
      { outcome: 'removed', count: 0 },
      { outcome: 'open', count: 1 },
    ],
    losses: expect.arrayContaining([
      { step: 'apply', outcome: 'rejected', reason: { uuid: reason.uuid, name: expect.any(String) }, count: 1 },
      { step: 'makeTest', outcome: 'rejected', reason: { uuid: null, name: '' }, count: 1 },
    ]),
    stays: [
      { stage: 'apply', median: 3, most: 7, finished: 3, running: 1 },
      { stage: 'makeTest', median: 4, most: 4, finished: 2, running: 0 },
      { stage: 'firstInterview', median: 3, most: 3, finished: 1, running: 0 },
      { stage: 'secondInterview', median: null, most: null, finished: 0, running: 0 },
      { stage: 'approved', median: 23, most: 23, finished: 1, running: 0 },
    ],
    to_hire: { median: 32, most: 32 },
    sources: expect.arrayContaining([
      { kind: 'link', name: 'linkedin', count: 2, interviewed: 1, hired: 1 },
      { kind: 'unknown', name: '', count: 2, interviewed: 0, hired: 0 },
    ]),
    tests: [{ uuid: skill.uuid, name: expect.any(String), asked: 4, taken: 2, passed: 1 }],
    reasons: [
      { uuid: reason.uuid, name: expect.any(String), count: 1 },
      { uuid: null, name: '', count: 1 },
    ],
    months: [
      { month: '2026-03', applied: 3, hired: 0, rejected: 2 },
      { month: '2026-04', applied: 1, hired: 1, rejected: 0 },
    ],
  })
})

test('REP-01 every figure has as many people behind it as it counts, whatever the filter and the viewer', async () => {
  const { one, client, owner } = await aWorld()
  const limited = await site.person({ role: viewing, limited: true })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: one.id, user_id: limited.id }).execute()
  const views: readonly [filter: Filter, viewer: TestPerson, most: number][] = [
    [spring, administrator, 100],
    [{ from: '2026-04', to: '2026-04' }, administrator, 100],
    [{ ...spring, vacancy: one.uuid }, administrator, 4],
    [{ ...spring, client: client.uuid }, administrator, 5],
    [{ ...spring, owner: owner.uuid }, administrator, 4],
    [spring, limited, 4],
  ]
  for (const [filter, viewer, most] of views) {
    const figures = await figuresOf(filter, viewer)
    expect([filter, figures.funnel[0]!.count <= most, figures.funnel[0]!.count > 0]).toEqual([filter, true, true])
    for (const part of figureParts)
      for (const { cells } of rowsOf[part](figures))
        for (const { figure, value } of cells)
          if (figure) {
            const { data, total } = await peopleOf(figure, filter, viewer)
            expect([filter, figure, data.length, total]).toEqual([filter, figure, value, value])
          }
  }
})

test('REP-02 REP-03 an undone move, a changed reason and an undone hire change the figures; its end does not', async () => {
  const { two, reason } = await aWorld()
  const { token } = administrator
  const now = monthOf(site.platform.now(), site.platform.config.timeZone)
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id)
  const inShort = async () => {
    const { funnel, outcomes, reasons } = await figuresOf({ from: now, to: now, vacancy: vacancy.uuid })
    return [
      funnel.map(({ count }) => count).join(''),
      outcomes.find(({ count }) => count === 1)?.outcome,
      ...reasons.map(({ uuid }) => uuid),
    ]
  }
  const move = async (name_board: Stage) => site.call(moveCardEndpoint, { token, body: { uuid_element: card.uuid, name_board } })
  const mark = (flags: object) => site.call(setFlagsEndpoint, { token, body: { uuid: person.uuid, ...flags } })
  expect(await inShort()).toEqual(['100000', 'open'])
  await move('approved')
  expect(await inShort()).toEqual(['111110', 'open'])
  await mark({ hired_strut: 'Y' })
  expect(await inShort()).toEqual(['111111', 'hired'])
  await mark({ avalaible_strut: 'Y' })
  await mark({ hired_strut: 'N' })
  expect(await inShort()).toEqual(['111111', 'hired'])
  await site.call(undoHireEndpoint, { token, body: { uuid_element: card.uuid } })
  expect(await inShort()).toEqual(['111110', 'open'])
  await site.call(undoMoveEndpoint, { token, body: { uuid_element: card.uuid } })
  expect(await inShort()).toEqual(['100000', 'open'])
  await move('reject')
  expect(await inShort()).toEqual(['100000', 'rejected', null])
  await site.call(setReasonEndpoint, { token, body: { uuid_element: card.uuid, uuid_reason: reason.uuid } })
  expect(await inShort()).toEqual(['100000', 'rejected', reason.uuid])
  expect(two.uuid).not.toBe(vacancy.uuid)
})

test('REP-02 figures say whether changes are still being counted', async () => {
  const { one } = await aWorld()
  const updating = async () =>
    (await site.call(getFiguresEndpoint, { token: administrator.token, query: { vacancy: one.uuid } })).answer.data.updating
  expect(await updating()).toBe(true)
  await countAllChanges(site.platform)
  expect(await updating()).toBe(false)
})

test('REP-02 SPEC-77 a person whom staff added counts once they have consented', async () => {
  const { one, applications } = await aWorld()
  const reached = async () => (await figuresOf({ ...spring, vacancy: one.uuid })).funnel[0]!.count
  const answer = (consent_due_at: Date | null) =>
    site.platform.db
      .updateTable('users')
      .set({ added_at: new Date(), consent_due_at })
      .where('id', '=', applications[0]!.person.id)
      .execute()
  await answer(new Date())
  expect([await reached(), (await peopleOf('reached:apply', { ...spring, vacancy: one.uuid })).total]).toEqual([3, 3])
  await answer(null)
  expect([await reached(), (await peopleOf('reached:apply', { ...spring, vacancy: one.uuid })).total]).toEqual([4, 4])
})

test('REP-02 a deleted person counts without a name, and no search finds them', async () => {
  const { one, applications } = await aWorld()
  const filter = { ...spring, vacancy: one.uuid }
  await site.platform.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', applications[1]!.person.id)
    .execute()
  const { data, total } = await peopleOf('reached:apply', filter)
  expect([total, data.filter(({ person }) => person === null).map(({ is_deleted }) => is_deleted)]).toEqual([4, [true]])
  const search = async (q: string) =>
    (await site.call(listFigurePeopleEndpoint, { token: administrator.token, query: { ...filter, figure: 'reached:apply', q } }))
      .answer.total
  expect([await search('cifra'), await search('nadie')]).toEqual([3, 0])
})

test('REP-01 a row names person, vacancy and day, and the days that its figure is about', async () => {
  const { one, hired } = await aWorld()
  const filter = { ...spring, vacancy: one.uuid }
  const [row] = (await peopleOf('outcome:hired', filter)).data
  expect(row).toEqual({
    id: expect.any(String),
    uuid_element: hired.uuid,
    person: { uuid: hired.person.uuid, fullname: expect.stringMatching(/^Cifra Prueba/) },
    is_deleted: false,
    applied_at: '2026-03-01T15:00:00.000Z',
    vacant_uuid: one.uuid,
    name_job: one.title,
    language_job: 'es',
    outcome: 'hired',
    brought: false,
    days: 32,
  })
  expect((await peopleOf('stayed:firstInterview', filter)).data.map(({ days }) => days)).toEqual([3])
  expect((await peopleOf('taken:1', { ...filter })).total).toBe(0)
})

test('REP-01 INJ-06 each part is a file for spreadsheets in the language of the reader, and the audit notes it', async () => {
  const { one } = await aWorld()
  const actor = await site.person({ role: viewing })
  const file = (part: (typeof figureParts)[number], language: 'es' | 'en') =>
    site.call(exportFiguresEndpoint, { token: actor.token, query: { ...spring, vacancy: one.uuid, part, language } })
  await countAllChanges(site.platform)
  const { text, headers } = await file('funnel', 'es')
  expect(headers['content-disposition']).toContain('cifras-Embudo-2026-03-2026-04.csv')
  const [header, ...lines] = text.split('\r\n')
  expect(header).toBe('\ufeff"Etapa";"Postulaciones";"Del total";"No siguieron";"De la etapa"')
  expect(lines.slice(0, 5)).toEqual([
    '"Postulación";"4";"100 %";"1";"25 %"',
    expect.stringMatching(/^"Postulación: .+";;;"1";"25 %"$/),
    '"Pruebas";"2";"50 %";"1";"50 %"',
    '"Pruebas: Sin motivo";;;"1";"50 %"',
    '"Primera entrevista";"1";"25 %";"0";"0 %"',
  ])
  expect((await file('time', 'en')).text.split('\r\n')[1]).toBe('"Applied","3","7","3","1"')
  for (const part of figureParts) expect((await file(part, 'en')).status).toBe(200)
  expect(new Set(await site.auditOf(actor))).toEqual(new Set(['figures.exported']))
})

test('REP-01 the choices are the vacancies, clients and owners that the viewer sees', async () => {
  const { one, two, three, client, owner } = await aWorld()
  const choices = async ({ token }: TestPerson, query = {}) =>
    (await site.call(listFigureChoicesEndpoint, { token, query })).answer.data
  const uuids = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid)
  const all = await choices(administrator)
  expect(uuids(all.vacancies)).toEqual(expect.arrayContaining([one.uuid, two.uuid, three.uuid]))
  expect(all.owners).toContainEqual({ uuid: owner.uuid, name: 'Olga Dueña' })
  expect(uuids((await choices(administrator, { client: client.uuid })).vacancies).sort()).toEqual([one.uuid, three.uuid].sort())
  const limited = await site.person({ role: viewing, limited: true })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: one.id, user_id: limited.id }).execute()
  const own = await choices(limited)
  expect([uuids(own.vacancies), uuids(own.clients), uuids(own.owners)]).toEqual([[one.uuid], [client.uuid], [owner.uuid]])
})

test('REP-01 TEA-02 figures of records that the viewer does not see are not found, and months must be in order', async () => {
  const { one, two } = await aWorld()
  const limited = await site.person({ role: viewing, limited: true })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: one.id, user_id: limited.id }).execute()
  const status = async (query: Filter, { token } = administrator) =>
    (await site.call(getFiguresEndpoint, { token, query })).status
  expect(await status({ vacancy: two.uuid }, limited)).toBe(404)
  expect(await status({ vacancy: one.uuid }, limited)).toBe(200)
  expect(await status({ client: crypto.randomUUID() })).toBe(404)
  expect(await status({ owner: crypto.randomUUID() })).toBe(404)
  expect(await status({ from: '2026-05', to: '2026-04' })).toBe(400)
  expect(await status({ from: '2010-01', to: '2026-04' })).toBe(400)
  expect((await figuresOf({ from: '2024-01', to: '2024-02' })).funnel[0]).toEqual({ step: 'apply', count: 0 })
})
