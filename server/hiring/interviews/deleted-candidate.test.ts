import { expect, test } from 'vitest'
import { removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { interview, invited } from '../../testing/interviews.ts'

const site = sharedTestApp()

test.each(['cancelled', 'off the board'] as const)(
  "SPEC-54: only the interviewer is notified when a deleted candidate's interview is %s",
  async (how) => {
    const { candidate, recruiter, card, mails, toInterviewer } = await invited(site)
    const { token } = recruiter
    const body = { uuid: candidate.uuid, reason: 'Dos cuentas' }
    expect((await site.call(deleteUserEndpoint, { token, body })).status).toBe(200)
    const ended =
      how === 'cancelled'
        ? await site.call(cancelInterviewEndpoint, { token, params: { id: card.uuid } })
        : await site.call(removeCardEndpoint, { token, params: { id: card.uuid } })
    expect(ended.status, ended.text).toBe(200)
    expect((await mails()).filter(({ kind }) => kind === 'interview_cancelled')).toEqual([])
    const cancellation = (await toInterviewer()).at(-1)
    expect(cancellation).toMatchObject({ to_address: interview.sender, calendar: expect.stringContaining('METHOD:CANCEL') })
  },
)

test('SPEC-54 MAIL-03 a restored candidate is notified of an interview that was cancelled meanwhile', async () => {
  const { candidate, recruiter, card, mails } = await invited(site)
  const { token } = recruiter
  await site.call(deleteUserEndpoint, { token, body: { uuid: candidate.uuid, reason: 'Dos cuentas' } })
  await site.call(cancelInterviewEndpoint, { token, params: { id: card.uuid } })
  const administrator = await site.person({ role: 'administrator' })
  const restored = await site.call(restoreUserEndpoint, { token: administrator.token, body: { uuid: candidate.uuid } })
  expect(restored.status, restored.text).toBe(200)
  expect((await mails()).filter(({ kind }) => kind === 'interview_cancelled')).toMatchObject([
    { to_address: candidate.email, calendar: expect.stringContaining('METHOD:CANCEL') },
  ])
})
