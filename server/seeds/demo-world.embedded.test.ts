import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { loadDemo } from './demo.ts'

/** Enough for pages, filters and a full board on a first visit. */
test('the demo world has enough clients, people, vacancies, cards and tests for every screen', async () => {
  const { platform } = await startTestApp({ env: { DEMO: '1', DEMO_CONFIRM: 'published-password' } })
  await loadDemo(platform)
  const { db } = platform
  const count = async (table: 'clients' | 'skills' | 'consents') => (await db.selectFrom(table).select('id').execute()).length
  expect([await count('clients'), await count('skills'), await count('consents')]).toEqual([5, 6, 40])
  const active = await db.selectFrom('vacancies').select('language').where('active', '=', true).execute()
  for (const language of ['es', 'en'])
    expect(active.filter((vacancy) => vacancy.language === language).length).toBeGreaterThanOrEqual(20)
  const { rows } = await sql<{ cards: number; stages: number }>`
    select count(*)::integer as cards, count(distinct stage)::integer as stages from applications
    where removed_at is null group by vacancy_id order by cards desc limit 1
  `.execute(db)
  expect(rows).toEqual([{ cards: 30, stages: 6 }])
  const { rows: banks } = await sql<{ ready: number }>`
    select count(*) filter (where ready)::integer as ready
    from questions join question_skills on question_id = questions.id group by skill_id, language
  `.execute(db)
  expect(banks).toHaveLength(12)
  for (const { ready } of banks) expect(ready).toBeGreaterThanOrEqual(14)
  const { rows: states } = await sql<{ state: string }>`
    select distinct case when unrated > 0 then 'provisional' when explanation is not null then 'explained' else state end as state from attempts
    order by state
  `.execute(db)
  expect(states.map(({ state }) => state)).toEqual(['expired', 'explained', 'finished', 'provisional', 'running'])
}, 120_000)
