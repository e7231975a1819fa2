import {
  listStageTemplates,
  sendApplicantNotification,
  sendNotification,
} from '#domain/hiring/notifications/notifications.contract.ts'
import { previewTemplate, sendTestOfTemplate } from '#domain/hiring/notifications/preview.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aCard } from '../../testing/records.ts'
import { aTemplate } from '../../testing/templates.ts'

export const access: readonly AccessRow[] = [
  [sendNotification, whoMayChange, notification],
  [sendApplicantNotification, whoMayChange, notification],
  [listStageTemplates, whoMayView, async () => ({ body: { stage: 'apply', language: 'es' } })],
  [previewTemplate, whoMayView, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
  [sendTestOfTemplate, whoMayChange, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
]

async function notification(app: TestApp) {
  const { card } = await aCard(app)
  return {
    body: {
      lang: 'es',
      stage: 'apply',
      vacant_id: card.uuid,
      template: { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' },
    },
  }
}
