import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBoard, searchBoard } from '#domain/board/board.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const app = sharedTestApp({ beforeAll, afterAll })
const columnSize = 2500
let recruiter: TestPerson
let vacancy: { id: number; uuid: string }

/** Two columns of 2,500 cards on one board, and 20,000 people who are not on it. */
beforeAll(async () => {
  const { db } = app.it.platform
  recruiter = await app.it.person({ role: 'administrator' })
  vacancy = await makeVacancy(app.it.platform)
  await sql`
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select 2, (array['José', 'María', 'Nicolás'])[1 + n % 3], 'Número' || n, 'n' || n || '@board.example.com', '-', 'es'
    from generate_series(1, 25000) as n`.execute(db)
  await sql`
    insert into applications (vacancy_id, user_id, stage, position)
    select ${vacancy.id}::bigint, id, case when n <= ${columnSize} then 'apply' else 'reject' end, 'b' || lpad(n::text, 6, '0') || 'V'
    from (select id, row_number() over (order by id) as n from users where email like 'n%@board.example.com') as people
    where n <= ${2 * columnSize}`.execute(db)
  await sql`analyze users, applications, vacancies`.execute(db)
}, 60_000)

const board = (query: Record<string, string> = {}) =>
  app.it.call(getBoard, { params: { job: vacancy.uuid }, query, token: recruiter.token })
const search = (second: string, query: Record<string, string> = {}) =>
  app.it.call(searchBoard, { params: { job: vacancy.uuid, second }, query, token: recruiter.token })
const sizes = (data: { elements: unknown[]; total: number; total_capped: boolean }[]) =>
  data.map(({ elements, total, total_capped }) => [elements.length, total, total_capped])

describe('a board of 5,000 cards', () => {
  test('BRD-01 answers the first fifty of each column, and counts as far as the cap', async () => {
    const { data } = (await board()).answer
    const full = [limits.boardColumnPage, limits.countCap, true]
    const empty = [0, 0, false]
    expect(sizes(data)).toEqual([full, empty, empty, empty, empty, full])
    expect(data[1]?.next).toBeNull()
  })

  test('BRD-01 goes on behind the last card of one column, in order and without a gap', async () => {
    const emails: string[] = []
    let after: string | null = ''
    for (let page = 0; page < 3 && after !== null; page += 1) {
      const { data } = (await board({ stage: 'reject', ...(after ? { after } : {}) })).answer
      expect(data.map(({ name_board }) => name_board)).toEqual(['reject'])
      emails.push(...(data[0]?.elements ?? []).map(({ user }) => user.email))
      after = data[0]?.next ?? null
    }
    expect(emails).toEqual(Array.from({ length: 150 }, (_, index) => `n${columnSize + 1 + index}@board.example.com`))
  })

  test.each([
    [{ after: 'MSBhMA' }, 'a place without its column'],
    [{ stage: 'apply', after: 'x' }, 'no place of ours'],
    [{ stage: 'apply', after: Buffer.from('1 a0; drop table').toString('base64url') }, 'no place of ours'],
    [{ stage: 'hired' }, 'no column'],
  ])('INJ-03 %j is refused: %s', async (query) => {
    expect((await board(query)).status).toBe(400)
  })

  test.each([
    ['numero17', 1, 'a name without its accent'],
    ['JOSÉ numero2499', 1, 'two words, whatever their case'],
    ['n4999@board.example.com', 1, 'an e-mail address'],
    ['numero249', 11, 'the beginning of a name'],
    ['nicolas', limits.countCap, 'many, to the cap'],
    ['numero20000', 0, 'somebody who is not on this board'],
    ['umero17', 0, 'no beginning of a word'],
    [`'; drop table users --`, 0, 'nobody'],
    ['%', 2 * limits.countCap, 'everybody, where there is no word to look for'],
  ])('BRD-01 search for %s finds %i: %s', async (text, found) => {
    const { data } = (await search(text)).answer
    const { total } = data.reduce((sum, column) => ({ total: sum.total + column.total }), { total: 0 })
    expect(total).toBe(text === 'nicolas' ? 833 + 833 : found)
    for (const { elements } of data) expect(elements.length).toBeLessThanOrEqual(limits.boardColumnPage)
  })

  test('BRD-01 a search goes on behind its last card too', async () => {
    const first = (await search('nicolas', { stage: 'apply' })).answer.data[0]
    const second = (await search('nicolas', { stage: 'apply', after: first?.next ?? '' })).answer.data[0]
    const emails = [first, second].flatMap((column) => (column?.elements ?? []).map(({ user }) => user.email))
    expect(new Set(emails).size).toBe(2 * limits.boardColumnPage)
    expect(emails[50]).toBe('n152@board.example.com')
  })
})
