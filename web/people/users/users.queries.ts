import { useQueryClient } from '@tanstack/react-query'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { getBoardCardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { sendStageEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { listColleaguesEndpoint } from '#domain/hiring/members/members.contract.ts'
import { listPersonMessagesEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { makeConsentLinkEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { setOwnerEndpoint } from '#domain/people/users/owners.contract.ts'
import { getUserEndpoint, type UserProfile } from '#domain/people/users/user-profile.contract.ts'
import {
  deleteUserEndpoint,
  findSkillsEndpoint,
  findVacanciesEndpoint,
  listDeletedUsersEndpoint,
  listUsersEndpoint,
  listUsersWithSkillsEndpoint,
  ownPeople,
  restoreUserEndpoint,
  setContactEndpoint,
  setExtraTimeEndpoint,
} from '#domain/people/users/users.contract.ts'
import { useTestChanges } from '../../assessment/results/results.queries.ts'
import { useColleagues } from '../../hiring/members/members.queries.ts'
import { call } from '../../platform/client/call.ts'
import type { CallInput } from '../../platform/client/endpoint-input.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { optionOf } from '../../platform/forms/option-of.ts'
import { type OptionSearch, useFoundOptions } from '../../platform/forms/use-found-options.ts'
import { useText } from '../../platform/i18n/language.tsx'
import { useMine } from '../../platform/session/use-mine.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** People with an account who match the filter, a page at a time (USR-01). */
export const useUsers = (filter: Record<string, string>) => useList(listUsersEndpoint, { sort: '-created_at', filter })

/** Accounts that staff deleted and can still restore (SPEC-54). */
export const useDeletedUsers = () => useList(listDeletedUsersEndpoint, { sort: 'erase_at' })

/** People with their skills, for printing (USR-02). */
export const usePrintedUsers = (language: Language) =>
  useList(listUsersWithSkillsEndpoint, {
    sort: 'fullname',
    filter: { language },
  })

export const useUser = (uuid: string) => useRecord(getUserEndpoint, { uuid })

/** The changes that staff make to a person, and suggesting a vacancy (USR-04, USR-05). */
export function useUserChanges({ uuid, fullname, email, language }: UserProfile) {
  const send = useChanges(getUserEndpoint)
  const sendOfAccount = useChanges(getUserEndpoint, listColleaguesEndpoint)
  return {
    mark: (flags: Omit<BodyInput<typeof setFlagsEndpoint>, 'uuid'>) => send(setFlagsEndpoint, { body: { uuid, ...flags } }),
    undoHire: (uuid_element: string) => send(undoHireEndpoint, { body: { uuid_element } }),
    giveTime: (extra_time: BodyInput<typeof setExtraTimeEndpoint>['extra_time']) =>
      send(setExtraTimeEndpoint, { body: { uuid, extra_time } }),
    setContact: (no_contact: boolean, reason: string) => send(setContactEndpoint, { body: { uuid, no_contact, reason } }),
    remove: (reason: string) => sendOfAccount(deleteUserEndpoint, { body: { uuid, reason } }),
    restore: () => sendOfAccount(restoreUserEndpoint, { body: { uuid } }),
    suggest: (job: string) =>
      call(sendStageEmailEndpoint, {
        body: { lang: language, name: fullname, email, uuid: job },
      }),
  }
}

/** Sets the owner of people (MOV-03). */
export function useSetOwner() {
  const send = useChanges(getUserEndpoint)
  return (uuid_users: string[], owner: BodyInput<typeof setOwnerEndpoint>['owner']) =>
    send(setOwnerEndpoint, { body: { uuid_users, owner } })
}

/** Makes the link that staff hand over to a person who has not consented (INT-01). */
export const makeConsentLink = async (uuid: string) => (await call(makeConsentLinkEndpoint, { params: { uuid } })).data

/** Records the consent of a person (INT-09). */
export function useRecordConsent(uuid: string) {
  const send = useChanges(getUserEndpoint, getCardEndpoint, listPersonMessagesEndpoint)
  return (input: Pick<CallInput<typeof recordConsentEndpoint>, 'body' | 'files' | 'onProgress'>) =>
    send(recordConsentEndpoint, { params: { uuid }, ...input })
}

/** Adds people to a vacancy (INT-04). */
export function useAddToVacancy() {
  const send = useChanges(getUserEndpoint)
  return (uuid_jobs: string, uuid_users: string[]) => send(addToVacancyEndpoint, { body: { uuid_jobs, uuid_users } })
}

/** Resets and removes tests on a person's profile, and reads the profile again (USR-06). */
export const useHeldSkillChanges = () => useTestChanges(getUserEndpoint)

/** Reads a card as the form of an e-mail needs it. */
export const readBoardCard = async (id: string) => (await call(getBoardCardEndpoint, { params: { id } })).data
export type CardToWriteTo = Awaited<ReturnType<typeof readBoardCard>>

/** Reads the events of applications again after an e-mail. */
export function useReadCardsAgain() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: queryKey(getCardEndpoint) })
}

/** An application's events, for its person's profile. */
export const useApplicationCard = (id: string) => useRecord(getCardEndpoint, { id })

/** The caller and the colleagues, to filter people by their owner (MOV-03). */
export function useOwnerOptions() {
  const t = useText()
  const { data: colleagues = [] } = useColleagues()
  return [
    { value: ownPeople, label: t('users.owner_me') },
    ...colleagues.map(({ uuid, fullname }) => ({ value: uuid, label: fullname })),
  ]
}

const ask = {
  jobs: (query: OptionSearch, signal: AbortSignal) => call(findVacanciesEndpoint, { query, signal }),
  activeJobs: (query: OptionSearch, signal: AbortSignal) =>
    call(findVacanciesEndpoint, { query: { ...query, active: '1' }, signal }),
  skills: (query: OptionSearch, signal: AbortSignal) => call(findSkillsEndpoint, { query, signal }),
}

/**
 * Vacancies or skills that match the typed text, and the record that is chosen already. Beside a ScopeSwitch the vacancies are `scoped`:
 * mine or all (TEA-01).
 */
export function useChoices(kind: keyof typeof ask, chosen: string, scoped = false) {
  const mine = useMine()[0] && scoped
  const scope = (query: OptionSearch) => (mine && 'q' in query ? { ...query, mine } : query)
  const read = async (query: OptionSearch, signal: AbortSignal) => (await ask[kind](scope(query), signal)).data.map(optionOf)
  return useFoundOptions(`${kind}${mine ? ' of mine' : ''}`, read, chosen)
}
