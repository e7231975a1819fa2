import {
  dismissEmailEndpoint,
  getCountsEndpoint,
  getInterviewsAheadEndpoint,
  getOutboxStateEndpoint,
  getSetupEndpoint,
  getVacanciesAtWorkEndpoint,
  getWaitingEndpoint,
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  retryEmailEndpoint,
  sendAllAgainEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import { createFailedEmail } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getCountsEndpoint, viewRequired, async () => ({ params: { language: 'es' } })],
  [getWaitingEndpoint, viewRequired],
  [getSetupEndpoint, viewRequired],
  [getVacanciesAtWorkEndpoint, viewRequired],
  [getInterviewsAheadEndpoint, viewRequired],
  [listFailedEmailsEndpoint, viewRequired],
  [getOutboxStateEndpoint, viewRequired],
  [sendAllAgainEndpoint, changeRequired],
  [retryEmailEndpoint, changeRequired, async ({ platform }) => ({ params: { id: (await createFailedEmail(platform)).uuid } })],
  [dismissEmailEndpoint, changeRequired, async ({ platform }) => ({ params: { id: (await createFailedEmail(platform)).uuid } })],
  [listWaitingPeopleEndpoint, viewRequired],
]
