import { useQuery } from '@tanstack/react-query'
import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import {
  exportFiguresEndpoint,
  getFiguresEndpoint,
  listFigureChoicesEndpoint,
  listFigurePeopleEndpoint,
} from '#domain/desk/figures/figures.contract.ts'
import { exportSelectionEndpoint, getSelectionEndpoint } from '#domain/desk/figures/selection.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useListFilter } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

const filterParts = ['from', 'to', 'vacancy', 'client', 'owner'] as const
export type FigureFilter = Record<(typeof filterParts)[number], string>

/** The filters of the figures, in the address. */
export const useFigureFilter = () => useListFilter(filterParts)

/** The filters that are set: an endpoint takes no empty ones. */
export const filtersSet = (filter: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** While changes are still being counted, figures are read again after this time. */
const updatingMs = 2000

/** The figures of the filters. They are read again each time the page is opened. */
export function useFigures(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getFiguresEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getFiguresEndpoint, { query, signal })).data,
    refetchInterval: ({ state }) => (state.data?.updating ? updatingMs : false),
    // While other figures are read, the former ones stay on the page.
    placeholderData: (former) => former,
    gcTime: 0,
  })
}

/** The report on selection of the filters. It is read again each time the page is opened. */
export function useSelection(filter: FigureFilter) {
  const query = filtersSet(filter)
  return useQuery({
    queryKey: queryKey(getSelectionEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(getSelectionEndpoint, { query, signal })).data,
    refetchInterval: ({ state }) => (state.data?.updating ? updatingMs : false),
    placeholderData: (former) => former,
    gcTime: 0,
  })
}

/** The vacancies, clients and owners to filter by. */
export function useFigureChoices(client: string) {
  const query = filtersSet({ client })
  return useQuery({
    queryKey: queryKey(listFigureChoicesEndpoint, {}, query),
    queryFn: async ({ signal }) => (await call(listFigureChoicesEndpoint, { query, signal })).data,
    placeholderData: (former) => former,
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
