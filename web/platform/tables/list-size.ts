import { limits } from '#domain/kernel/limits.ts'
import type { ListView } from './list-view.ts'

/** A search or filter leaves rows out. */
export const isNarrowed = ({ state, isFiltered = false }: ListView<unknown>): boolean => state.q !== '' || isFiltered

/** Nobody has added a row so far. */
export const isEmptyList = (list: ListView<unknown>): boolean => list.status === 'ready' && list.total === 0 && !isNarrowed(list)

/** Search, export and pages are for lists that one does not see at a glance (LIST-01). What narrows a list stays, to be taken back. */
export const hasTools = (list: ListView<unknown>): boolean => isNarrowed(list) || list.total >= limits.listToolsFrom
