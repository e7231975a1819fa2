import { expect, test } from 'vitest'
import { withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { callOffTimeEndpoint, endOfferEndpoint } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { offered } from '../../testing/interview-times.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ WORKER: '0', TRUST_PROXY: '127.0.0.1' })

test.each(['guessed', `11111111-2222-4333-8444-555555555555.${'a'.repeat(43)}`])(
  'SLO-01 a link that is guessed opens nothing: %s',
  async (token) => {
    const { open, pick } = await offered(site)
    expect(await open(token)).toBeNull()
    expect((await pick('2099-01-01T10:00:00Z', token)).refusal.error_message).toBe('interview_times.error.over')
  },
)

test('SLO-01 whoever guesses links waits', async () => {
  const headers = ownNetwork()
  const guess = (at: number) => site.call(callOffTimeEndpoint, { body: { token: `guess${at}`, reason: '' }, headers })
  for (let at = 0; at < 30; at += 1) expect((await guess(at)).status).toBe(410)
  expect((await guess(30)).status).toBe(429)
})

type Offered = Awaited<ReturnType<typeof offered>>
const moveTo =
  (stage: string) =>
  async ({ recruiter, card }: Offered) => {
    const body = { uuid_element: card.uuid, name_board: stage, before: null }
    await site.call(moveCardEndpoint, { token: recruiter.token, body: body as never })
  }

test.each<[string, (made: Offered) => Promise<unknown>]>([
  ['staff end it', ({ recruiter, card }) => site.call(endOfferEndpoint, { token: recruiter.token, params: { id: card.uuid } })],
  ['staff offer other times', ({ offer }) => offer({ minutes: 30 })],
  [
    'the candidate withdraws',
    ({ person, card }) => site.call(withdrawApplicationEndpoint, { token: person.token, params: { uuid: card.uuid } }),
  ],
  ['the candidate is refused', moveTo('reject')],
  [
    'the account is closed',
    ({ person }) =>
      site.platform.db.updateTable('users').set({ deleted_at: site.platform.now() }).where('id', '=', person.id).execute(),
  ],
  ['its last day is over', async () => site.passSeconds(6 * 24 * 3600)],
])('SLO-01 the link opens nothing once %s', async (_about, end) => {
  const made = await offered(site)
  const [time = ''] = (await made.open())?.times ?? []
  await end(made)
  expect(await made.open()).toBeNull()
  expect((await made.pick(time)).status).toBe(410)
})

test('SLO-01 a withdrawn application and a cancelled interview free the time of a colleague', async () => {
  const interviewer = await site.person({ role: 'administrator' })
  const [one, other] = [await offered(site, { interviewer }), await offered(site, { interviewer })]
  const times = (await one.open())?.times ?? []
  await one.pick(times[0] ?? '')
  await other.pick(times[1] ?? '')
  const third = await offered(site, { interviewer })
  expect((await third.open())?.times).toEqual(times.slice(2))
  await site.call(withdrawApplicationEndpoint, { token: one.person.token, params: { uuid: one.card.uuid } })
  const { token } = interviewer
  await site.call(cancelInterviewEndpoint, { token, params: { id: other.card.uuid } })
  expect((await third.open())?.times).toEqual(times)
  // Staff cancelled it by other means, so that its link is over too.
  expect(await other.open()).toBeNull()
})
