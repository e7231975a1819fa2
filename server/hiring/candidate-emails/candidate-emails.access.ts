import {
  listStageTemplatesEndpoint,
  sendApplicantEmailEndpoint,
  sendStageEmailEndpoint,
} from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { previewTemplateEndpoint, sendTestOfTemplateEndpoint } from '#domain/hiring/candidate-emails/preview.contract.ts'
import * as choice from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { createCard, makeVacancy } from '../../testing/records.ts'
import { aTemplate } from '../../testing/templates.ts'
import { stopSuggestionsUrl } from './views/stop-link.ts'

export const access: readonly AccessRow[] = [
  [previewSuggestionsEndpoint, changeRequired, suggestion],
  [sendSuggestionsEndpoint, changeRequired, suggestion],
  [sendStageEmailEndpoint, changeRequired, notification],
  [choice.stopSuggestionsEndpoint, everyone, async (app) => ({ params: await aStopToken(app) })],
  [choice.getSuggestionChoiceByLinkEndpoint, everyone, async (app) => ({ params: await aStopToken(app) })],
  [choice.resumeSuggestionsEndpoint, everyone, async (app) => ({ params: await aStopToken(app) })],
  [choice.getSuggestionChoiceEndpoint, loggedIn],
  [choice.changeSuggestionChoiceEndpoint, loggedIn, async () => ({ body: { wanted: true } })],
  [sendApplicantEmailEndpoint, changeRequired, notification],
  [listStageTemplatesEndpoint, viewRequired, async () => ({ body: { stage: 'apply', language: 'es' } })],
  [previewTemplateEndpoint, viewRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
  [sendTestOfTemplateEndpoint, changeRequired, async (app) => ({ params: { id: (await aTemplate(app)).uuid } })],
]

async function suggestion(app: TestApp) {
  const { candidate } = await createCard(app)
  const { uuid } = await makeVacancy(app.platform)
  return { body: { uuid_jobs: uuid, uuid_users: [candidate.uuid] } }
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

async function aStopToken(app: TestApp) {
  const { uuid } = await app.person()
  const { pathname } = new URL(stopSuggestionsUrl(app.platform, uuid, 'es'))
  return { token: pathname.split('/').at(-1) ?? '' }
}
