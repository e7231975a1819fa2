import type { Feature } from '../../platform/feature.ts'
import { correspondenceRoutes } from './correspondence.routes.ts'
import { startReadingReplies } from './mailbox.writes.ts'
import { answerMail } from './mails/answer.mail.ts'
import { repliesExports } from './replies.exports.ts'
import { replyRoutes } from './replies.routes.ts'

export const repliesFeature = {
  routes: [correspondenceRoutes, replyRoutes],
  mails: {
    answer: { mail: answerMail, sent: 'a colleague answers the reply of a person', to: 'the person' },
  },
  exports: repliesExports,
  tasks: [startReadingReplies],
} satisfies Feature
