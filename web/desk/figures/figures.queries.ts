import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getClientFiguresEndpoint, getQuestionFiguresEndpoint } from '#domain/desk/figures/clients.contract.ts'
import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import { getFeesEndpoint } from '#domain/desk/figures/fees.contract.ts'
import {
  exportFiguresEndpoint,
  getFiguresEndpoint,
  listFigureChoicesEndpoint,
  listFigurePeopleEndpoint,
} from '#domain/desk/figures/figures.contract.ts'
import { getScorecardFiguresEndpoint } from '#domain/desk/figures/scorecards.contract.ts'
import { exportOutcomesEndpoint, exportSelectionEndpoint, getSelectionEndpoint } from '#domain/desk/figures/selection.contract.ts'
import { getWaitingFiguresEndpoint } from '#domain/desk/figures/waiting.contract.ts'
import type { BodyInput, Endpoint } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import type { Address } from '../../platform/client/endpoint-input.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import type { DataOf } from '../../platform/client/use-record.ts'
import { useListFilter } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

const filterParts = ['from', 'to', 'vacancy', 'client', 'owner', 'brought'] as const
export type FigureFilter = Record<(typeof filterParts)[number], string>

/** The filters of the figures, in the address. */
export const useFigureFilter = () => useListFilter(filterParts)

/** The filters that are set: an endpoint takes no empty ones. */
export const filtersSet = (filter: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** While changes are still being counted, figures are read again after this time. */
const updatingMs = 2000

/**
 * What an endpoint answers for the filters that are set. It is read again each time the page is opened. While other filters are read, the former
 * answer stays on the page.
 */
function useFilteredRecord<E extends Endpoint>(endpoint: E, filter: object) {
  const query = filtersSet(filter)
  const ask = call as unknown as (endpoint: Address, input: object) => Promise<{ data: DataOf<E> }>
  return useQuery({
    queryKey: queryKey(endpoint, {}, query),
    queryFn: async ({ signal }) => (await ask(endpoint, { query, signal })).data,
    refetchInterval: ({ state: { data } }) => (isUpdating(data) ? updatingMs : false),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

const isUpdating = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'updating' in data && data.updating === true

/** The figures of the filters. */
export const useFigures = (filter: FigureFilter) => useFilteredRecord(getFiguresEndpoint, filter)

/** Placements and fees of the filters (PLC-01). */
export const useFees = (filter: FigureFilter) => useFilteredRecord(getFeesEndpoint, filter)

/** What became of the people presented to clients. */
export const useClientFigures = (filter: FigureFilter) => useFilteredRecord(getClientFiguresEndpoint, filter)

/** The answers to questions of vacancies. */
export const useQuestionFigures = (filter: FigureFilter) => useFilteredRecord(getQuestionFiguresEndpoint, filter)

/** Interview scorecards of the filters by stage (SCO-02). */
export const useScorecardFigures = (filter: FigureFilter) => useFilteredRecord(getScorecardFiguresEndpoint, filter)

/** How long the people of the filters who are in process have been in their stage (PIC-01). */
export const useWaitingFigures = (filter: FigureFilter) => useFilteredRecord(getWaitingFiguresEndpoint, filter)

/** The report on selection of the filters. */
export const useSelection = (filter: FigureFilter) => useFilteredRecord(getSelectionEndpoint, filter)

/** The vacancies, clients and owners to filter by. */
export function useFigureChoices(client: string) {
  const query = filtersSet({ client })
  return useQuery({
    queryKey: queryKey(listFigureChoicesEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(listFigureChoicesEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The people behind a figure, whose kind, key and filters are in the address; without a figure, everybody who applied. */
export function useFigurePeople() {
  const { filter } = useListFilter(['figure', ...filterParts])
  const { figure: named, ...rest } = filter
  const figure = named || 'reached:apply'
  const list = useList(listFigurePeopleEndpoint, { sort: '-applied_at', filter: { figure, ...filtersSet(rest) } })
  return { figure, filter: rest, list }
}

/** A part of the figures as a file. */
export const exportFigures = (part: FigurePart, language: Language, filter: FigureFilter) =>
  callForFile(exportFiguresEndpoint, { query: { part, language, ...filtersSet(filter) } })

/** The report on selection as a file. */
export const exportSelection = (language: Language, filter: FigureFilter) =>
  callForFile(exportSelectionEndpoint, { query: { language, ...filtersSet(filter) } })

/** The outcome of each person of the report under an id (AUD-03). */
export const exportOutcomes = (language: Language, filter: FigureFilter, body: BodyInput<typeof exportOutcomesEndpoint>) =>
  callForFile(exportOutcomesEndpoint, { query: { language, ...filtersSet(filter) }, body })
