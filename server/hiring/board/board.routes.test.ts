import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  getBoardDetailEndpoint,
  getBoardEndpoint,
  moveCardEndpoint,
  removeCardEndpoint,
  searchBoardEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import { stagesOpenTo } from '#domain/hiring/board/moves.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { placeBetween } from '../../platform/place-in-order.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
/** The embedded database has one connection, so concurrent requests run one after another. */
const atOnce = inject('testTemplate').engine === 'postgres' ? 200 : 20
let staff: TestPerson

beforeAll(async () => {
  staff = await site.person({
    role: [
      { module: 'candidates', item: 'view' },
      { module: 'candidates', item: 'change' },
    ],
  })
}, 60_000)

/** A vacancy with this many cards in its first column, in order. */
async function boardOf(count: number) {
  const vacancy = await makeVacancy(site.platform)
  const cards = []
  let position: string | null = null
  for (let index = 0; index < count; index += 1) {
    position = placeBetween(position, null)
    const person = await site.person({ firstName: 'Ana', lastName: `Muñoz ${index}` })
    cards.push(await makeApplication(site.platform, vacancy.id, person.id, 'apply', position))
  }
  return { vacancy, cards }
}

async function columnsOf(vacancy: { uuid: string }): Promise<Record<Stage, string[]>> {
  const { answer } = await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: staff.token })
  return Object.fromEntries(
    answer.data.map((column) => [column.name_board, column.elements.map((card) => card.uuid_element)]),
  ) as never
}

const move = (card: { uuid: string }, to: Stage, version: number, before: string | null = null, token = staff.token) =>
  site.call(moveCardEndpoint, { body: { uuid_element: card.uuid, name_board: to, version, before }, token })

describe('the board', () => {
  test('BRD-01 BRD-02 shows six columns in order and the data of each card', async () => {
    const { db } = site.platform
    const vacancy = await makeVacancy(site.platform)
    const skills = await db
      .insertInto('skills')
      .values([{ name: 'A tablero' }, { name: 'B tablero', has_test: true }, { name: 'C tablero', has_test: true }])
      .returning('id')
      .execute()
    await db
      .insertInto('vacancy_skills')
      .values(skills.map(({ id }) => ({ vacancy_id: vacancy.id, skill_id: id })))
      .execute()
    const person = await site.person({ firstName: 'Rosa', lastName: 'Peña', cv: true })
    await makeApplication(site.platform, vacancy.id, person.id)
    await db
      .insertInto('user_skills')
      .values([
        { user_id: person.id, skill_id: skills[0]!.id, from_date: '2020-01-01' },
        { user_id: person.id, skill_id: skills[1]!.id, test_status: 2 },
      ])
      .execute()
    const { answer } = await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: staff.token })
    expect(answer.data.map((column) => column.name_board)).toEqual([...stages])
    const [card] = answer.data[0]!.elements
    expect(card).toMatchObject({
      skills_check: 1,
      skills: 3,
      skills_test: 1,
      skills_specific: 2,
      tests: [
        { skill: 'A tablero', dated: true, state: 'unavailable', points: null, error: null },
        { skill: 'B tablero', dated: false, state: 'waiting_to_evaluate', points: null, error: null },
        { skill: 'C tablero', dated: false, state: 'blocked', points: null, error: null },
      ],
      dias: 0,
      notice: 'not_notified',
      version: 1,
    })
    expect(card!.user).toMatchObject({ name: 'Rosa', lastname: 'Peña', email: person.email })
    expect(card!.cv).toMatch(/^\/files\//)
    const detail = await site.call(getBoardDetailEndpoint, { params: { id: vacancy.uuid }, token: staff.token })
    expect(detail.answer.data).toMatchObject({
      name_job: vacancy.title,
      status_job: 'A',
      cant_vacant: 1,
      new_candidates: 1,
      may: { change: true },
    })
  })

  test('BRD-01 search finds candidates by name or e-mail, without accents', async () => {
    const { vacancy, cards } = await boardOf(2)
    const other = await site.person({ firstName: 'Luis', lastName: 'Vega' })
    await makeApplication(site.platform, vacancy.id, other.id, 'makeTest')
    const found = async (second: string) => {
      const { answer } = await site.call(searchBoardEndpoint, { params: { job: vacancy.uuid, second }, token: staff.token })
      return answer.data.flatMap((column) => column.elements.map((card) => card.uuid_element))
    }
    expect(await found('munoz')).toEqual(cards.map((card) => card.uuid))
    expect(await found(other.email.toUpperCase())).toHaveLength(1)
    expect(await found('100%')).toEqual([])
  })

  test('BRD-01 a long column comes in pages that join without a gap', async () => {
    const vacancy = await makeVacancy(site.platform)
    const { db } = site.platform
    const count = limits.boardColumnPage + 3
    for (let index = 0; index < count; index += 1) {
      const person = await site.person()
      await db
        .insertInto('applications')
        .values({ vacancy_id: vacancy.id, user_id: person.id, stage: 'apply', position: `a0${index % 7}V` })
        .execute()
    }
    const first = await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, token: staff.token })
    const column = first.answer.data[0]!
    expect([column.elements.length, column.total]).toEqual([limits.boardColumnPage, count])
    const query = { stage: 'apply', after: column.next! } as const
    const rest = await site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, query, token: staff.token })
    const all = [...column.elements, ...rest.answer.data[0]!.elements].map((card) => card.uuid_element)
    expect(new Set(all).size).toBe(count)
    expect(rest.answer.data[0]!.next).toBeNull()
    const broken = await site.call(getBoardEndpoint, {
      params: { job: vacancy.uuid },
      query: { ...query, after: 'x' },
      token: staff.token,
    })
    expect(broken.status).toBe(400)
  })
})

