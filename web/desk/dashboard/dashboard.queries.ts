import { useQuery } from '@tanstack/react-query'
import {
  dismissEmailEndpoint,
  type FailedEmail,
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
  type WaitOfPeople,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useMine } from '../../platform/session/use-mine.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The number of records of each module (ADM-01). */
export function useCounts() {
  const { language } = useLanguage()
  return useRecord(getCountsEndpoint, { language })
}

/** The number of waiting tasks of each kind (ADM-01). */
export function useWaiting() {
  const [mine] = useMine()
  return useQuery({
    queryKey: queryKey(getWaitingEndpoint, { mine }),
    queryFn: async ({ signal }) => (await call(getWaitingEndpoint, { query: { mine }, signal })).data,
    gcTime: 0,
  })
}

/** The vacancies that the person works on, with their cards per stage (ADM-01). */
export function useVacanciesAtWork() {
  const [mine] = useMine()
  return useRecord(getVacanciesAtWorkEndpoint, {}, { mine })
}

/** The interviews of today and tomorrow (ADM-01). */
export function useInterviewsAhead() {
  const [mine] = useMine()
  return useRecord(getInterviewsAheadEndpoint, {}, { mine })
}

/** Which first steps of a new site are done (ADM-01). */
export const useSetup = () => useRecord(getSetupEndpoint, {})

export function useFailedEmails() {
  const [mine] = useMine()
  return useList(listFailedEmailsEndpoint, { sort: '-queued_at', filter: { mine: mine ? '1' : '' } })
}

export function useWaitingPeople(kind: WaitOfPeople) {
  const [mine] = useMine()
  return useList(listWaitingPeopleEndpoint, { sort: 'notified_at', filter: { waiting: kind, mine: mine ? '1' : '' } })
}

/** Since when no e-mail leaves, and how many wait. */
export function useOutboxState() {
  const [mine] = useMine()
  return useRecord(getOutboxStateEndpoint, {}, { mine })
}

/** Sends failed e-mails again, or dismisses one. */
export function useFailedEmailChanges() {
  const [mine] = useMine()
  const send = useChanges(listFailedEmailsEndpoint, getWaitingEndpoint, getOutboxStateEndpoint)
  return {
    /** Sends all of them again; a call takes a bounded number. Returns how many were queued again, and how many wait. */
    async retryAll() {
      for (let again = 0; ; ) {
        const { success_message, data } = await send(sendAllAgainEndpoint, { query: { mine } })
        again += data.again
        if (data.left === 0 || data.again === 0) return { success_message, again, waiting: data.waiting - again }
      }
    },
    retry: ({ uuid }: FailedEmail) => send(retryEmailEndpoint, { params: { id: uuid } }),
    dismiss: ({ uuid }: FailedEmail) => send(dismissEmailEndpoint, { params: { id: uuid } }),
  }
}
