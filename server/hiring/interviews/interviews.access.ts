import {
  answerInterview,
  answerInvitation,
  cancelInterview,
  getInvitation,
} from '#domain/hiring/interviews/interviews.contract.ts'
import { type AccessRow, candidates, changeRequired, everyone } from '../../testing/access.ts'
import { invited } from '../../testing/interviews.ts'

export const access: readonly AccessRow[] = [
  [getInvitation, everyone, async (site) => ({ params: { token: (await invited(site)).token } })],
  [answerInvitation, everyone, async (site) => ({ body: { token: (await invited(site)).token, answer: 'confirmed' } })],
  [
    answerInterview,
    candidates,
    async (site, asking) => ({
      params: { uuid: (await invited(site, asking)).card.uuid },
      body: { answer: 'confirmed', sequence: 0 },
    }),
  ],
  [cancelInterview, changeRequired, async (site) => ({ params: { id: (await invited(site)).card.uuid } })],
]
