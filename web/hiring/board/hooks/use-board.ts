import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { boardKeys, readBoard, readNextPage } from '../board.queries.ts'
import { withKnownCards, withPage } from '../parts/board-state.ts'

export type Board = ReturnType<typeof useBoard>

/** The board of a vacancy. A reload keeps as many cards of each column as were loaded. */
export function useBoard(job: string, search: string) {
  const queries = useQueryClient()
  const nobody = useText()('board.deleted_candidate')
  const read = useCallback(() => queries.getQueryData<BoardColumn[]>(boardKeys.one(job, search)) ?? [], [queries, job, search])
  const query = useQuery({
    queryKey: boardKeys.one(job, search),
    // While a search runs, the cards before it stay. They are not those of `read`, so that nothing is done to them.
    placeholderData: keepPreviousData,
    // The live channel triggers reloads. A reload on focus could come in the middle of a drag.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: (before, after) => withKnownCards(before as BoardColumn[] | undefined, after as BoardColumn[]),
    queryFn: ({ signal }) => readBoard({ job, search, nobody }, read(), signal),
  })
  const interrupted = useRef(false)
  /** Cancels the read in progress, if there is one. */
  const interrupt = useCallback((): Promise<void> | undefined => {
    const reading = { queryKey: boardKeys.one(job, search), exact: true }
    if (queries.isFetching(reading) === 0) return undefined
    interrupted.current = true
    return queries.cancelQueries(reading)
  }, [queries, job, search])
  const change = useCallback(
    async (next: (columns: BoardColumn[]) => BoardColumn[]) => {
      // Awaits only when a read was cancelled, so that a person's change shows in the next frame (P16).
      const cut = interrupt()
      if (cut) await cut
      queries.setQueryData<BoardColumn[]>(boardKeys.one(job, search), (columns) => columns && next(columns))
    },
    [queries, job, search, interrupt],
  )
  /** Reloads the counts in the head. */
  const recount = useCallback(() => queries.invalidateQueries({ queryKey: boardKeys.detail(job) }), [queries, job])
  const reload = useCallback(async () => {
    interrupted.current = false
    await Promise.all([queries.invalidateQueries({ queryKey: boardKeys.all(job) }), recount()])
  }, [queries, job, recount])
  const loadMore = useCallback(
    async (stage: Stage) => {
      const column = read().find((one) => one.name_board === stage)
      if (!column) return
      // Doubles the loaded cards, so that long scrolling needs few requests.
      const page = await readNextPage(2 * column.elements.length, { job, search, nobody }, column)
      if (page) await change((columns) => withPage(columns, page))
    },
    [job, search, read, change, nobody],
  )
  /** Whether a change or an interruption has cancelled a read that has to be repeated. */
  const isReloadPending = useCallback(() => interrupted.current, [])
  return { query, read, change, interrupt, isReloadPending, reload, recount, loadMore }
}
