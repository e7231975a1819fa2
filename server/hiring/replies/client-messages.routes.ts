import { listClientMessagesEndpoint, writeToContactEndpoint } from '#domain/hiring/replies/client-messages.contract.ts'
import { shownMessage } from '#domain/hiring/replies/correspondence.rules.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContact } from '../clients/client-page.reads.ts'
import { readClient } from '../clients/clients.reads.ts'
import { readClientMessages } from './client-messages.reads.ts'
import { writeToContact } from './client-messages.writes.ts'

/** The correspondence with the contacts of clients (CLT-01). */
export const clientMessageRoutes = (platform: Platform) => {
  const { db } = platform
  const contactOf = async ({ id, contact }: { id: string; contact: string }) => {
    const client = await readClient(db, id)
    return client && readContact(db, client.id, contact)
  }
  return [
    route(listClientMessagesEndpoint, async ({ params, viewer }) => {
      const contact = await contactOf(params)
      if (!contact) return refuse('errors.not_found')
      const rows = await readClientMessages(db, contact.id)
      const signed = (uuid: string) => signedFilePath(platform.secretKey, uuid, platform.now(), viewer)
      return answerPage({ rows, total: rows.length }, ({ mail, reply, at, ...row }) => ({
        ...{ ...row, at: at.toISOString() },
        ...shownMessage({ mail, reply }, signed),
      }))
    }),

    route(writeToContactEndpoint, async ({ params, body, viewer }) => {
      const contact = await contactOf(params)
      if (!contact) return refuse('errors.not_found')
      const written = await writeToContact(platform, viewer, contact, body)
      return isRefusal(written) ? written : { success_message: 'replies.sent', data: written }
    }),
  ]
}
