import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { addManyRows } from '../../testing/many-rows.ts'
import { statementsOf } from '../../testing/statements.ts'
import { compareChangedPeople } from './comparing.writes.ts'

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The rows of tables that a plan looked at. */
const visited = (plan: Plan): number =>
  (plan['Relation Name'] ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, inner) => sum + visited(inner), 0)

const site = sharedTestApp()

test('INT-05 P10 comparing a person reads a few accounts of many, also without statistics of the tables', async () => {
  const { platform } = site
  const { db, database } = platform
  await addManyRows(db, async (tx) => {
    await sql`
      insert into users (role_id, first_name, last_name, email, password_hash, language)
      select 2, 'Ana', 'Gil' || i, 'p' || i || '@example.com', '', 'es' from generate_series(1, 1500) as i`.execute(tx)
    await sql`
      insert into profiles (user_id, personal_phone, date_of_birth)
      select id, '+57 3' || lpad(id::text, 9, '0'), date '1960-01-01' + id::integer from users where email like 'p%'`.execute(tx)
  })
  await sql`insert into people_to_compare select id from users where email like 'p%' order by id limit 20`.execute(db)
  const { groups } = await statementsOf(() => compareChangedPeople(platform))
  const reading = groups.flat().find(({ text }) => text.includes('cross join lateral'))!
  const { rows } = await database.pool.query(`explain (analyze, format json) ${reading.text}`, [...reading.values])
  expect(visited(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(20 * 20)
})
