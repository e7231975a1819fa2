import {
  answerInterviewEndpoint,
  answerInvitationEndpoint,
  cancelInterviewEndpoint,
  getInvitationEndpoint,
} from '#domain/hiring/interviews/interviews.contract.ts'
import { invitationStatusOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerByLink, answerOwn } from './answers.writes.ts'
import { type InvitationRow, readInvitation } from './interviews.reads.ts'
import { presentInterview } from './interviews.views.ts'
import { cancelInterviewsOfCard } from './interviews.writes.ts'
import { invitationOfToken } from './views/answer-link.ts'

const answerTo = (row: InvitationRow | Refusal) =>
  answerChange(isRefusal(row) ? '' : `interviews.success.${row.answer}`, row, presentInterview)

export const interviewRoutes = (platform: Platform) => [
  route(getInvitationEndpoint, async ({ params }) => {
    const invitation = invitationOfToken(platform.secretKey, params.token)
    const row = invitation && (await readInvitation(platform.db, invitation))
    if (!row) return refuse('interviews.error.link')
    const standing = invitationStatusOf(row, platform.now())
    if (standing === 'changed' || standing === 'over' || standing === 'cancelled') return refuse(`interviews.error.${standing}`)
    const { uuid, sequence } = row
    return { data: { ...presentInterview(row), uuid, sequence, name_job: row.job, language_job: row.job_language, standing } }
  }),

  route(answerInvitationEndpoint, async ({ body: { token, ...answer } }) =>
    answerTo(await answerByLink(platform, token, answer)),
  ),

  route(answerInterviewEndpoint, async ({ params, body, viewer }) =>
    answerTo(await answerOwn(platform, viewer, params.uuid, body)),
  ),

  route(cancelInterviewEndpoint, async ({ params, body, viewer, origin }) => {
    const card = await cancelInterviewsOfCard(platform, { actor: viewer, origin }, params.id, body.reason)
    return answerChange('interviews.cancelled', card, ({ uuid }) => ({ uuid_element: uuid }))
  }),
]