describe('moving cards', () => {
  test('BRD-03 makes the moves that the table allows and refuses the others', async () => {
    const { cards } = await boardOf(1)
    const pairs = stages.flatMap((from) => stages.map((to) => [from, to] as const))
    for (const [from, to] of pairs) {
      const { version } = await site.platform.db
        .updateTable('applications')
        .set({ stage: from })
        .where('id', '=', cards[0]!.id)
        .returning('version')
        .executeTakeFirstOrThrow()
      const moved = await move(cards[0]!, to, version)
      if (stagesOpenTo([from]).includes(to)) expect(moved.answer.data.name_board).toBe(to)
      else expect([moved.status, moved.refusal.error_message]).toEqual([409, 'board.error.move_forbidden'])
    }
  })

  test('BRD-03 the history of a move keeps its author, both stages and its time', async () => {
    const { vacancy, cards } = await boardOf(2)
    const moved = await move(cards[0]!, 'firstInterview', 1)
    expect(moved.answer.data).toMatchObject({
      name_board: 'firstInterview',
      version: 2,
      changed_column: true,
      notice: 'not_notified',
    })
    expect(await columnsOf(vacancy)).toMatchObject({ apply: [cards[1]!.uuid], firstInterview: [cards[0]!.uuid] })
    const history = await site.platform.db
      .selectFrom('application_history')
      .selectAll()
      .where('application_id', '=', cards[0]!.id)
      .execute()
    expect(history).toMatchObject([{ kind: 'moved', actor_id: staff.id, from_stage: 'apply', to_stage: 'firstInterview' }])
    const trail = await site.platform.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', cards[0]!.id)
      .where('action', '=', 'application.moved')
      .execute()
    expect(trail).toHaveLength(1)
  })

  test('BRD-03 inside a column a card lands in front of its drop target, and the order stays', async () => {
    const { vacancy, cards } = await boardOf(4)
    const [a, b, c, d] = cards.map((card) => card.uuid)
    await move(cards[3]!, 'apply', 1, b)
    expect((await columnsOf(vacancy)).apply).toEqual([a, d, b, c])
    await move(cards[0]!, 'apply', 1)
    expect((await columnsOf(vacancy)).apply).toEqual([d, b, c, a])
    await move(cards[2]!, 'apply', 1, d)
    expect((await columnsOf(vacancy)).apply).toEqual([c, d, b, a])
    const history = await site.platform.db
      .selectFrom('application_history')
      .select('id')
      .where('application_id', '=', cards[3]!.id)
      .execute()
    expect(history).toEqual([])
  })

  test('BRD-03 TIM-02 of concurrent moves on the same version exactly one succeeds, the others are stale', async () => {
    const { vacancy, cards } = await boardOf(1)
    const results = await Promise.all(Array.from({ length: atOnce }, (_, index) => move(cards[0]!, stages[1 + (index % 5)]!, 1)))
    expect(results.filter((result) => result.status === 200)).toHaveLength(1)
    expect(results.filter((result) => result.status === 409).map((result) => result.refusal.error_message)).toEqual(
      Array(atOnce - 1).fill('errors.stale'),
    )
    const history = await site.platform.db
      .selectFrom('application_history')
      .select('id')
      .where('application_id', '=', cards[0]!.id)
      .execute()
    expect(history).toHaveLength(1)
    expect(Object.values(await columnsOf(vacancy)).flat()).toEqual([cards[0]!.uuid])
  })

  test('BRD-03 two cards dropped into the same gap at once both land there', async () => {
    const { vacancy, cards } = await boardOf(4)
    const [a, b, c, d] = cards.map((card) => card.uuid)
    await Promise.all([move(cards[2]!, 'apply', 1, b), move(cards[3]!, 'apply', 1, b)])
    const order = (await columnsOf(vacancy)).apply
    expect([order[0], order[3]]).toEqual([a, b])
    expect(new Set(order.slice(1, 3))).toEqual(new Set([c, d]))
  })

  test('BRD-03 a drop in front of a card that has left the column is stale, and nothing moves', async () => {
    const { vacancy, cards } = await boardOf(2)
    await move(cards[0]!, 'approved', 1)
    expect((await move(cards[1]!, 'apply', 1, cards[0]!.uuid)).status).toBe(409)
    expect((await columnsOf(vacancy)).apply).toEqual([cards[1]!.uuid])
  })

  test('BRD-02 a removed card leaves the board, stays in the history and cannot be moved', async () => {
    const { vacancy, cards } = await boardOf(1)
    const removed = await site.call(removeCardEndpoint, { params: { id: cards[0]!.uuid }, token: staff.token })
    expect(removed.answer.success_message).toBe('board.removed')
    expect((await columnsOf(vacancy)).apply).toEqual([])
    expect((await move(cards[0]!, 'reject', 2)).status).toBe(404)
    const rows = await site.platform.db.selectFrom('applications').select('removed_at').where('id', '=', cards[0]!.id).execute()
    expect(rows[0]!.removed_at).toBeInstanceOf(Date)
  })

  test('ROL-02 a viewer without the change right is marked so, and an unknown board is 404', async () => {
    const { vacancy } = await boardOf(0)
    const viewer = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
    const detail = await site.call(getBoardDetailEndpoint, { params: { id: vacancy.uuid }, token: viewer.token })
    expect(detail.answer.data.may).toEqual({ change: false })
    expect((await site.call(getBoardEndpoint, { params: { job: crypto.randomUUID() }, token: staff.token })).status).toBe(404)
  })
})
