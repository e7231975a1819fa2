import {
  listStageTemplatesEndpoint,
  sendApplicantNotificationEndpoint,
  sendNotificationEndpoint,
} from '#domain/hiring/notifications/notifications.contract.ts'
import { previewTemplateEndpoint, sendTestOfTemplateEndpoint } from '#domain/hiring/notifications/preview.contract.ts'
import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/notifications/suggestions.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'
import { aTemplate } from '../../testing/templates.ts'

export const access: readonly AccessRow[] = [
  [previewSuggestionsEndpoint, changeRequired, suggestion],
  [sendSuggestionsEndpoint, changeRequired, suggestion],
  [sendNotificationEndpoint, changeRequired, notification],
  [sendApplicantNotificationEndpoint, changeRequired, notification],
  [listStageTemplatesEndpoint, viewRequired, async () => ({ body: { stage: 'apply', language: 'es' } })],
  [previewTemplateEndpoint, viewRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
  [sendTestOfTemplateEndpoint, changeRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
]

async function suggestion(app: TestApp) {
  const { vacancy, candidate } = await createCard(app)
  return { body: { uuid_jobs: vacancy.uuid, uuid_users: [candidate.uuid] } }
}

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
