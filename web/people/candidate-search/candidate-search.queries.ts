import { useQuery } from '@tanstack/react-query'
import type { SourceView } from '#domain/hiring/applications/source.contract.ts'
import { keyOfSource, partsOfKey, type SourceKind, sourceKinds } from '#domain/hiring/applications/source.rules.ts'
import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { CandidateFilter } from '#domain/people/candidate-search/candidate-search.contract.ts'
import {
  findCandidateClientsEndpoint,
  findCandidateSourcesEndpoint,
  findCandidatesEndpoint,
  findCandidateTagsEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import {
  deleteSavedSearchEndpoint,
  listSavedSearchesEndpoint,
  openSavedSearchEndpoint,
  type SavedQuery,
  type SavedSearch,
  type SavedSearchForm,
  saveSearchEndpoint,
  updateSavedSearchEndpoint,
} from '#domain/people/candidate-search/saved-searches.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { type OptionSearch, useFoundOptions } from '../../platform/forms/use-found-options.ts'
import { useList } from '../../platform/tables/use-list.ts'

export type FilterTexts = Record<keyof CandidateFilter, string>

/** Candidates who match words and filters, a page at a time (CVS-03). */
export const useCandidates = (filter: FilterTexts) => useList(findCandidatesEndpoint, { sort: 'relevance', filter })

/**
 * The sources that match the typed text, and the one that is chosen already. `labelOf` names them, which the server cannot: it gives sources
 * without a name for every text.
 */
export function useSourceChoices(chosen: string, labelOf: (source: SourceView) => string) {
  const optionOfSource = (source: SourceView) => ({ value: keyOfSource(source), label: labelOf(source) })
  const ask = async (query: OptionSearch, signal: AbortSignal) => {
    if ('chosen' in query) {
      const { kind, name = '' } = partsOfKey(query.chosen)
      return sourceKinds.some((one) => one === kind) ? [optionOfSource({ kind: kind as SourceKind, name })] : []
    }
    const { data } = await call(findCandidateSourcesEndpoint, { query, signal })
    const isFitting = (label: string) => withoutAccents(label).includes(withoutAccents(query.q))
    return data
      .map((source) => ({ ...source, ...optionOfSource(source) }))
      .filter(({ name, label }) => name !== '' || isFitting(label))
  }
  return useFoundOptions('sources of the search', ask, chosen)
}

/** The e-mails that would suggest a vacancy, and the people who would get none. */
export const useSuggestionPreview = (job: string, people: readonly string[]) =>
  useQuery({
    queryKey: queryKey(previewSuggestionsEndpoint, job, people),
    queryFn: async ({ signal }) =>
      (await call(previewSuggestionsEndpoint, { body: { uuid_jobs: job, uuid_users: [...people] }, signal })).data,
    enabled: job !== '',
    gcTime: 0,
  })

/** Suggests a vacancy to people, each by an e-mail of their own. */
export const sendSuggestions = (job: string, people: readonly string[]) =>
  call(sendSuggestionsEndpoint, { body: { uuid_jobs: job, uuid_users: [...people] } })

/** The searches that the person sees, with how many people are new in each (POO-02). */
export const useSavedSearches = () =>
  useQuery({
    queryKey: queryKey(listSavedSearchesEndpoint),
    queryFn: ({ signal }) => call(listSavedSearchesEndpoint, { signal }),
  })

export function useSavedSearchChanges() {
  const send = useChanges(listSavedSearchesEndpoint)
  return {
    add: (form: SavedSearchForm, query: SavedQuery) => send(saveSearchEndpoint, { body: { ...form, query } }),
    save: ({ uuid: id, version }: SavedSearch, form: SavedSearchForm) =>
      send(updateSavedSearchEndpoint, { params: { id }, body: { ...form, version } }),
    /** Saves another query over that of a search, which keeps its name and its role. */
    replace: ({ uuid: id, name, role, version }: SavedSearch, query: SavedQuery) =>
      send(updateSavedSearchEndpoint, { params: { id }, body: { name, role: role?.uuid ?? null, query, version } }),
    remove: ({ uuid: id }: SavedSearch) => send(deleteSavedSearchEndpoint, { params: { id } }),
    open: ({ uuid: id }: SavedSearch) => send(openSavedSearchEndpoint, { params: { id } }),
  }
}

const ask = {
  clients: (query: OptionSearch, signal: AbortSignal) => call(findCandidateClientsEndpoint, { query, signal }),
  tags: (query: OptionSearch, signal: AbortSignal) => call(findCandidateTagsEndpoint, { query, signal }),
}

/** Clients or tags that match the typed text, and the one that is chosen already. */
export const useCandidateChoices = (kind: keyof typeof ask, chosen: string) =>
  useFoundOptions(
    `${kind} of the search`,
    async (query, signal) => (await ask[kind](query, signal)).data.map(({ uuid, name }) => ({ value: uuid, label: name })),
    chosen,
  )
