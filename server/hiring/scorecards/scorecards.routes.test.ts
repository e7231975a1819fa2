import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { getScorecardFiguresEndpoint } from '#domain/desk/figures/scorecards.contract.ts'
import { listUpdatesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { saveKitEndpoint } from '#domain/hiring/scorecards/kits.contract.ts'
import {
  discardScorecardDraftEndpoint,
  getOwnScorecardEndpoint,
  getScorecardsEndpoint,
  listDueScorecardsEndpoint,
  saveScorecardDraftEndpoint,
  submitScorecardEndpoint,
} from '#domain/hiring/scorecards/scorecards.contract.ts'
import { getShownEndpoint } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { eraseAtOnce } from '../../people/users/erasure.writes.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication } from '../../testing/records.ts'
import { interviewed, kitFields, makeInterview, makeKit, scorecardOf } from '../../testing/scorecards.ts'
import { remindOfScorecards } from './reminders.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const stage = 'firstInterview' as const
type Card = { readonly uuid: string }
type Body = ReturnType<typeof scorecardOf> & { readonly version?: number; readonly notes?: object[] }

const at = ({ uuid: id }: Card) => ({ id, stage })
const draft = ({ token }: TestPerson, card: Card, body: Body) =>
  site.call(saveScorecardDraftEndpoint, { token, params: at(card), body })
const submit = ({ token }: TestPerson, card: Card, body: Body) =>
  site.call(submitScorecardEndpoint, { token, params: at(card), body })
const own = async ({ token }: TestPerson, card: Card) =>
  (await site.call(getOwnScorecardEndpoint, { token, params: at(card) })).answer.data
const summary = async ({ token }: TestPerson, card: Card) =>
  (await site.call(getScorecardsEndpoint, { token, params: { id: card.uuid } })).answer.data[0]
const due = async ({ token }: TestPerson) =>
  (await site.call(listDueScorecardsEndpoint, { token })).answer.data.map(({ uuid_element }) => uuid_element)

test('SCO-02 an interviewer reads nothing of others before their own is submitted, and everything after', async () => {
  const { interviewer, card, kit } = await interviewed(site)
  const other = await staff()
  const points = async (who: TestPerson) =>
    (await summary(who, card))?.criteria.map((one) => one.points.map(({ point }) => point))
  const shown = async ({ token }: TestPerson) =>
    (await site.call(getShownEndpoint, { token, params: { id: card.uuid } })).answer.data
  expect((await submit(other, card, scorecardOf(kit, 1, 4))).status).toBe(200)

  expect(await summary(interviewer, card)).toMatchObject({
    blind: true,
    own: 'none',
    scorecards: [],
    criteria: [{ points: [] }, {}],
  })
  expect(await shown(interviewer)).toMatchObject({ blind: true, shown: 0, things: [{ scorecards: null }, { scorecards: null }] })
  await draft(interviewer, card, scorecardOf(kit, 4, null))
  expect(await points(interviewer)).toEqual([[], []])
  expect((await shown(interviewer)).shown).toBe(0)

  await submit(interviewer, card, scorecardOf(kit, 4, 4))
  const after = await summary(interviewer, card)
  expect(after).toMatchObject({ blind: false, own: 'submitted', waiting: [] })
  expect(after?.criteria.map(({ spread }) => spread)).toEqual([
    { low: 1, high: 4, disagree: true },
    { low: 4, high: 4, disagree: false },
  ])
  expect(after?.scorecards.map(({ own: isOwn }) => isOwn)).toEqual([false, true])
  expect(await shown(interviewer)).toMatchObject({ blind: false, shown: 1 })
})

test('SCO-02 SLO-01 every colleague of an interview is blind and reminded, not its sender alone', async () => {
  const [{ interviewer, card, kit, interview }, second] = [await interviewed(site), await staff()]
  await site.platform.db.insertInto('interview_colleagues').values({ interview_id: interview.id, user_id: second.id }).execute()
  await submit(interviewer, card, scorecardOf(kit, 1, 2))
  expect([(await summary(second, card))?.blind, await due(second)]).toEqual([true, [card.uuid]])
  await submit(second, card, scorecardOf(kit, 4, 4))
  expect([(await summary(second, card))?.blind, await due(second)]).toEqual([false, []])
})

test('SCO-02 a colleague who interviews nobody reads submitted ones, and no drafts', async () => {
  const { interviewer, card, kit } = await interviewed(site)
  const reader = await staff()
  await draft(interviewer, card, scorecardOf(kit, 2, 2))
  expect(await summary(reader, card)).toMatchObject({ blind: false, scorecards: [], waiting: [{ own: false }] })
  await submit(interviewer, card, scorecardOf(kit, 2, 3))
  expect((await summary(reader, card))?.criteria.map(({ points }) => points.map(({ point }) => point))).toEqual([[2], [3]])
  // Once they begin one of their own they read no more, and the scorecard says that they could.
  await draft(reader, card, scorecardOf(kit, 3, null))
  expect(await summary(reader, card)).toMatchObject({ blind: true, scorecards: [] })
  const { token } = reader
  expect((await site.call(discardScorecardDraftEndpoint, { token, params: at(card) })).status).toBe(200)
  expect((await summary(reader, card))?.scorecards).toHaveLength(1)
  await submit(reader, card, scorecardOf(kit, 3, 3))
  expect((await summary(reader, card))?.scorecards.map(({ could_read }) => could_read)).toEqual([false, true])
})

test('SCO-02 the rule for one card and the one for lists agree for every way to stand to an interview', async () => {
  const { interviewer, card, kit, vacancy } = await interviewed(site)
  const [drafting, idle, viewer] = [
    await staff(),
    await staff(),
    await site.person({ role: [{ module: 'candidates', item: 'view' }] }),
  ]
  await submit(await staff(), card, scorecardOf(kit, 3, 3))
  await draft(drafting, card, scorecardOf(kit, 1, null))
  for (const who of [interviewer, drafting, idle, viewer]) {
    const { data } = (await site.call(getShownEndpoint, { token: who.token, params: { id: card.uuid } })).answer
    expect([data.blind, data.shown]).toEqual([(await summary(who, card))?.blind, data.blind ? 0 : 2])
  }
  // Called off, the interview obliges nobody.
  await site.platform.db
    .updateTable('interviews')
    .set({ cancelled_at: new Date() })
    .where('application_id', '=', card.id)
    .execute()
  expect(await summary(interviewer, card)).toMatchObject({ blind: false })
  expect(vacancy.uuid).toBeTruthy()
})

test('SCO-02 drafts keep, and one of another window or of a submitted scorecard is refused', async () => {
  const { interviewer, card, kit } = await interviewed(site)
  const written = {
    ...scorecardOf(kit, 3, null),
    notes: [{ question: kit.question, note: 'Un caso de 2025' }],
    summary: 'Bien',
    version: 0,
  }
  expect((await draft(interviewer, card, written)).answer.data).toEqual({ version: 1 })
  expect((await draft(interviewer, card, written)).status).toBe(409)
  expect(await own(interviewer, card)).toMatchObject({
    interview: { ends_at: expect.any(String) },
    kit: { criteria: [{ name: 'Escucha' }, { name: 'Ordena ideas' }] },
    own: {
      state: 'draft',
      criteria: [{ point: 3 }, { point: null }],
      notes: [{ text: '¿Un cliente difícil?', note: 'Un caso de 2025' }],
      ...{ summary: 'Bien', version: 1 },
    },
  })
  const nothing = await submit(interviewer, card, scorecardOf(kit))
  expect(nothing.refusal.errors).toEqual({ criteria: ['scorecards.error.points'] })
  expect((await submit(interviewer, card, { ...written, version: 1 })).answer.success_message).toBe('scorecards.submitted')
  expect((await draft(interviewer, card, scorecardOf(kit, 1, 1))).status).toBe(409)
  const high = await submit(interviewer, card, scorecardOf(kit, 5, 5))
  expect(high.status).toBe(400)
})

test('SCO-02 a change after submitting keeps the earlier version, and the same again changes nothing', async () => {
  const { interviewer, card, kit } = await interviewed(site)
  await submit(interviewer, card, scorecardOf(kit, 1, 3))
  await submit(interviewer, card, scorecardOf(kit, 1, 3))
  const changed = await submit(interviewer, card, { ...scorecardOf(kit, 4, 3), summary: 'Lo pensé mejor' })
  expect(changed.answer.success_message).toBe('scorecards.changed')
  const [scorecard] = (await summary(interviewer, card))?.scorecards ?? []
  expect(scorecard).toMatchObject({ criteria: [{ point: 4 }, { point: 3 }], summary: 'Lo pensé mejor' })
  expect(scorecard?.earlier).toMatchObject([{ criteria: [{ name: 'Escucha', point: 1 }, { point: 3 }], summary: '' }])
  expect(await site.auditOf(interviewer)).toEqual(['scorecard.submitted', 'scorecard.changed'])
})

test('SCO-01 SCO-02 a changed kit leaves what was written, and refuses points for criteria that are gone', async () => {
  const { interviewer, card, kit, vacancy } = await interviewed(site)
  await submit(interviewer, card, scorecardOf(kit, 2, 4))
  const { token } = interviewer
  const criteria = [{ uuid: kit.criteria[1]?.uuid, name: 'Explica con orden', hint: '' }]
  await site.call(saveKitEndpoint, {
    token,
    params: { vacancy: vacancy.uuid, stage },
    body: kitFields({ criteria, questions: [] }),
  })
  const after = await summary(interviewer, card)
  expect(after?.criteria.map(({ name, points }) => [name, points.map(({ point }) => point)])).toEqual([
    ['Explica con orden', [4]],
    ['Escucha', [2]],
  ])
  const gone = await submit(interviewer, card, scorecardOf(kit, 3, 4))
  expect([gone.status, gone.refusal.error_message]).toEqual([409, 'scorecards.kit_changed'])
})

test('103 SCO-02 no scorecard moves a card', async () => {
  const { interviewer, card, kit } = await interviewed(site)
  await submit(interviewer, card, scorecardOf(kit, 1, 1))
  const { db } = site.platform
  expect(await db.selectFrom('applications').select(['stage', 'version']).where('id', '=', card.id).executeTakeFirst()).toEqual({
    stage,
    version: card.version,
  })
})

test('SCO-02 due ones stand on the bell and the dashboard until they are submitted or somebody decides', async () => {
  const { interviewer, card, kit, candidate, vacancy } = await interviewed(site)
  const rejected = await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'reject')
  const early = await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'firstInterview')
  await makeInterview(site, rejected.id, interviewer)
  await makeInterview(site, early.id, interviewer, { endedHoursAgo: -2 })
  const { token } = interviewer
  await remindOfScorecards(site.platform)
  await remindOfScorecards(site.platform)
  const bell = async () =>
    (await site.call(listUpdatesEndpoint, { token })).answer.data.filter(({ kind }) => kind === 'scorecard_due')
  const { first_name, last_name } = await site.platform.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  expect((await bell()).map(({ subject }) => subject)).toEqual([`${first_name} ${last_name}`])
  const waiting = async () => (await site.call(getWaitingEndpoint, { token })).answer.data.scorecards
  expect([await due(interviewer), await waiting()]).toEqual([[card.uuid], 1])
  expect([await due(await staff())]).toEqual([[]])

  await draft(interviewer, card, scorecardOf(kit, 2, 2))
  expect(await due(interviewer)).toEqual([card.uuid])
  await submit(interviewer, card, scorecardOf(kit, 2, 2))
  expect([await due(interviewer), await waiting(), await bell()]).toEqual([[], 0, []])
})

