import { randomUUID } from 'node:crypto'
import * as clientMessages from '#domain/hiring/replies/client-messages.contract.ts'
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
/** A contact of a client with an address. */
async function aContact({ platform: { db } }: TestApp) {
  const name = randomUUID()
  const client = await db
    .insertInto('clients')
    .values({ name, location: 'Cali' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  const contact = await db
    .insertInto('client_contacts')
    .values({ client_id: client.id, name: 'Eva', email: `eva.${name}@example.com` })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: client.uuid, contact: contact.uuid }
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
  [clientMessages.listClientMessagesEndpoint, viewRequired, async (site) => ({ params: await aContact(site) })],
  [
    clientMessages.writeToContactEndpoint,
    changeRequired,
    async (site) => ({ params: await aContact(site), body: { subject: 'Perfiles', message: '<p>Hola</p>' } }),
  ],
  [correspondence.getSignatureEndpoint, staffOnly],
  [correspondence.changeSignatureEndpoint, staffOnly, async () => ({ body: { signature: 'Selección' } })],
]
