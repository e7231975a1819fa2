import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { clientMessageRoutes } from './client-messages.routes.ts'
import { correspondenceRoutes } from './correspondence.routes.ts'
import { startReadingReplies } from './mailbox.writes.ts'
import { answerMail } from './mails/answer.mail.ts'
import { clientMessageMail } from './mails/client-message.mail.ts'
import { repliesExports } from './replies.exports.ts'
import { replyRoutes } from './replies.routes.ts'

export const repliesFeature = {
  routes: [correspondenceRoutes, replyRoutes, clientMessageRoutes],
  mails: {
    answer: { mail: answerMail, sent: 'a colleague answers the reply of a person', to: 'the person' },
    'client-message': { mail: clientMessageMail, sent: 'a colleague writes to a contact of a client', to: 'the contact' },
  },
  updates: {
    client_wrote: {
      right: { module: 'clients', item: 'view' },
      name: sql`(
        select clients.name from client_replies join client_contacts on client_contacts.id = client_replies.contact_id
        join clients on clients.id = client_contacts.client_id where client_replies.id = notice.record_id
      )`,
    },
  },
  exports: repliesExports,
  tasks: [startReadingReplies],
} satisfies Feature
