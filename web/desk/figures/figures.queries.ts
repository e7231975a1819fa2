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
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
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

/** Figures are read again each time the page is opened. While other ones are read, the former stay on the page. */
const asFigures = {
  refetchInterval: ({ state }: { state: { data: { updating: boolean } | undefined } }) =>
    state.data?.updating ? updatingMs : (false as const),
  placeholderData: keepPreviousData,
  gcTime: 0,
}

/** The figures of the filters. */
export function useFigures(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getFiguresEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getFiguresEndpoint, { query, signal })).data,
    ...asFigures,
  })
}

/** Placements and fees of the filters (PLC-01). */
export function useFees(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getFeesEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getFeesEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** What became of the people presented to clients. */
export function useClientFigures(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getClientFiguresEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getClientFiguresEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** The answers to questions of vacancies. */
export function useQuestionFigures(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getQuestionFiguresEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getQuestionFiguresEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Interview scorecards of the filters by stage (SCO-02). */
export function useScorecardFigures(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getScorecardFiguresEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getScorecardFiguresEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** The report on selection of the filters. */
export function useSelection(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getSelectionEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getSelectionEndpoint, { query, signal })).data,
    ...asFigures,
  })
}

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
