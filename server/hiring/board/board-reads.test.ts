import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { getBoardEndpoint, searchBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { stages } from '#domain/kernel/stages.ts'
import type { Reader } from '../../platform/platform.ts'
import { nobody } from '../../platform/sessions/viewer.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { addManyRows } from '../../testing/many-rows.ts'
import { makeVacancy } from '../../testing/records.ts'
import { readCards } from './board.reads.ts'

const site = sharedTestApp()
const columnSize = 2500
let recruiter: TestPerson
let vacancy: { id: number; uuid: string }

/** Two columns of 2,500 cards on one board, and 20,000 people who are not on it. */
beforeAll(async () => {
  const { db } = site.platform
  recruiter = await site.person({ role: 'administrator' })
  vacancy = await makeVacancy(site.platform)
  await addManyRows(db, async (tx) => {
    await sql`
      insert into users (role_id, first_name, last_name, email, password_hash, language)
      select 2, (array['José', 'María', 'Nicolás'])[1 + n % 3], 'Peña n' || n, 'n' || n || '@board.example.com', '-', 'es'
      from generate_series(1, 25000) as n`.execute(tx)
    await sql`
      insert into applications (vacancy_id, user_id, stage, position)
      select ${vacancy.id}::bigint, id, case when n <= ${columnSize} then 'apply' else 'reject' end, 'b' || lpad(n::text, 6, '0') || 'V'
      from (select id, row_number() over (order by id) as n from users where email like 'n%@board.example.com') as people
      where n <= ${2 * columnSize}`.execute(tx)
  })
  await sql`vacuum analyze users, applications, vacancies`.execute(db)
}, 60_000)

const board = (query: object = {}) =>
  site.call(getBoardEndpoint, { params: { job: vacancy.uuid }, query, token: recruiter.token })
const search = (second: string, query: object = {}) =>
  site.call(searchBoardEndpoint, { params: { job: vacancy.uuid, second }, query, token: recruiter.token })
const sizes = (data: { elements: unknown[]; total: number; total_capped: boolean }[]) =>
  data.map(({ elements, total, total_capped }) => [elements.length, total, total_capped])

describe('a board of 5,000 cards', () => {
  test('BRD-01 answers the first cards of each column, and counts up to the cap', async () => {
    const { data } = (await board()).answer
    const full = [limits.boardColumnPage, limits.countCap, true]
    const empty = [0, 0, false]
    expect(sizes(data)).toEqual([full, empty, empty, empty, empty, full])
    expect(data[1]?.next).toBeNull()
  })

  test('BRD-01 reads at most one page of a column through the index, however long it is', async () => {
    const scans = scansOf(
      await planOf((db) => readCards(db, { viewer: nobody, vacancyId: vacancy.id, stages, search: '' }, limits.boardColumnPage)),
    )
    const ofApplications = scans.filter((scan) => scan['Relation Name'] === 'applications')
    const ofCards = ofApplications.filter((scan) => scan.Alias === 'cards')
    expect(ofCards.map((scan) => [scan['Node Type'], scan['Index Name']])).toEqual([['Index Scan', 'applications_board']])
    // Entries whose address waits for its confirmation are looked up, each by its person: here there are none.
    const entered = ofApplications.filter((scan) => scan.Alias !== 'cards')
    expect(entered.map((scan) => [scan['Index Name'], scan['Actual Loops']])).toEqual([
      ['applications_vacancy_id_user_id_key', 0],
    ])
    const [{ 'Actual Rows': rows = 0, 'Actual Loops': loops = 0 } = {}] = ofCards
    expect(Math.round(rows * loops)).toBe(2 * (limits.boardColumnPage + 1))
  })

  test('BRD-01 continues after the last card of a column, in order and without a gap', async () => {
    const emails: string[] = []
    let after: string | null = ''
    for (let page = 0; page < 3 && after !== null; page += 1) {
      const { data }: AnswerOf<typeof getBoardEndpoint> = (await board({ stage: 'reject', ...(after ? { after } : {}) })).answer
      expect(data.map(({ name_board }) => name_board)).toEqual(['reject'])
      emails.push(...(data[0]?.elements ?? []).map(({ user }) => user.email))
      after = data[0]?.next ?? null
    }
    expect(emails).toEqual(
      Array.from({ length: 3 * limits.boardColumnPage }, (_, index) => `n${columnSize + 1 + index}@board.example.com`),
    )
  })

  test('BRD-01 answers as many cards as the query asks for', async () => {
    const query = { stage: 'reject', size: limits.maximumPageSize } as const
    const [column] = (await board(query)).answer.data
    expect(column?.elements.length).toBe(limits.maximumPageSize)
    const [rest] = (await board({ ...query, after: column?.next ?? '', size: 1 })).answer.data
    expect(rest?.elements.map(({ user }) => user.email)).toEqual([
      `n${columnSize + 1 + limits.maximumPageSize}@board.example.com`,
    ])
  })

  test.each([
    [{ size: 0 }, 'no cards'],
    [{ size: limits.maximumPageSize + 1 }, 'too many'],
    [{ size: 'many' }, 'no number'],
    [{ after: 'MSBhMA' }, 'a place without its column'],
    [{ stage: 'apply', after: 'x' }, 'no place of ours'],
    [{ stage: 'apply', after: Buffer.from('1 a0; drop table').toString('base64url') }, 'no place of ours'],
    [{ stage: 'hired' }, 'no column'],
  ])('INJ-03 %j is refused: %s', async (query: object, _why) => {
    expect((await board(query)).status).toBe(400)
  })

  test.each([
    ['PENA n17', 11 + 100, 'a name without its accent, whatever the case'],
    ['Peña n2499', 1, 'another one'],
    ['n4999@board.example.com', 1, 'an e-mail address'],
    ['n249', 11, 'the beginning of a word'],
    ['nicolas', 1667, 'as many as there are'],
    ['pena', 2 * limits.countCap, 'everybody, to the cap of each column'],
    ['n20000', 0, 'somebody who is not on this board'],
    ['icolas', 0, 'no beginning of a word'],
    [`'; drop table users --`, 0, 'nobody'],
    ['%', 2 * limits.countCap, 'everybody, where there is no word to look for'],
  ])('BRD-01 search for %s finds %i: %s', async (text, found) => {
    const { data } = (await search(text)).answer
    const total = data.reduce((sum, column) => sum + column.total, 0)
    expect(total).toBe(found)
    for (const { elements } of data) expect(elements.length).toBeLessThanOrEqual(limits.boardColumnPage)
  })

  test('BRD-01 a search continues after its last card', async () => {
    const first = (await search('nicolas', { stage: 'apply' })).answer.data[0]
    const second = (await search('nicolas', { stage: 'apply', after: first?.next ?? '' })).answer.data[0]
    const emails = [first, second].flatMap((column) => (column?.elements ?? []).map(({ user }) => user.email))
    expect(new Set(emails).size).toBe(2 * limits.boardColumnPage)
    expect(emails[limits.boardColumnPage]).toBe('n50@board.example.com')
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly Alias?: string
  readonly Plans?: readonly Plan[]
}

/** Prefixes a raw query with EXPLAIN ANALYZE. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'RawNode') return node
    const [start, ...rest] = node.sqlFragments
    return { ...node, sqlFragments: [`explain (analyze, format json) ${start}`, ...rest] }
  },
  transformResult: async ({ result }) => result,
}

/** The plan with which the database ran a read. */
async function planOf(read: (db: Reader) => Promise<unknown>): Promise<Plan> {
  const [row] = (await read(site.platform.db.withPlugin(explaining))) as [{ 'QUERY PLAN': [{ Plan: Plan }] }]
  return row['QUERY PLAN'][0].Plan
}

/** The steps of a plan that read a table or an index. */
function scansOf(plan: Plan): Plan[] {
  return [...(plan['Index Name'] || plan['Relation Name'] ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
}
