import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'
import { type TestTaker, testTaker } from '../../testing/test-taker.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const from = (address: string) => ({ 'x-forwarded-for': address })

async function begun() {
  const bank = await makeBank(site.platform, { questions: 10 })
  const taker = await testTaker(site, bank)
  await taker.start()
  return taker
}
/** Sets the device on which the person's session began. */
const useDevice = ({ person }: TestTaker, device: string | null) =>
  site.platform.db.updateTable('sessions').set({ device_hash: device }).where('user_id', '=', person.id).execute()

test('TST-05 the flags of an answer are kept with that answer only', async () => {
  const taker = await begun()
  const flags = { paste_answer: true, copy_answer: true, copy_question: true, left_window: 3, late: true }
  await taker.answer(0, flags)
  await taker.answer(1)
  const [first, second] = await taker.questions()
  expect(first).toMatchObject(flags)
  expect(second).toMatchObject({ paste_answer: false, copy_answer: false, copy_question: false, left_window: 0, late: false })
})

test('TST-05 notes a changed network or device, ignores unknown ones and forgets both at the end', async () => {
  const taker = await begun()
  await taker.answer(0, {}, from('10.1.1.1'))
  await useDevice(taker, 'a phone')
  await taker.answer(1, {}, from('10.1.1.1'))
  await taker.answer(2, {}, from('10.2.2.2'))
  await useDevice(taker, 'a computer')
  await taker.answer(3, {}, from('10.2.2.2'))
  await taker.answer(4, {}, from('10.2.2.2'))
  const asked = await taker.questions()
  expect(asked.map(({ network_changed }) => network_changed).slice(0, 5)).toEqual([false, false, true, false, false])
  expect(asked.map(({ device_changed }) => device_changed).slice(0, 5)).toEqual([false, false, false, true, false])
  expect(asked[4]).toMatchObject({ device_hash: 'a computer', network_hash: expect.stringMatching(/^[\w-]{20,}$/) })
  for (let indice = 5; indice < 10; indice += 1) await taker.answer(indice)
  expect((await taker.questions()).every(({ device_hash, network_hash }) => device_hash === null && network_hash === null)).toBe(
    true,
  )
})

test('TST-05 ports that a proxy adds to addresses do not count as another network', async () => {
  const taker = await begun()
  for (let indice = 0; indice < 10; indice += 1) await taker.answer(indice, {}, from(`203.0.113.7:${40_000 + indice}`))
  expect((await taker.questions()).filter(({ network_changed }) => network_changed)).toEqual([])
})

test('TST-05 a session stores its device as a hash that does not identify it', async () => {
  const { email } = await member(site)
  const logIn = async (device?: string) => {
    const body = { grant_type: 'password', username: email, password: testPassword, device } as const
    return (await site.call(issueTokenEndpoint, { body })).answer.device ?? ''
  }
  const device = await logIn()
  await logIn(device)
  await logIn()
  const rows = await site.platform.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('device_hash')
    .where('users.email', '=', email)
    .where('device_hash', 'is not', null)
    .orderBy('sessions.id')
    .execute()
  const [first, same, other] = rows.map(({ device_hash }) => device_hash)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect([same === first, other === first, device.includes(first!)]).toEqual([true, false, false])
})

test('TST-05 TIM-01 the server’s clock decides whether an answer came too fast', async () => {
  const taker = await begun()
  // One minute of reading time, so that a slow machine does not fail the test.
  await site.platform.db
    .updateTable('question_snapshots')
    .set({ text: 'palabra '.repeat(600) })
    .execute()
  await taker.answer(0, { time: '0:10:00' })
  site.passSeconds(90)
  await taker.answer(1, { time: '0:00:00' })
  expect((await taker.questions()).map(({ too_fast }) => too_fast).slice(0, 2)).toEqual([true, false])
})
