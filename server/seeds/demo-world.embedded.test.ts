import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bandOf, likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { clockTime } from '#domain/kernel/dates.ts'
import { sharedTestApp } from '../testing/app.ts'
import { loadDemo } from './demo.ts'

const site = sharedTestApp({ DEMO: '1', DEMO_CONFIRM: 'published-password' })
beforeAll(() => loadDemo(site.platform), 180_000)

const count = async (table: 'clients' | 'skills' | 'consents') =>
  (await site.platform.db.selectFrom(table).select('id').execute()).length

/** Enough for pages, filters and a full board on a first visit. */
test('issue 47.8 the demo world has enough clients, people, vacancies, cards and tests for every screen', async () => {
  const { db } = site.platform
  expect([await count('clients'), await count('skills')]).toEqual([5, 6])
  expect(await count('consents')).toBeGreaterThan(200)
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
})

test('issue 47.8 the year has applications in every month, and hires and reasons of losses all over it', async () => {
  const { db } = site.platform
  const { rows: months } = await sql<{ applied: number; hired: number }>`
    select count(*)::integer as applied, count(hired_at)::integer as hired from applications
    where applied_at > now() - interval '365 days' group by date_trunc('month', applied_at)`.execute(db)
  expect(months.length).toBeGreaterThanOrEqual(12)
  expect(months.filter(({ applied }) => applied >= 6).length).toBeGreaterThanOrEqual(11)
  expect(months.filter(({ hired }) => hired > 0).length).toBeGreaterThanOrEqual(8)
  const reasons = await db.selectFrom('applications').select('rejection_reason_id').distinct().execute()
  expect(reasons.filter(({ rejection_reason_id }) => rejection_reason_id !== null).length).toBeGreaterThanOrEqual(5)
})

test('issue 47.8 results lie in every band with their errors, and are what their questions add up to', async () => {
  const { db } = site.platform
  const results = await db
    .selectFrom('attempts')
    .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
    .select(['attempts.id', 'attempts.points', 'points_error'])
    .select(sql<string>`round(sum(coalesce(attempt_questions.points, 0)), 2)`.as('sum'))
    .where('attempts.state', '=', 'finished')
    .groupBy('attempts.id')
    .execute()
  const bands = results.map(({ points }) => bandOf(Number(points)))
  for (const code of likertCodes) expect(bands.filter((band) => band === code).length).toBeGreaterThanOrEqual(5)
  for (const { points, points_error, sum } of results) {
    expect(Number(points_error)).toBeGreaterThan(0)
    expect(Number(points)).toBe(Number(sum))
  }
})

test('issue 47.8 interviews are on working days, at many hours and of several lengths', async () => {
  const { db, config } = site.platform
  const interviews = await db.selectFrom('interviews').select(['starts_at', 'ends_at']).execute()
  const weekday = new Intl.DateTimeFormat('en', { timeZone: config.timeZone, weekday: 'short' })
  for (const { starts_at } of interviews) expect(['Sat', 'Sun']).not.toContain(weekday.format(starts_at))
  const hours = new Set(interviews.map(({ starts_at }) => clockTime(starts_at, config.timeZone)))
  expect(hours.size).toBeGreaterThanOrEqual(8)
  const lengths = new Set(interviews.map(({ starts_at, ends_at }) => ends_at.getTime() - starts_at.getTime()))
  expect(lengths.size).toBeGreaterThanOrEqual(4)
})

test('issue 47.8 everybody is marked as made up, and no colleague but the published logins has a password', async () => {
  const { db } = site.platform
  const people = await db
    .selectFrom('users')
    .select(['email', 'last_name', 'first_name', 'is_demo', 'role_id', 'password_hash'])
    .execute()
  for (const { email, first_name, last_name, is_demo } of people) {
    expect(email).toMatch(/@demo\.test$/)
    expect(`${first_name} ${last_name}`).toMatch(/\bDemo\b/)
    expect(is_demo).toBe(true)
  }
  const staff = people.filter(({ role_id, password_hash }) => ![2, 3].includes(role_id) && password_hash !== 'none')
  expect(staff.map(({ email }) => email).sort()).toEqual(['admin@demo.test', 'recruiter@demo.test'])
})

test('issue 47.8 colleagues, candidates and clients have worked with the full board', async () => {
  const { db } = site.platform
  const answers = await db.selectFrom('shortlist_people').select('answer').orderBy('answer').execute()
  expect(answers.map(({ answer }) => answer)).toEqual(['comment', 'no', 'yes', null, null])
  const offers = await db.selectFrom('interview_offers').select('picked').orderBy('picked').execute()
  expect(offers.map(({ picked }) => picked)).toEqual([false, true])
  const points = await db.selectFrom('scorecard_points').select(['position', 'point']).execute()
  expect(points.length).toBeGreaterThanOrEqual(16)
  const settled = await db.selectFrom('replies').select('settled_at').execute()
  expect(settled.filter(({ settled_at }) => settled_at !== null).length).toBeGreaterThanOrEqual(2)
  expect(settled.filter(({ settled_at }) => settled_at === null).length).toBeGreaterThanOrEqual(1)
  const placements = await db.selectFrom('placements').select(['fee', 'ended_at']).execute()
  expect(placements.length).toBeGreaterThanOrEqual(18)
  expect(placements.filter(({ ended_at }) => ended_at !== null)).toHaveLength(1)
  const knockouts = await db.selectFrom('screening_answers').select('id').where('knockout_reason', '<>', '').execute()
  expect(knockouts).toHaveLength(2)
})

test('issue 47.8 a whole demo world is not loaded twice', async () => {
  const before = await count('consents')
  await loadDemo(site.platform)
  expect(await count('consents')).toBe(before)
})
