import {
  answerInterviewEndpoint,
  answerInvitationEndpoint,
  cancelInterviewEndpoint,
  getInvitationEndpoint,
} from '#domain/hiring/interviews/interviews.contract.ts'
import { type AccessRow, candidates, changeRequired, everyone } from '../../testing/access.ts'
import { invited } from '../../testing/interviews.ts'

export const access: readonly AccessRow[] = [
  [getInvitationEndpoint, everyone, async (site) => ({ params: { token: (await invited(site)).token } })],
  [answerInvitationEndpoint, everyone, async (site) => ({ body: { token: (await invited(site)).token, answer: 'confirmed' } })],
  [
    answerInterviewEndpoint,
    candidates,
    async (site, asking) => ({
      params: { uuid: (await invited(site, asking)).card.uuid },
      body: { answer: 'confirmed', sequence: 0 },
    }),
  ],
  [cancelInterviewEndpoint, changeRequired, async (site) => ({ params: { id: (await invited(site)).card.uuid } })],
]
