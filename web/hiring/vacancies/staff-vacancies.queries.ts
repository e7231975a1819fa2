import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { selectSkills } from '#domain/assessment/skills/skills.contract.ts'
import type { selectClients } from '#domain/hiring/clients/clients.contract.ts'
import type { selectCurrencies } from '#domain/hiring/currencies/currencies.contract.ts'
import type {
  addVacancy,
  deleteVacancy,
  getEditableVacancy,
  listVacancies,
  StaffVacancy,
  updateVacancy,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { request } from '../../platform/client/request.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useList } from '../../platform/tables/use-list.ts'

const listPath = '/api/jobs/list/:param'
const staffVacanciesKey = [listPath]
const editableKey = (uuid: string) => ['editable vacancy', uuid]

/** The staff's list, a page at a time (JOB-01). */
export const useStaffVacancies = (language: Language) =>
  useList<typeof listVacancies, StaffVacancy>(listPath, { sort: '-created_at', params: { param: language } })

/** A vacancy with every field of its form. */
export function useEditableVacancy(uuid: string) {
  return useQuery({
    queryKey: editableKey(uuid),
    queryFn: async ({ signal }) =>
      (await request<typeof getEditableVacancy>('GET', '/api/jobs/edit/:id', { params: { id: uuid }, signal })).data,
  })
}

/** What the form offers to choose from: active clients, currencies, skills. */
export function useVacancyChoices() {
  const { language } = useLanguage()
  return useQuery({
    // Not by language: a form must not begin anew with a switch.
    queryKey: ['vacancy choices'],
    // A client or currency added a moment ago must be among them.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [clients, currencies, skills] = await Promise.all([
        request<typeof selectClients>('GET', '/api/clients/select', { signal }),
        request<typeof selectCurrencies>('GET', '/api/currencies/select', { signal }),
        request<typeof selectSkills>('GET', '/api/skills/:language/:offer', { params: { language, offer: 'all' }, signal }),
      ])
      return { clients: clients.data, currencies: currencies.data, skills: skills.data }
    },
  })
}

export type VacancyChoices = NonNullable<ReturnType<typeof useVacancyChoices>['data']>

/** Adds, saves and deletes; afterwards every list and the vacancy itself are read again. */
export function useVacancyChanges() {
  const queries = useQueryClient()
  const reread = (uuid: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: staffVacanciesKey }),
      queries.invalidateQueries({ queryKey: editableKey(uuid) }),
    ])
  return {
    add: async (fields: BodyInput<typeof addVacancy>) => {
      const answer = await request<typeof addVacancy>('POST', '/api/jobs/save', { body: fields })
      void reread(answer.data.uuid)
      return answer
    },
    save: async (uuid: string, fields: BodyInput<typeof updateVacancy>) => {
      const answer = await request<typeof updateVacancy>('PUT', '/api/jobs/update/:id', { params: { id: uuid }, body: fields })
      void reread(uuid)
      return answer
    },
    remove: async (uuid: string) => {
      const answer = await request<typeof deleteVacancy>('DELETE', '/api/jobs/delete/:id', { params: { id: uuid } })
      // The page that asked still shows it: whoever opens it again is told that it is gone.
      void queries.invalidateQueries({ queryKey: editableKey(uuid), refetchType: 'none' })
      void queries.invalidateQueries({ queryKey: staffVacanciesKey })
      return answer
    },
    /** Forgets the vacancy as it was read, and reads it anew. */
    reload: (uuid: string) => queries.resetQueries({ queryKey: editableKey(uuid) }),
  }
}
