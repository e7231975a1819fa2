import { isRefusal } from '#domain/kernel/refusals.ts'
import { listStageTemplates, sendApplicantNotification, sendNotification } from '#domain/notifications/notifications.contract.ts'
import { type Call, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readStageTemplates } from './notifications.reads.ts'
import { notifyApplicant } from './notifications.writes.ts'
import { presentTemplate } from './views/templates.ts'

export const notificationRoutes = (platform: Platform) => {
  const send = async ({ body, viewer }: Pick<Call<typeof sendNotification>, 'body' | 'viewer'>) => {
    const queued = await notifyApplicant(platform, viewer, body)
    return isRefusal(queued)
      ? queued
      : { success_message: 'notification.success', data: { uuid: queued.uuid, notice: 'queued' as const } }
  }
  return [
    route(sendNotification, send),
    route(sendApplicantNotification, send),

    route(listStageTemplates, async ({ body }) => {
      const rows = await readStageTemplates(platform.db, body.stage, body.language)
      return { data: rows.map(presentTemplate), total: rows.length }
    }),
  ]
}
