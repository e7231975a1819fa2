import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getLanguageDifferencesEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type Bank, makeAttempt, makeBank } from '../../testing/tests.ts'
import { readPairedAnswers } from './languages.reads.ts'

const site = sharedTestApp({ WORKER: '0' })

/** A bank of ten questions in both languages, in pairs. */
async function pairedBank(): Promise<Record<Language, Bank>> {
  const es = await makeBank(site.platform, { questions: 10 })
  const en = await makeBank(site.platform, { questions: 10, language: 'en', skillId: es.skillId })
  for (const [place, { id }] of es.questions.entries()) {
    const ids = [id, en.questions[place]!.id]
    await site.platform.db.updateTable('questions').set({ pair: randomUUID() }).where('id', 'in', ids).execute()
  }
  return { es, en }
}

async function differencesOf({ es }: Record<Language, Bank>) {
  const { token } = await site.person({ role: 'administrator' })
  return (await site.call(getLanguageDifferencesEndpoint, { token, params: { id: es.skillUuid } })).answer.data
}

/** So many people of five abilities take the test in each language. The third question is harder in English by 1.8 logits. */
async function takeTests(banks: Record<Language, Bank>, count: number) {
  const { db } = site.platform
  const named = { role_id: 2, first_name: 'Candidata', last_name: 'De Prueba', password_hash: 'none', language: 'es' as const }
  for (const language of ['es', 'en'] as const) {
    const { id: userId } = await site.person()
    const { id } = await makeAttempt(site.platform, { userId, bank: banks[language] })
    const rows = Array.from({ length: count }, () => ({ ...named, email: `${randomUUID()}@example.com` }))
    const people = (await db.insertInto('users').values(rows).returning('id').execute()).map((person) => person.id)
    await sql`
      insert into attempts (user_id, skill_id, language, state, signals_agreed_at, started_at, ends_at, finished_at, window_id, points, unrated)
      select person, skill_id, language, state, signals_agreed_at, started_at, ends_at, finished_at, window_id, points, unrated
      from unnest(${people}::bigint[]) as person, attempts where attempts.id = ${id}`.execute(db)
    // The digits of a hash stand for chance, so that every run has the same answers.
    await sql`
      insert into attempt_questions
        (attempt_id, position, question_id, snapshot_id, answer_order, shown_at, answered_at, answer_uuid, points, correct)
      select attempts.id, position, question_id, snapshot_id, answer_order, shown_at, answered_at, answer_uuid, asked.points,
        ('x' || left(md5(concat_ws(' ', place, position, asked.attempt_id = ${id}, ${language}::text)), 8))::bit(32)::bigint / 4294967296.0
          < 1 / (1 + exp((position - 4.5) * 0.3 - (place % 5 - 2) * 0.7
            + case when position = 2 and ${language} = 'en' then 1.8 else 0 end))
      from unnest(${people}::bigint[]) with ordinality as people (person, place)
      join attempts on attempts.user_id = people.person
      join attempt_questions as asked on asked.attempt_id = ${id}`.execute(db)
    await db.updateTable('attempts').set({ archived_at: new Date() }).where('id', '=', id).execute()
  }
}

test('FAI-05 a bank without pairs, and pairs with few answers, say so', async () => {
  const banks = await pairedBank()
  expect(await differencesOf(banks)).toEqual({ differing: [], alike: 0, waiting: 10 })
  await takeTests(banks, 3)
  expect(await differencesOf(banks)).toEqual({ differing: [], alike: 0, waiting: 10 })
  const alone = await makeBank(site.platform, { questions: 10 })
  expect(await differencesOf({ es: alone, en: alone })).toEqual({ differing: [], alike: 0, waiting: 0 })
})

test('FAI-05 a question that is harder in English for people with the same score is listed with its class', async () => {
  const banks = await pairedBank()
  await takeTests(banks, 250)
  const before = await differencesOf(banks)
  expect(before.waiting).toBe(0)
  // Chance lists three of a hundred questions that are alike.
  expect(before.alike).toBeGreaterThanOrEqual(7)
  expect(before.differing[0]).toMatchObject({
    es: { uuid: banks.es.questions[2]!.uuid },
    en: { uuid: banks.en.questions[2]!.uuid },
    class: 'C',
    harder: 'en',
    answers: { es: 250, en: 250 },
  })
  expect(before.differing[0]!.share).toBeGreaterThan(20)

  // A person who took the test in both languages counts once, a changed question anew, and given points not at all.
  const { db } = site.platform
  const both = await db
    .selectFrom('attempts')
    .select('user_id')
    .where('skill_id', '=', banks.es.skillId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  await makeAttempt(site.platform, { userId: both!.user_id, bank: banks.en, startedAt: site.platform.now() })
  expect(await differencesOf(banks)).toEqual(before)
  await db.updateTable('questions').set({ snapshot_id: null }).where('id', '=', banks.en.questions[0]!.id).execute()
  await db.updateTable('attempt_questions').set({ given: true }).where('question_id', '=', banks.es.questions[1]!.id).execute()
  expect((await differencesOf(banks)).waiting).toBe(2)
})

test('FAI-05 people are compared by their score in the whole test, so that running out of time is no high score', async () => {
  const banks = await pairedBank()
  const [hurried, slow] = [await site.person(), await site.person()]
  await makeAttempt(site.platform, { userId: hurried.id, bank: banks.es, answered: 4 })
  await makeAttempt(site.platform, { userId: slow.id, bank: banks.en, isRight: (position) => position < 4 })
  const pairs = await readPairedAnswers(site.platform.db, banks.es.skillId)
  expect(pairs[0]!.strata).toEqual([{ es_right: 1, es_wrong: 0, en_right: 1, en_wrong: 0 }])
  expect(pairs[9]!.strata).toEqual([{ es_right: 0, es_wrong: 0, en_right: 0, en_wrong: 1 }])
})

test('FAI-05 an answer to a pair that the person saw in a test which was reset does not count', async () => {
  const banks = await pairedBank()
  const person = await site.person()
  const { id } = await makeAttempt(site.platform, { userId: person.id, bank: banks.es })
  await site.platform.db.updateTable('attempts').set({ archived_at: new Date() }).where('id', '=', id).execute()
  await makeAttempt(site.platform, { userId: person.id, bank: banks.en })
  const pairs = await readPairedAnswers(site.platform.db, banks.es.skillId)
  expect(pairs.map(({ strata }) => strata)).toEqual(pairs.map(() => []))
})

test('FAI-05 only pairs of which tests may ask both questions are compared', async () => {
  const banks = await pairedBank()
  await site.platform.db.updateTable('questions').set({ ready: false }).where('id', '=', banks.en.questions[0]!.id).execute()
  expect(await readPairedAnswers(site.platform.db, banks.es.skillId)).toHaveLength(9)
})
