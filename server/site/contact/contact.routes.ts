import { refuse } from '#domain/kernel/refusals.ts'
import {
  listContactMessagesEndpoint,
  markContactMessageReadEndpoint,
  sendContactMessageEndpoint,
} from '#domain/site/contact/contact.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContactMessage, readContactMessages } from './contact.reads.ts'
import { presentMessage } from './contact.views.ts'
import { leaveMessage, markRead } from './contact.writes.ts'

export const contactRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(sendContactMessageEndpoint, async ({ body }) => {
      await leaveMessage(platform, body)
      return { success_message: 'contactus.success' }
    }),

    route(listContactMessagesEndpoint, async ({ query }) => answerPage(await readContactMessages(db, query), presentMessage)),

    route(markContactMessageReadEndpoint, async ({ params, viewer }) => {
      const message = await readContactMessage(db, params.id)
      if (!message) return refuse('errors.not_found')
      return answerChange('contactus.marked_read', await markRead(platform, viewer, message), presentMessage)
    }),
  ]
}
