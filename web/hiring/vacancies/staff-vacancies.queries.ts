import { useQuery, useQueryClient } from '@tanstack/react-query'
import { selectSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import { selectClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { selectCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import {
  addVacancyEndpoint,
  deleteVacancyEndpoint,
  getEditableVacancyEndpoint,
  listVacanciesEndpoint,
  type StaffVacancy,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { listVacancyDraftsEndpoint } from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useList } from '../../platform/tables/use-list.ts'

const staffVacanciesKey = queryKey(listVacanciesEndpoint)
const editableKey = (uuid: string) => queryKey(getEditableVacancyEndpoint, uuid)

/** The staff list of vacancies, page by page (JOB-01). */
export const useStaffVacancies = (language: Language, filter: Record<string, string>) =>
  useList<typeof listVacanciesEndpoint, StaffVacancy>(listVacanciesEndpoint, {
    sort: '-created_at',
    params: { param: language },
    filter,
  })

/** The active clients by name, to filter by. */
export const useClientOptions = () =>
  useQuery({
    queryKey: queryKey(selectClientsEndpoint),
    queryFn: async ({ signal }) => (await call(selectClientsEndpoint, { signal })).data,
  })

/** A vacancy with all fields of its form. */
export function useEditableVacancy(uuid: string) {
  return useQuery({
    queryKey: editableKey(uuid),
    queryFn: async ({ signal }) => (await call(getEditableVacancyEndpoint, { params: { id: uuid }, signal })).data,
  })
}

/** The options of the form: active clients, currencies, skills. */
export function useVacancyChoices() {
  const { language } = useLanguage()
  return useQuery({
    // The key has no language, so that switching the language does not reset a form.
    queryKey: ['vacancy choices'],
    // Always stale, so that a client or currency that was just added is among them.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [clients, currencies, skills] = await Promise.all([
        call(selectClientsEndpoint, { signal }),
        call(selectCurrenciesEndpoint, { signal }),
        call(selectSkillsEndpoint, {
          params: { language, offer: 'all' },
          signal,
        }),
      ])
      return { clients: clients.data, currencies: currencies.data, skills: skills.data }
    },
  })
}

export type VacancyChoices = NonNullable<ReturnType<typeof useVacancyChoices>['data']>

/** Adds, saves and deletes a vacancy, and reloads the lists and the vacancy. */
export function useVacancyChanges() {
  const queries = useQueryClient()
  const invalidate = (uuid: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: staffVacanciesKey }),
      queries.invalidateQueries({ queryKey: editableKey(uuid) }),
    ])
  return {
    /** `copyOf` is the vacancy whose members and questions the new one gets, `draft` the draft that it ends. */
    add: async (
      fields: BodyInput<typeof addVacancyEndpoint>,
      { copyOf, draft }: { copyOf?: string; draft?: string | undefined },
    ) => {
      const copied = copyOf ? { members_of: copyOf, questions_of: copyOf, steps_of: copyOf } : {}
      const answer = await call(addVacancyEndpoint, { body: fields, query: { ...copied, ...(draft && { draft }) } })
      void invalidate(answer.data.uuid)
      if (draft) void queries.invalidateQueries({ queryKey: queryKey(listVacancyDraftsEndpoint) })
      return answer
    },
    save: async (uuid: string, fields: BodyInput<typeof updateVacancyEndpoint>) => {
      const answer = await call(updateVacancyEndpoint, {
        params: { id: uuid },
        body: fields,
      })
      void invalidate(uuid)
      return answer
    },
    remove: async (uuid: string) => {
      const answer = await call(deleteVacancyEndpoint, { params: { id: uuid } })
      // Not refetched, because the page that asked still shows it. Opening it again shows that it is gone.
      void queries.invalidateQueries({ queryKey: editableKey(uuid), refetchType: 'none' })
      void queries.invalidateQueries({ queryKey: staffVacanciesKey })
      return answer
    },
    /** Drops the loaded vacancy and reloads it. */
    reload: (uuid: string) => queries.resetQueries({ queryKey: editableKey(uuid) }),
  }
}

/** The applicants of a vacancy who match the filter, a page at a time (JOB-04). */
export const useApplicants = (vacancy: string, filter: Record<string, string>) =>
  useList(listApplicantsEndpoint, { sort: '-created_at', params: { id: vacancy }, filter })
