import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { rebuildBefore } from '../testing/earlier-schema.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
afterAll(() => database.close())

const ask = async (sql: string) => (await database.pool.query(sql)).rows
await rebuildBefore(database, '0196-hires.sql')
await ask(`
  insert into roles (name, description) values ('papel', '');
  insert into clients (name, location) values ('Cliente', 'Bogotá');
  insert into currencies (code, name) values ('COP', 'Peso')`)
const day = (number: number) => `'2026-03-${String(number).padStart(2, '0')}T15:00:00Z'`
for (const id of [1, 2, 3, 4])
  await ask(`
    insert into vacancies (id, client_id, currency_id, title, reports_to, openings, city, employment_type, work_mode, priority, language,
      active, salary_mode, description_html, essential_html, knowledge_html, minimum_html, preferred_html, conditions, description_text)
    overriding system value
    select ${id}, clients.id, currencies.id, 'Vacante ${id}', '', 1, '', 'FullTime', 'Remote', 'Normal', 'es', false, 'agreed',
      '', '', '', '', '', '', '' from clients, currencies`)
const person = async (name: string, marks: readonly [hired: boolean, at: number][]) => {
  const [user] = await ask(`
    insert into users (role_id, first_name, last_name, email, password_hash, language, hired)
    select min(id), '${name}', '', '${name}@example.com', '', 'es', false from roles returning id`)
  for (const [hired, at] of marks) await ask(`update users set hired = ${hired}, updated_at = ${day(at)} where id = ${user.id}`)
  return user.id
}
const selected = (user: number, vacancy: number, at: number, removed?: number) =>
  ask(`
    insert into applications (vacancy_id, user_id, stage, position, applied_at, stage_changed_at, removed_at)
    values (${vacancy}, ${user}, 'approved', 'a', ${day(1)}, ${day(at)}, ${removed ? day(removed) : 'null'})`)

// Selected in three vacancies, marked once after the second.
const twice = await person('twice', [[true, 6]])
for (const [vacancy, at] of [
  [1, 3],
  [2, 5],
  [3, 9],
] as const)
  await selected(twice, vacancy, at)
// Marked before the card got there.
await selected(await person('early', [[true, 2]]), 1, 4)
// Unmarked while the card was in the column: it counted no more.
await selected(
  await person('unmarked', [
    [true, 5],
    [false, 8],
  ]),
  1,
  4,
)
// Unmarked after the card had left the board: the hire counted.
await selected(
  await person('left', [
    [true, 5],
    [false, 20],
  ]),
  2,
  4,
  10,
)
// Marked after the card had left.
await selected(await person('late', [[true, 12]]), 3, 4, 10)
// Without any application.
await person('nowhere', [[true, 5]])

// A move that can be undone, with what it replaced.
await ask(`
  update applications set told_stage = stage, told_at = stage_changed_at from users where users.id = user_id and first_name = 'late';
  insert into application_history (application_id, kind, from_stage, to_stage, replaced)
  select applications.id, 'moved', 'apply', 'makeTest',
    '{"position": "a", "told_stage": "apply", "told_at": "2026-03-02T15:00:00+00:00"}'::jsonb
  from applications join users on users.id = user_id where first_name = 'late'`)

await migrate(database)

test('REP-03 marks of before become one hire each, of the application that was selected last before', async () => {
  const hires = await ask(`
    select first_name || ' ' || vacancy_id as of, to_char(hired_at at time zone 'UTC', 'DD') as day,
      to_char(hire_ended_at at time zone 'UTC', 'DD') as until, count(history.id)::integer as events
    from applications join users on users.id = user_id
    left join application_history history on history.application_id = applications.id and history.kind = 'hired' and history.at = hired_at
    where hired_at is not null group by applications.id, users.id order by 1`)
  expect(hires.map(({ of, day, until, events }) => [of, day, until, events])).toEqual([
    ['early 1', '04', null, 1],
    ['left 2', '05', '20', 1],
    ['twice 2', '06', null, 1],
  ])
  const still = await ask('select first_name from users where hired order by 1')
  expect(still.map(({ first_name }) => first_name)).toEqual(['early', 'late', 'nowhere', 'twice'])
  expect(await ask(`select 1 from pg_tables where tablename = 'hire_marks'`)).toEqual([])
})

test('SPEC-64 the values that an earlier move replaced get the names of the columns', async () => {
  expect(await ask('select replaced from application_history where replaced is not null')).toEqual([
    { replaced: { position: 'a', notified_stage: 'apply', notified_at: '2026-03-02T15:00:00+00:00' } },
  ])
  expect(await ask(`select notified_stage, notified_at from applications where notified_stage <> 'apply'`)).toEqual([
    { notified_stage: 'approved', notified_at: new Date('2026-03-04T15:00:00Z') },
  ])
})
