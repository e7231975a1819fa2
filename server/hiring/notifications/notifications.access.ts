import {
  listStageTemplates,
  sendApplicantNotification,
  sendNotification,
} from '#domain/hiring/notifications/notifications.contract.ts'
import { previewTemplate, sendTestOfTemplate } from '#domain/hiring/notifications/preview.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'
import { aTemplate } from '../../testing/templates.ts'

export const access: readonly AccessRow[] = [
  [sendNotification, changeRequired, notification],
  [sendApplicantNotification, changeRequired, notification],
  [listStageTemplates, viewRequired, async () => ({ body: { stage: 'apply', language: 'es' } })],
  [previewTemplate, viewRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
  [sendTestOfTemplate, changeRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
]

async function notification(app: TestApp) {
  const { card } = await createCard(app)
  return {
    body: {
      lang: 'es',
      stage: 'apply',
      vacant_id: card.uuid,
      template: { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' },
    },
  }
}
