import { expect, test } from 'vitest'
import { getLanguageDifferencesEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makePairedBank, type PairedBanks, takeBothTests } from '../../testing/language-links.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'
import { readPairedAnswers } from './languages.reads.ts'

const site = sharedTestApp({ WORKER: '0' })

async function differencesOf({ es }: PairedBanks) {
  const { token } = await site.person({ role: 'administrator' })
  return (await site.call(getLanguageDifferencesEndpoint, { token, params: { id: es.skillUuid } })).answer.data
}

/** So many people take the test in each language. The third question is harder in English by 1.8 logits. */
const takeTests = (banks: PairedBanks, count: number) => takeBothTests(site, banks, count, [2], 1.8)

test('FAI-05 a bank without pairs, and pairs with few answers, say so', async () => {
  const banks = await makePairedBank(site)
  expect(await differencesOf(banks)).toEqual({ differing: [], alike: 0, waiting: 10 })
  await takeTests(banks, 3)
  expect(await differencesOf(banks)).toEqual({ differing: [], alike: 0, waiting: 10 })
  const alone = await makeBank(site.platform, { questions: 10 })
  expect(await differencesOf({ es: alone, en: alone })).toEqual({ differing: [], alike: 0, waiting: 0 })
})

test('FAI-05 a question that is harder in English for people with the same score is listed with its class', async () => {
  const banks = await makePairedBank(site)
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
  const banks = await makePairedBank(site)
  const [hurried, slow] = [await site.person(), await site.person()]
  await makeAttempt(site.platform, { userId: hurried.id, bank: banks.es, answered: 4 })
  await makeAttempt(site.platform, { userId: slow.id, bank: banks.en, isRight: (position) => position < 4 })
  const pairs = await readPairedAnswers(site.platform.db, banks.es.skillId)
  expect(pairs[0]!.strata).toEqual([{ es_right: 1, es_wrong: 0, en_right: 1, en_wrong: 0 }])
  expect(pairs[9]!.strata).toEqual([{ es_right: 0, es_wrong: 0, en_right: 0, en_wrong: 1 }])
})

test('FAI-05 an answer to a pair that the person saw in a test which was reset does not count', async () => {
  const banks = await makePairedBank(site)
  const person = await site.person()
  const { id } = await makeAttempt(site.platform, { userId: person.id, bank: banks.es })
  await site.platform.db.updateTable('attempts').set({ archived_at: new Date() }).where('id', '=', id).execute()
  await makeAttempt(site.platform, { userId: person.id, bank: banks.en })
  const pairs = await readPairedAnswers(site.platform.db, banks.es.skillId)
  expect(pairs.map(({ strata }) => strata)).toEqual(pairs.map(() => []))
})

test('FAI-05 only pairs of which tests may ask both questions are compared', async () => {
  const banks = await makePairedBank(site)
  await site.platform.db.updateTable('questions').set({ ready: false }).where('id', '=', banks.en.questions[0]!.id).execute()
  expect(await readPairedAnswers(site.platform.db, banks.es.skillId)).toHaveLength(9)
})