test('SCO-02 nobody owes a scorecard for an interview that ended before the kit was made', async () => {
  const { vacancy, candidate, interviewer, card } = await interviewed(site, { createdAt: new Date() })
  await remindOfScorecards(site.platform)
  expect([vacancy.id > 0, candidate.id > 0, await due(interviewer), (await summary(interviewer, card))?.waiting]).toEqual([
    true,
    true,
    [],
    [],
  ])
})

test('SCO-02 TEA-02 limited roles write about their own vacancies alone, and viewers write nothing', async () => {
  const { card, kit, vacancy } = await interviewed(site)
  const change = [
    { module: 'candidates', item: 'view' },
    { module: 'candidates', item: 'change' },
  ] as const
  const limited = await site.person({ role: [...change], limited: true })
  const viewer = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  expect((await submit(limited, card, scorecardOf(kit, 3, 3))).status).toBe(404)
  expect((await submit(viewer, card, scorecardOf(kit, 3, 3))).status).toBe(403)
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: vacancy.id, user_id: limited.id }).execute()
  expect((await submit(limited, card, scorecardOf(kit, 3, 3))).status).toBe(200)
})

test('SCO-02 the person reads points and criteria among their own data, and neither names nor notes', async () => {
  const { interviewer, candidate, card, kit } = await interviewed(site)
  const body = scorecardOf(kit, 3, null)
  body.criteria[0]!.note = 'Apunte del equipo'
  await submit(interviewer, card, { ...body, summary: 'Resumen del equipo' })
  const data = await readOwnData(site.platform, { id: candidate.id, language: 'es' })
  expect(data.applications[0]?.scorecards).toEqual([
    {
      ...{ stage, submitted_at: expect.any(String), scale: 4, words: ['Nada', 'Algo', 'Bien', 'Muy bien'] },
      points: [{ criterion: 'Escucha', point: 3 }],
    },
  ])
  expect(JSON.stringify(data)).not.toMatch(/del equipo/)
  const { db, now } = site.platform
  await db.transaction().execute((tx) => eraseAtOnce(tx, site.platform, candidate.id, now()))
  expect(await db.selectFrom('scorecards').select('id').where('application_id', '=', card.id).execute()).toEqual([])
})

