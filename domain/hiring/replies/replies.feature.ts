import { type Feature, textsOf } from '../../kernel/feature.ts'
import { replyScreens } from './replies.screens.ts'
import type { es } from './replies.staff.es.ts'

export const repliesFeature = {
  texts: textsOf<typeof es>(),
  screens: [replyScreens],
  audited: {
    application: ['answered', 'reply_settled'],
    user: ['answered', 'mail_resumed', 'reply_settled'],
  },
  updates: {
    reply: { place: 3, delivery: 'at_once' },
  },
  mails: {
    answer: 'together',
  },
} as const satisfies Feature
