import { useQuery } from '@tanstack/react-query'
import {
  addVacancyDraftEndpoint,
  type DraftForm,
  deleteVacancyDraftEndpoint,
  getVacancyDraftEndpoint,
  listVacancyDraftsEndpoint,
  updateVacancyDraftEndpoint,
  type VacancyDraft,
} from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

export const useVacancyDrafts = () =>
  useQuery({
    queryKey: queryKey(listVacancyDraftsEndpoint),
    queryFn: async ({ signal }) => (await call(listVacancyDraftsEndpoint, { signal })).data,
  })

/** A draft as it was when its page opened: a later read would reset what is being typed. */
export const useVacancyDraft = (id: string) =>
  useQuery({
    queryKey: queryKey(getVacancyDraftEndpoint, id),
    queryFn: async ({ signal }) => (await call(getVacancyDraftEndpoint, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function useDraftChanges() {
  const send = useChanges(listVacancyDraftsEndpoint, getVacancyDraftEndpoint)
  return {
    /** Keeps what is typed as a new draft, or as the state of this one. */
    keep: (form: DraftForm, draft: VacancyDraft | undefined) =>
      draft
        ? send(updateVacancyDraftEndpoint, { params: { id: draft.uuid }, body: { ...form, version: draft.version } })
        : send(addVacancyDraftEndpoint, { body: form }),
    remove: ({ uuid: id }: VacancyDraft) => send(deleteVacancyDraftEndpoint, { params: { id } }),
  }
}
