import { beforeAll, expect, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint, moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
let recruiter: TestPerson
beforeAll(async () => {
  recruiter = await site.person({ role: 'administrator' })
})

interface Card {
  readonly uuid: string
}

/** A board with a card in its first column at each of these positions. */
async function boardAt(...positions: string[]) {
  const { platform, person } = site
  const vacancy = await makeVacancy(platform)
  const cards: Card[] = []
  for (const position of positions) {
    const { id } = await person()
    cards.push(await makeApplication(platform, vacancy.id, id, 'apply', position))
  }
  const column = async (stage: Stage = 'apply') => {
    const { answer } = await site.call(getBoardEndpoint, {
      params: { job: vacancy.uuid },
      query: { stage },
      token: recruiter.token,
    })
    return answer.data[0]?.elements ?? []
  }
  const order = async (stage?: Stage) => (await column(stage)).map((card) => card.uuid_element)
  /** Drops a card as the browser does, with the version that the board shows. */
  const drop = async (card: Card, before: Card | null, stage: Stage = 'apply') => {
    const shown = (await column()).find(({ uuid_element }) => uuid_element === card.uuid)
    const body = { uuid_element: card.uuid, name_board: stage, before: before?.uuid ?? null, version: shown?.version ?? 1 }
    return (await site.call(moveCardEndpoint, { body, token: recruiter.token })).answer.data
  }
  return { vacancy, cards: cards as [Card, Card, Card, Card], drop, order }
}

test('BRD-03 a card lands between two cards with equal positions, and no other card moves', async () => {
  const { cards, drop, order } = await boardAt('a1', 'a1', 'a1', 'a2')
  const [a, b, c, d] = cards
  await drop(d, b)
  expect(await order()).toEqual([a, d, b, c].map(({ uuid }) => uuid))
  await drop(a, c)
  expect(await order()).toEqual([d, b, a, c].map(({ uuid }) => uuid))
})

test('BRD-03 TIM-02 people who apply while a column is renumbered come after all earlier cards', async () => {
  const { platform, call, person } = site
  const { vacancy, cards, drop, order } = await boardAt('a1', 'a1', 'a1', 'a2')
  const [a, b, c, d] = cards
  const people: TestPerson[] = []
  for (let count = 0; count < 8; count += 1) people.push(await person({ cv: true }))
  const applying = people.map(({ uuid, token }) => call(applyEndpoint, { params: { job: vacancy.uuid, user: uuid }, token }))
  await Promise.all([...applying.slice(0, 4), drop(d, b), ...applying.slice(4)])
  const after = await order()
  expect(after.slice(0, 4)).toEqual([a, d, b, c].map(({ uuid }) => uuid))
  const applied = await platform.db
    .selectFrom('applications')
    .select('uuid')
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  expect(new Set(after.slice(4))).toEqual(new Set(applied.map(({ uuid }) => uuid)))
})

test('BRD-03 a column with long positions gets short ones in the same order', async () => {
  const long = `a1${'V'.repeat(70)}`
  const { vacancy, cards, drop, order } = await boardAt(long, `${long}1`, 'a2', 'a3')
  const [a, b, c, d] = cards
  await drop(d, b)
  expect(await order()).toEqual([a, d, b, c].map(({ uuid }) => uuid))
  const rows = await site.platform.db.selectFrom('applications').select('position').where('vacancy_id', '=', vacancy.id).execute()
  for (const { position } of rows) expect(position.length).toBeLessThan(20)
})

test('BRD-03 a card dropped where it is gets no new version and no history', async () => {
  const { cards, drop, order } = await boardAt('a0', 'a1', 'a2', 'a3')
  const [, b, c, d] = cards
  const before = await order()
  for (const [card, target] of [
    [b, b],
    [b, c],
    [d, null],
  ] as const)
    expect(await drop(card, target)).toMatchObject({ version: 1, changed_column: false, notice: 'not_notified' })
  expect(await order()).toEqual(before)
})

test('BRD-03 TIM-02 cards dropped at once in front of the same card all land there, in one order', async () => {
  const { cards, drop, order } = await boardAt('a0', 'a1', 'a1', 'a1', 'a1', 'a2')
  const [first] = cards
  const others = cards.slice(1)
  await Promise.all(others.map((card) => drop(card, first)))
  const after = await order()
  expect(after.at(-1)).toBe(first.uuid)
  expect(new Set(after)).toEqual(new Set(cards.map(({ uuid }) => uuid)))
  expect(await order()).toEqual(after)
})

test('BRD-03 SPEC-40: a reorder keeps the notice and adds no history; a move to another column does not', async () => {
  const { db } = site.platform
  const { cards, drop } = await boardAt('a0', 'a1', 'a2', 'a3')
  const [a, b] = cards
  const { id } = await db.selectFrom('applications').select('id').where('uuid', '=', a.uuid).executeTakeFirstOrThrow()
  await db
    .insertInto('outgoing_emails')
    .values({ kind: 'stage', application_id: id, stage: 'apply', language: 'es', status: 'failed', ...mailTo('a@example.com') })
    .execute()
  expect(await drop(a, null)).toMatchObject({ version: 2, changed_column: false, notice: 'failed' })
  expect(await drop(a, b)).toMatchObject({ version: 3, changed_column: false, notice: 'failed' })
  const history = () => db.selectFrom('application_history').select('kind').where('application_id', '=', id).execute()
  expect(await history()).toEqual([])
  expect(await drop(a, null, 'approved')).toMatchObject({ version: 4, changed_column: true, notice: 'not_notified' })
  expect(await history()).toEqual([{ kind: 'moved' }])
})

function mailTo(address: string) {
  return { to_name: 'Ana', to_address: address, subject: 's', html: 'h', plain: 'p' }
}

const repetitions = 6

/** A board whose cards all have the same position, so that every drop between two cards renumbers the column. */
async function crowdedBoard(size: number) {
  const { platform, person, call } = site
  const { token } = recruiter
  const vacancy = await makeVacancy(platform)
  const cards: string[] = []
  for (let made = 0; made < size; made += 1)
    cards.push((await makeApplication(platform, vacancy.id, (await person()).id, 'apply', 'a1')).uuid)
  const column = async () => {
    const { answer } = await call(getBoardEndpoint, { params: { job: vacancy.uuid }, query: { stage: 'apply' }, token })
    return answer.data[0]?.elements ?? []
  }
  const drop = (uuid_element: string, before: string, version: number) =>
    call(moveCardEndpoint, { body: { uuid_element, name_board: 'apply', before, version }, token })
  const positions = async () => {
    const { db } = platform
    const rows = await db.selectFrom('applications').select('position').where('vacancy_id', '=', vacancy.id).execute()
    return rows.map(({ position }) => position)
  }
  const pack = () =>
    platform.db.updateTable('applications').set({ position: 'a1' }).where('vacancy_id', '=', vacancy.id).execute()
  return { cards, column, drop, positions, pack }
}

test('BRD-03 TIM-02 concurrent drops that renumber a column wait for each other and all succeed', async () => {
  const { cards, column, drop, positions, pack } = await crowdedBoard(10)
  for (let round = 0; round < repetitions; round += 1) {
    await pack()
    const shown = await column()
    const [target, ...others] = [...shown.slice(5), ...shown.slice(0, 5)]
    if (!target) throw new Error('no card')
    const moved = await Promise.all(others.map((card) => drop(card.uuid_element, target.uuid_element, card.version)))
    expect(moved.map(({ status }) => status)).toEqual(others.map(() => 200))
    const after = (await column()).map(({ uuid_element }) => uuid_element)
    expect(after.at(-1)).toBe(target.uuid_element)
    expect([...after].sort()).toEqual([...cards].sort())
    const places = await positions()
    expect(new Set(places).size).toBe(places.length)
    expect((await column()).map(({ uuid_element }) => uuid_element)).toEqual(after)
  }
})
