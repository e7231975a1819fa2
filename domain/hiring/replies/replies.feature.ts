import { type Feature, textsOf } from '../../kernel/feature.ts'
import { clientScreens } from '../clients/clients.screens.ts'
import { replyScreens } from './replies.screens.ts'
import type { es } from './replies.staff.es.ts'

export const repliesFeature = {
  texts: textsOf<typeof es>(),
  screens: [replyScreens],
  audited: {
    application: ['answered', 'reply_settled'],
    client: ['contact_written'],
    user: ['answered', 'mail_resumed', 'reply_settled'],
  },
  updates: {
    reply: { place: 3, delivery: 'at_once' },
    client_wrote: { place: 13, delivery: 'at_once', screen: clientScreens.clients },
  },
  mails: {
    answer: 'together',
    client_message: 'uncounted',
  },
} as const satisfies Feature
