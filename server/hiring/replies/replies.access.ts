import * as correspondence from '#domain/hiring/replies/correspondence.contract.ts'
import {
  clearUnreachedEndpoint,
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonMessagesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
import { type AccessRow, changeRequired, viewRequired, viewRequiredNotFound } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard, makeReply } from '../../testing/records.ts'

const aPerson = async (site: TestApp) => ({ id: (await site.person()).uuid })

async function aReply(site: TestApp) {
  const { card } = await createCard(site)
  return { id: (await makeReply(site.platform, { application: card.id })).uuid }
}
const staffOnly = [401, 403, 403, 200, 200, 401, 401] as const

export const access: readonly AccessRow[] = [
  // The site of the matrix reads no answers.
  [getReplyMailboxEndpoint, viewRequiredNotFound],
  [getUnreachedEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [listPersonMessagesEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [clearUnreachedEndpoint, changeRequired, async (site) => ({ params: await aPerson(site) })],
  [correspondence.answerReplyEndpoint, changeRequired, async (site) => ({ params: await aReply(site), body: { text: 'Hola' } })],
  [correspondence.settleReplyEndpoint, changeRequired, async (site) => ({ params: await aReply(site) })],
  [correspondence.listUnansweredEndpoint, viewRequired],
  [correspondence.getSignatureEndpoint, staffOnly],
  [correspondence.changeSignatureEndpoint, staffOnly, async () => ({ body: { signature: 'Selección' } })],
]
