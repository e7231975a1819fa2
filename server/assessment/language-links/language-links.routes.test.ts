import { expect, test } from 'vitest'
import { getTestSummaryEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import {
  getLanguageLinkEndpoint,
  signLanguageLinkEndpoint,
  withdrawLanguageLinkEndpoint,
} from '#domain/assessment/language-links/language-links.contract.ts'
import { getResultEndpoint } from '#domain/assessment/results/results.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makePairedBank, type PairedBanks, takeBothTests } from '../../testing/language-links.ts'
import { type Bank, makeAttempt } from '../../testing/tests.ts'
import { endAttempt } from '../attempts/ending.writes.ts'
import { scoreAttempt } from '../attempts/scoring.writes.ts'
import { estimateDueBanks } from '../difficulty/difficulty.writes.ts'

const site = sharedTestApp({ WORKER: '0' })

/** Two of ten questions are harder in English by three logits, so that the English half is harder by 0.6. */
async function takeTests(banks: PairedBanks, count: number) {
  await takeBothTests(site, banks, count, [2, 7], 3)
  await estimateDueBanks(site.platform)
}

const administrator = () => site.person({ role: 'administrator' })
type Staff = Awaited<ReturnType<typeof administrator>>
const linkOf = async ({ token }: Staff, { es }: PairedBanks) =>
  (await site.call(getLanguageLinkEndpoint, { token, params: { id: es.skillUuid } })).answer.data
const sign = ({ token }: Staff, { es }: PairedBanks, constant: number, note = 'Revisada con el equipo de selección') =>
  site.call(signLanguageLinkEndpoint, { token, params: { id: es.skillUuid }, body: { constant, note } })

/** A test that ends now, after so many right answers of ten. */
async function finishTest(bank: Bank, right: number) {
  const person = await site.person()
  const attempt = await makeAttempt(site.platform, {
    userId: person.id,
    bank,
    state: 'running',
    answered: 10,
    isRight: (at) => at < right,
  })
  const at = site.platform.now()
  await site.platform.db.transaction().execute((tx) => endAttempt(tx, { id: attempt.id, event: 'all_answered', at }))
  return { ...attempt, person }
}
const resultOf = async ({ token }: Staff, { userSkillUuid: uuid }: { userSkillUuid: string }) =>
  (await site.call(getResultEndpoint, { token, params: { uuid } })).answer.data

test('FAI-04 too few answers, and none at all, cannot be signed', async () => {
  const staff = await administrator()
  const banks = await makePairedBank(site)
  expect(await linkOf(staff, banks)).toEqual({ proposal: null, lack: 'unknown', signed: [] })
  const refused = await sign(staff, banks, 0)
  expect([refused.status, refused.refusal]).toMatchObject([409, { error_message: 'language_links.error.lack' }])
  await takeTests(banks, 60)
  expect(await linkOf(staff, banks)).toMatchObject({ proposal: null, lack: 'few' })
})

test('FAI-04 a signed table adjusts the bands of results that end afterwards, and no earlier one', async () => {
  const staff = await administrator()
  const banks = await makePairedBank(site)
  await takeTests(banks, 400)
  const before = await finishTest(banks.en, 5)
  const { proposal, lack } = await linkOf(staff, banks)
  expect(lack).toBeNull()
  expect(Math.abs(proposal!.constant - 0.6)).toBeLessThan(3 * proposal!.error)
  expect(proposal).toMatchObject({ pairs: 8, left_out: 2 })
  const stale = await sign(staff, banks, proposal!.constant + 0.001)
  expect([stale.status, stale.refusal]).toMatchObject([409, { error_message: 'errors.stale' }])
  expect((await sign(staff, banks, proposal!.constant, '')).status).toBe(422)
  expect((await sign(staff, banks, proposal!.constant)).status).toBe(200)

  const english = await finishTest(banks.en, 5)
  const spanish = await finishTest(banks.es, 5)
  const equal = proposal!.table.find(({ points }) => points === 50)!.equal
  expect(equal).toBeGreaterThan(55)
  const [adjusted, scale, former] = [
    await resultOf(staff, english),
    await resultOf(staff, spanish),
    await resultOf(staff, before),
  ]
  expect(adjusted).toMatchObject({ points: 50, band: 'R', linked: { points: equal, version: 1 } })
  expect(adjusted.linked!.error).toBeGreaterThan(adjusted.error!)
  expect(scale).toMatchObject({ points: 50, linked: { points: 50, error: scale.error, version: 1 } })
  expect(former).toMatchObject({ points: 50, linked: null })
  expect(adjusted.bands).not.toEqual(former.bands)
  const { token } = english.person
  const summary = await site.call(getTestSummaryEndpoint, { token, params: { user_skill_uuid: english.userSkillUuid } })
  expect(summary.answer.data).toMatchObject({ bands: adjusted.bands, linked: { version: 1 } })

  // A later rating writes the points again, by the table of the day on which the test ended.
  await site.platform.db.transaction().execute((tx) => scoreAttempt(tx, before.id))
  expect((await resultOf(staff, before)).linked).toBeNull()

  const params = { id: banks.es.skillUuid }
  const { token: admin } = staff
  expect((await site.call(withdrawLanguageLinkEndpoint, { token: admin, params, body: { number: 2 } })).status).toBe(409)
  expect((await site.call(withdrawLanguageLinkEndpoint, { token: admin, params, body: { number: 1 } })).status).toBe(200)
  expect((await site.call(withdrawLanguageLinkEndpoint, { token: admin, params, body: { number: 1 } })).status).toBe(409)
  expect((await resultOf(staff, await finishTest(banks.en, 5))).linked).toBeNull()
  expect((await resultOf(staff, english)).linked).toEqual(adjusted.linked)
  const { signed } = await linkOf(staff, banks)
  expect(signed).toMatchObject([{ number: 1, note: 'Revisada con el equipo de selección', withdrawn_at: expect.any(String) }])
  expect(await site.auditOf(staff)).toEqual(['bank.link_signed', 'bank.link_withdrawn'])
})