test('SCO-02 INT-05 a merge keeps the scorecards of both cards, two of one colleague as versions', async () => {
  const { interviewer, candidate, card, kit, vacancy } = await interviewed(site)
  const [other, twin] = [await staff(), await site.person({ cv: true })]
  const second = await makeApplication(site.platform, vacancy.id, twin.id, stage)
  await submit(interviewer, card, scorecardOf(kit, 4, 4))
  await submit(interviewer, second, scorecardOf(kit, 1, 1))
  await submit(other, second, scorecardOf(kit, 2, 2))
  const body = { stays: candidate.uuid, leaves: twin.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token: other.token, body })).status).toBe(200)
  const left = site.platform.db.selectFrom('applications').select('uuid').where('vacancy_id', '=', vacancy.id)
  const after = await summary(interviewer, await left.executeTakeFirstOrThrow())
  // Which card goes on is decided by the merge: its scorecard stays.
  const mine = after?.scorecards.find(({ own: isOwn }) => isOwn)
  const points = [mine?.criteria, mine?.earlier[0]?.criteria].map((criteria) => criteria?.map(({ point }) => point))
  expect(after?.scorecards).toHaveLength(2)
  expect(points.sort()).toEqual([
    [1, 1],
    [4, 4],
  ])
})

test('SCO-02 figures count scorecards that are done, due and late by stage', async () => {
  const { interviewer, card, kit, vacancy } = await interviewed(site)
  await makeKit(site, vacancy.id, { stage: 'secondInterview' })
  await makeInterview(site, card.id, interviewer, { stage: 'secondInterview', endedHoursAgo: 25 })
  const [waits, decided] = [
    await makeApplication(site.platform, vacancy.id, (await site.person()).id, stage),
    await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'reject'),
  ]
  await makeInterview(site, waits.id, interviewer)
  await makeInterview(site, decided.id, interviewer)
  await submit(interviewer, card, scorecardOf(kit, 3, 3))
  // Of both months, in case the test runs in the first hours of one.
  const month = (days: number) => new Date(site.platform.now().getTime() - days * 86_400_000).toISOString().slice(0, 7)
  const query = { vacancy: vacancy.uuid, from: month(2), to: month(-1) }
  const { data } = (await site.call(getScorecardFiguresEndpoint, { token: interviewer.token, query })).answer
  expect(data).toEqual([
    { stage: 'firstInterview', done: 1, due: 1, late: 0 },
    { stage: 'secondInterview', done: 0, due: 0, late: 1 },
  ])
})
