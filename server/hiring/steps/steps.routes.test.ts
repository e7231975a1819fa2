import { expect, test } from 'vitest'
import { getBoardEndpoint, getCardEndpoint, moveCardEndpoint, undoMoveEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  addStepEndpoint,
  copyStepsEndpoint,
  deleteStepEndpoint,
  listStepsEndpoint,
  orderStepsEndpoint,
  setStepEndpoint,
  updateStepEndpoint,
} from '#domain/hiring/steps/steps.contract.ts'
import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { addVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { readApplicationsToCount } from '../../desk/figures/counting.reads.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy, vacancyFields } from '../../testing/records.ts'
import { makeStep } from '../../testing/steps.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
type Card = { readonly uuid: string }

/** A vacancy with the steps "Llamada" and "Técnica" in its first stage, and some cards there. */
async function stepped(people = 1) {
  const vacancy = await makeVacancy(site.platform)
  const call = await makeStep(site.platform, vacancy.id, { name: 'Llamada', position: 1 })
  const technical = await makeStep(site.platform, vacancy.id, { name: 'Técnica', position: 2 })
  const cards = []
  for (let made = 0; made < people; made += 1) {
    const person = await site.person({ cv: true })
    const { id, uuid } = await makeApplication(site.platform, vacancy.id, person.id, 'apply', `a${made}`)
    cards.push({ id, uuid })
  }
  return { vacancy, call, technical, cards, card: cards[0] as (typeof cards)[number] }
}

const set = ({ token }: TestPerson, elements: readonly (Card & { version?: number })[], step: string | null) =>
  site.call(setStepEndpoint, {
    token,
    body: { elements: elements.map(({ uuid, version }) => ({ uuid_element: uuid, version })), step },
  })
const move = ({ token }: TestPerson, { uuid }: Card, name_board: Stage) =>
  site.call(moveCardEndpoint, { token, body: { uuid_element: uuid, name_board } })
const boardOf = async ({ token }: TestPerson, vacancy: Card) =>
  (await site.call(getBoardEndpoint, { token, params: { job: vacancy.uuid } })).answer.data
const cardOn = async (person: TestPerson, vacancy: Card, { uuid }: Card) =>
  (await boardOf(person, vacancy)).flatMap(({ elements }) => elements).find((card) => card.uuid_element === uuid)
const historyOf = async ({ token }: TestPerson, { uuid }: Card) =>
  (await site.call(getCardEndpoint, { token, params: { id: uuid } })).answer.data.timeline
    .filter(({ kind }) => kind === 'stepped' || kind === 'moved')
    .map(({ kind, from, to, from_step, to_step }) => [kind, from, to, from_step, to_step])

test('STP-01 steps of a stage are added, renamed, ordered and deleted, each audited', async () => {
  const actor = await staff()
  const { token } = actor
  const params = { list: (await makeVacancy(site.platform)).uuid }
  const add = (name: string, stage: Stage = 'firstInterview') =>
    site.call(addStepEndpoint, { token, params, body: { stage, name } })
  const one = (await add('Llamada')).answer.data
  const two = (await add('  Técnica ')).answer.data
  expect(two).toMatchObject({ name: 'Técnica', stage: 'firstInterview', version: 1, cards: 0 })
  expect((await add('TÉCNICA')).refusal.errors).toEqual({ name: ['steps.error.twice'] })
  expect((await add('')).refusal.errors).toEqual({ name: ['steps.error.name'] })
  expect((await add('Técnica', 'apply')).status).toBe(200)
  const order = (steps: string[]) => site.call(orderStepsEndpoint, { token, params, body: { stage: 'firstInterview', steps } })
  expect((await order([two.uuid, one.uuid])).status).toBe(200)
  expect((await order([two.uuid])).status).toBe(409)
  const rename = (version: number) =>
    site.call(updateStepEndpoint, { token, params: { id: two.uuid }, body: { name: 'Cliente', version } })
  expect((await rename(1)).answer.data).toMatchObject({ name: 'Cliente', version: 2 })
  expect((await rename(1)).status).toBe(409)
  await site.call(deleteStepEndpoint, { token, params: { id: one.uuid } })
  const { steps } = (await site.call(listStepsEndpoint, { token, params })).answer.data
  expect(steps.map(({ stage, name }) => [stage, name])).toEqual([
    ['apply', 'Técnica'],
    ['firstInterview', 'Cliente'],
  ])
  expect(await site.auditOf(actor)).toEqual(
    ['added', 'added', 'added', 'ordered', 'modified', 'deleted'].map((verb) => `stage_step.${verb}`),
  )
  for (let made = 0; made < 12; made += 1) await add(`Paso ${made}`, 'approved')
  expect((await add('Uno más', 'approved')).refusal.errors).toEqual({ name: ['steps.error.full'] })
})

test('STP-01 a new vacancy begins with the default steps, a copy with those of its pattern', async () => {
  const { token } = await staff()
  const params = { list: 'default' }
  await site.call(addStepEndpoint, { token, params, body: { stage: 'makeTest', name: 'Prueba en casa' } })
  const before = await makeVacancy(site.platform)
  await makeStep(site.platform, before.id, { name: 'Llamada' })
  const stepsOf = async (list: string) =>
    (await site.call(listStepsEndpoint, { token, params: { list } })).answer.data.steps.map(({ name }) => name)
  const add = async (query: object) =>
    (await site.call(addVacancyEndpoint, { token, query, body: await vacancyFields(site.platform) })).answer.data.uuid
  expect(await stepsOf(await add({}))).toEqual(['Prueba en casa'])
  expect(await stepsOf(await add({ steps_of: before.uuid }))).toEqual(['Llamada'])
  expect(await stepsOf(before.uuid)).toEqual(['Llamada'])
  const copy = () => site.call(copyStepsEndpoint, { token, params: { list: before.uuid } })
  await copy()
  expect((await copy()).status).toBe(200)
  expect(await stepsOf(before.uuid)).toEqual(['Llamada', 'Prueba en casa'])
  await site.platform.db.deleteFrom('stage_steps').where('vacancy_id', 'is', null).execute()
})

test('STP-01 a card is put at a step of its stage, and board, history and audit say so', async () => {
  const [actor, { vacancy, call, technical, card }] = [await staff(), await stepped()]
  expect((await set(actor, [card], call.uuid)).answer.data).toEqual({
    step: { uuid: call.uuid, name: 'Llamada' },
    elements: [{ uuid_element: card.uuid, version: 2 }],
  })
  await set(actor, [card], technical.uuid)
  // The same again changes nothing.
  expect((await set(actor, [card], technical.uuid)).answer.data.elements[0]?.version).toBe(3)
  const [column] = await boardOf(actor, vacancy)
  expect(column?.steps).toEqual([
    { uuid: call.uuid, name: 'Llamada', total: 0 },
    { uuid: technical.uuid, name: 'Técnica', total: 1 },
  ])
  expect(column?.elements[0]).toMatchObject({ step: { uuid: technical.uuid, name: 'Técnica' }, version: 3 })
  expect(await historyOf(actor, card)).toEqual([
    ['stepped', 'apply', 'apply', 'Llamada', 'Técnica'],
    ['stepped', 'apply', 'apply', null, 'Llamada'],
  ])
  expect(await site.auditOf(actor)).toEqual(['application.step_set', 'application.step_set'])
})

test('STP-01 a stale card and a step of another stage or vacancy are refused, and nothing changes', async () => {
  const [actor, one, other] = [await staff(), await stepped(2), await stepped()]
  const [first = one.card, second = one.card] = one.cards
  const interview = await makeStep(site.platform, one.vacancy.id, { stage: 'firstInterview' })
  expect((await set(actor, [first, { ...second, version: 7 }], one.call.uuid)).refusal.error_message).toBe('errors.stale')
  expect((await set(actor, [first], interview.uuid)).refusal.error_message).toBe('steps.error.other_stage')
  expect((await set(actor, [first], other.call.uuid)).refusal.error_message).toBe('steps.error.other_stage')
  expect((await set(actor, [first, other.card], one.call.uuid)).refusal.error_message).toBe('steps.error.other_stage')
  expect((await set(actor, [{ uuid: one.call.uuid }], one.call.uuid)).status).toBe(404)
  expect(await cardOn(actor, one.vacancy, first)).toMatchObject({ step: null, version: 1 })
})

test('STP-01 two recruiters who set a step at once: one is refused as stale', async () => {
  const [one, other, { call, technical, card }] = [await staff(), await staff(), await stepped()]
  const seen = { ...card, version: 1 }
  const answers = await Promise.all([set(one, [seen], call.uuid), set(other, [seen], technical.uuid)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('STP-01 several cards are put at a step by one call', async () => {
  const [actor, { vacancy, call, cards }] = [await staff(), await stepped(3)]
  expect((await set(actor, cards, call.uuid)).answer.data.elements).toHaveLength(3)
  expect((await boardOf(actor, vacancy))[0]?.steps[0]?.total).toBe(3)
})

test('STP-01 another stage takes the step away, history keeps it, and undo brings it back', async () => {
  const [actor, { vacancy, call, card }] = [await staff(), await stepped()]
  await set(actor, [card], call.uuid)
  await move(actor, card, 'makeTest')
  expect(await cardOn(actor, vacancy, card)).toMatchObject({ step: null })
  expect((await historyOf(actor, card))[0]).toEqual(['moved', 'apply', 'makeTest', 'Llamada', null])
  const undo = () => site.call(undoMoveEndpoint, { token: actor.token, body: { uuid_element: card.uuid } })
  await undo()
  expect(await cardOn(actor, vacancy, card)).toMatchObject({ step: { name: 'Llamada' } })
  // The change of the step before it is undone alike, by whoever made it.
  const body = { uuid_element: card.uuid }
  expect((await site.call(undoMoveEndpoint, { token: (await staff()).token, body })).status).toBe(409)
  expect((await undo()).answer.data.name_board).toBe('apply')
  expect(await cardOn(actor, vacancy, card)).toMatchObject({ step: null })
  expect(await historyOf(actor, card)).toEqual([])
})

test('STP-01 a step is not brought back by undo once it is deleted', async () => {
  const [actor, { call, technical, card }] = [await staff(), await stepped()]
  await set(actor, [card], call.uuid)
  await set(actor, [card], technical.uuid)
  await site.call(deleteStepEndpoint, { token: actor.token, params: { id: call.uuid } })
  const undone = await site.call(undoMoveEndpoint, { token: actor.token, body: { uuid_element: card.uuid } })
  expect(undone.refusal.error_message).toBe('board.error.changed_since')
})

test('STP-01 deleting a step where cards stand asks where they go', async () => {
  const [actor, { vacancy, call, technical, cards, card }] = [await staff(), await stepped(2)]
  await set(actor, cards, call.uuid)
  const remove = (id: string, query = {}) => site.call(deleteStepEndpoint, { token: actor.token, params: { id }, query })
  expect((await remove(call.uuid)).refusal.error_message).toBe('steps.error.cards_stand')
  expect((await remove(call.uuid, { to: call.uuid })).refusal.error_message).toBe('steps.error.other_stage')
  expect((await remove(call.uuid, { to: technical.uuid })).answer.data).toMatchObject({ name: 'Llamada', cards: 2 })
  expect((await boardOf(actor, vacancy))[0]?.steps).toEqual([{ uuid: technical.uuid, name: 'Técnica', total: 2 }])
  await remove(technical.uuid, { to: 'none' })
  expect(await cardOn(actor, vacancy, card)).toMatchObject({ step: null, version: 4 })
  expect((await historyOf(actor, card)).slice(0, 2)).toEqual([
    ['stepped', 'apply', 'apply', 'Técnica', null],
    ['stepped', 'apply', 'apply', 'Llamada', 'Técnica'],
  ])
})

test('STP-01 applicants have a column, a filter and a column of their file', async () => {
  const [actor, { vacancy, call, cards }] = [await staff(), await stepped(2)]
  await set(actor, cards.slice(0, 1), call.uuid)
  const list = async (step: string) =>
    (await site.call(listApplicantsEndpoint, { token: actor.token, params: { id: vacancy.uuid }, query: { step } })).answer
  const at = await list(call.uuid)
  expect([at.total, at.data[0]?.step]).toEqual([1, { uuid: call.uuid, name: 'Llamada' }])
  expect(at.steps.map(({ stage, name }) => [stage, name])).toEqual([
    ['apply', 'Llamada'],
    ['apply', 'Técnica'],
  ])
  expect((await list('none')).total).toBe(1)
  expect((await list('')).total).toBe(2)
  const query = { language: 'es' as const, step: call.uuid }
  const file = await site.call(exportApplicantsEndpoint, { token: actor.token, params: { id: vacancy.uuid }, query })
  expect(file.text).toContain('Paso')
  expect(file.text.match(/Llamada/g)).toHaveLength(1)
})

test('STP-01 figures do not read steps', async () => {
  const [actor, { call, card }] = [await staff(), await stepped()]
  const read = async () => (await readApplicationsToCount(site.platform.db, [card.id]))[0]?.history
  const before = await read()
  await set(actor, [card], call.uuid)
  expect(await read()).toEqual(before)
})
