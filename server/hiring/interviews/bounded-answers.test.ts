import { expect, test } from 'vitest'
import { answerInterviewEndpoint, answerInvitationEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { invited } from '../../testing/interviews.ts'

const site = sharedTestApp()

test('ADR-0010: an answer may be changed twenty times a day; the refusal says when again', async () => {
  const { token, candidate, card } = await invited(site)
  const answer = (note: string) => site.call(answerInvitationEndpoint, { body: { token, answer: 'other_time', note } })
  const notes = Array.from({ length: limits.interviewAnswersPerDay }, (_, index) => `A las ${index}`)
  const statuses: number[] = []
  for (const note of notes) statuses.push((await answer(note)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const own = { token: candidate.token, params: { uuid: card.uuid }, body: { answer: 'confirmed', sequence: 0 } } as const
  for (const refused of [await answer('Otra'), await site.call(answerInterviewEndpoint, own)]) {
    expect([refused.status, refused.refusal.error_message]).toEqual([429, 'interviews.error.often'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  }
  expect((await answer(notes.at(-1)!)).status, 'the same answer once more').toBe(200)
})
