import { beforeAll } from 'vitest'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { replyAddress } from '../platform/mail/reply-address.ts'
import type { Platform } from '../platform/platform.ts'
import { sharedTestApp } from './app.ts'
import { startImapServer } from './imap-server.ts'
import { makeApplication, makeVacancy } from './records.ts'

/** The test app of a file as a site that reads answers to its e-mails, with an IMAP server of its own. */
export function sharedReplyMailbox() {
  const address = 'postulaciones@agencia.test'
  const site = sharedTestApp({ IMAP_URL: 'imap://testuser:testpass@127.0.0.1/INBOX', REPLY_ADDRESS: address })
  let imap: Awaited<ReturnType<typeof startImapServer>>
  beforeAll(async () => {
    imap = await startImapServer()
    return () => imap.stop()
  })
  const staffToken = async () => (await site.person({ role: 'administrator' })).token
  return {
    address,
    site,
    /** The IMAP server, once the tests run. */
    imap: () => imap,
    /** The platform of the site, over a mailbox at this address. */
    over: (imapUrl = imap.url): Platform => ({
      ...site.platform,
      config: { ...site.platform.config, replies: { address, imapUrl } },
    }),
    /** The answers on the timeline of a card. */
    async answersOf({ uuid }: { uuid: string }) {
      const { timeline } = (await site.call(getCardEndpoint, { token: await staffToken(), params: { id: uuid } })).answer.data
      return timeline.filter(({ reply }) => reply)
    },
    /** The mark of a person's address. */
    async markOf({ uuid }: { uuid: string }) {
      return (await site.call(getUnreachedEndpoint, { token: await staffToken(), params: { id: uuid } })).answer.data
    },
    /** An e-mail about an application that has been sent. */
    outgoing: (application_id: number, { id: user_id, email }: { id: number; email: string }) =>
      site.platform.db
        .insertInto('outgoing_emails')
        .values({
          ...{ kind: 'stage', application_id, user_id, stage: 'makeTest', language: 'es', to_name: 'Ana', to_address: email },
          ...{ subject: 'x', html: 'x', plain: 'x', status: 'sent', queued_at: new Date() },
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow(),
    /** A card of a new person, with the address to which they answer. */
    async aCard() {
      const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
      const card = await makeApplication(site.platform, vacancy.id, person.id, 'makeTest')
      return { vacancy, card, person, to: replyAddress(site.platform, { kind: 'application', id: card.id }) ?? '' }
    },
  }
}
