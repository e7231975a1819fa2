import { listStageTemplates, sendApplicantNotification, sendNotification } from '#domain/notifications/notifications.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { aCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [sendNotification, whoMayChange, notification],
  [sendApplicantNotification, whoMayChange, notification],
  [listStageTemplates, whoMayView, async () => ({ body: { stage: 'apply', language: 'es' } })],
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
