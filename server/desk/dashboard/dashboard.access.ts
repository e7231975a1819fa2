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
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import { aFailedEmail } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getCounts, whoMayView, async () => ({ params: { language: 'es' } })],
  [getWaiting, whoMayView],
  [getSetup, whoMayView],
  [getVacanciesAtWork, whoMayView],
  [listFailedEmails, whoMayView],
  [retryEmail, whoMayChange, async ({ platform }) => ({ params: { id: (await aFailedEmail(platform)).uuid } })],
  [dismissEmail, whoMayChange, async ({ platform }) => ({ params: { id: (await aFailedEmail(platform)).uuid } })],
  [listWaitingPeople, whoMayView],
]
