import { listContactMessages, markContactMessageRead, sendContactMessage } from '#domain/contact/contact.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContactMessage, readContactMessages } from './contact.reads.ts'
import { presentMessage } from './contact.views.ts'
import { leaveMessage, markRead } from './contact.writes.ts'

export const contactRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(sendContactMessage, async ({ body }) => {
      await leaveMessage(platform, body)
      return { success_message: 'contactus.success' }
    }),

    route(listContactMessages, async ({ query }) => {
      const { rows, ...counts } = await readContactMessages(db, query)
      return { data: rows.map(presentMessage), ...counts }
    }),

    route(markContactMessageRead, async ({ params, viewer }) => {
      const message = await readContactMessage(db, params.id)
      if (!message) return refuse('errors.not_found')
      await markRead(platform, viewer, message.id)
      const marked = await readContactMessage(db, params.id)
      return marked ? { success_message: 'contactus.marked_read', data: presentMessage(marked) } : refuse('errors.not_found')
    }),
  ]
}
