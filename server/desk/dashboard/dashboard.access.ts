import {
  dismissEmail,
  getCounts,
  getSetup,
  getVacanciesAtWork,
  getWaiting,
  listFailedEmails,
  listWaitingPeople,
  retryEmail,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import { createFailedEmail } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getCounts, viewRequired, async () => ({ params: { language: 'es' } })],
  [getWaiting, viewRequired],
  [getSetup, viewRequired],
  [getVacanciesAtWork, viewRequired],
  [listFailedEmails, viewRequired],
  [retryEmail, changeRequired, async ({ platform }) => ({ params: { id: (await createFailedEmail(platform)).uuid } })],
  [dismissEmail, changeRequired, async ({ platform }) => ({ params: { id: (await createFailedEmail(platform)).uuid } })],
  [listWaitingPeople, viewRequired],
]
