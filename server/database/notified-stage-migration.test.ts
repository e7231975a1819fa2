import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { rebuildBefore } from '../testing/earlier-schema.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('SPEC-64 the values that an earlier move replaced get the names of the columns', async () => {
  const ask = async (sql: string) => (await database.pool.query(sql)).rows
  await rebuildBefore(database, '0206-notified-stage.sql')
  await ask(`
    insert into roles (name, description) values ('papel', '');
    insert into clients (name, location) values ('Cliente', 'Bogotá');
    insert into currencies (code, name) values ('COP', 'Peso');
    insert into vacancies (client_id, currency_id, title, reports_to, openings, city, employment_type, work_mode, priority, language,
      active, salary_mode, description_html, essential_html, knowledge_html, minimum_html, preferred_html, conditions, description_text)
    select clients.id, currencies.id, 'Vacante', '', 1, '', 'FullTime', 'Remote', 'Normal', 'es', false, 'agreed',
      '', '', '', '', '', '', '' from clients, currencies;
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select id, 'Ana', '', 'ana@example.com', '', 'es' from roles;
    insert into applications (vacancy_id, user_id, stage, position, told_stage, told_at)
    select vacancies.id, users.id, 'makeTest', 'b', 'makeTest', '2026-11-20T15:00:00Z' from vacancies, users;
    insert into application_history (application_id, kind, from_stage, to_stage, replaced)
    select id, 'applied', null, 'apply', null from applications union all
    select id, 'moved', 'apply', 'makeTest', '{"position": "a", "told_stage": "apply", "told_at": "2026-11-18T15:00:00+00:00"}'
    from applications order by 2;
    delete from figure_marks`)

  await migrate(database)
  expect(await ask('select notified_stage, notified_at from applications')).toEqual([
    { notified_stage: 'makeTest', notified_at: new Date('2026-11-20T15:00:00Z') },
  ])
  expect(await ask('select kind, replaced from application_history order by kind')).toEqual([
    { kind: 'applied', replaced: null },
    { kind: 'moved', replaced: { position: 'a', notified_stage: 'apply', notified_at: '2026-11-18T15:00:00+00:00' } },
  ])
  // The figures count no move anew, because they do not read it.
  expect(await ask('select application_id from figure_marks')).toEqual([])
})
