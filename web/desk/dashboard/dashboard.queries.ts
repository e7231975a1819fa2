import { useQuery } from '@tanstack/react-query'
import type {
  dismissEmailEndpoint,
  FailedEmail,
  getCountsEndpoint,
  getSetupEndpoint,
  getVacanciesAtWorkEndpoint,
  getWaitingEndpoint,
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  retryEmailEndpoint,
  WaitOfPeople,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useList } from '../../platform/tables/use-list.ts'

const emails = '/api/dashboard/failed-emails'
const waiting = '/api/dashboard/waiting'

/** The number of records of each module (ADM-01). */
export function useCounts() {
  const { language } = useLanguage()
  return useRecord<typeof getCountsEndpoint>('/api/board/counts/:language', { language })
}

/** The number of waiting tasks of each kind (ADM-01). */
export const useWaiting = () =>
  useQuery({
    queryKey: [waiting],
    queryFn: async ({ signal }) => (await request<typeof getWaitingEndpoint>('GET', waiting, { signal })).data,
    gcTime: 0,
  })

/** The vacancies that the person works on, with their cards per stage (ADM-01). */
export const useVacanciesAtWork = () => useRecord<typeof getVacanciesAtWorkEndpoint>('/api/dashboard/vacancies', {})

/** Which first steps of a new site are done (ADM-01). */
export const useSetup = () => useRecord<typeof getSetupEndpoint>('/api/dashboard/setup', {})

export const useFailedEmails = () => useList<typeof listFailedEmailsEndpoint>(emails, { sort: '-queued_at' })

export const useWaitingPeople = (kind: WaitOfPeople) =>
  useList<typeof listWaitingPeopleEndpoint>('/api/dashboard/people', { sort: 'told_at', filter: { waiting: kind } })

/** Sends a failed e-mail again, or dismisses it. */
export function useFailedEmailChanges() {
  const send = useChanges(emails, waiting)
  return {
    retry: ({ uuid }: FailedEmail) => send<typeof retryEmailEndpoint>('POST', `${emails}/:id/retry`, { params: { id: uuid } }),
    dismiss: ({ uuid }: FailedEmail) =>
      send<typeof dismissEmailEndpoint>('POST', `${emails}/:id/dismiss`, { params: { id: uuid } }),
  }
}
