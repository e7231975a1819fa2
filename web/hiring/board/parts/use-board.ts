import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type {
  BoardCard,
  BoardColumn,
  getBoardDetailEndpoint,
  getBoardEndpoint,
  searchBoardEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { request } from '../../../platform/client/request.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { type BoardPage, pageBehind, withKnownCards, withPage } from './board-state.ts'

/** Which board to read, and the placeholder name for deleted accounts (SPEC-54). */
interface Board {
  readonly job: string
  readonly search: string
  readonly nobody: string
}

async function readPages(
  { job, search, nobody }: Board,
  query: BoardPage | undefined,
  signal?: AbortSignal,
): Promise<BoardColumn[]> {
  const more = { ...(query && { query }), ...(signal && { signal }) }
  const answer = search
    ? await request<typeof searchBoardEndpoint>('GET', '/api/board/postulates/:job/:second', {
        params: { job, second: search },
        ...more,
      })
    : await request<typeof getBoardEndpoint>('GET', '/api/board/postulates/:job', { params: { job }, ...more })
  const named = (card: BoardCard) => (card.user.deleted ? { ...card, user: { ...card.user, name: nobody } } : card)
  return answer.data.map((column) => ({ ...column, elements: column.elements.map(named) }))
}

/** The next page of a column that should have `wanted` cards; undefined at its end. */
async function readNextPage(wanted: number, board: Board, column: BoardColumn, signal?: AbortSignal) {
  const behind = pageBehind(column, wanted)
  if (!behind) return undefined
  const [page] = await readPages(board, behind, signal)
  return page
}

/** The column with further pages, until it has `wanted` cards or ends. */
async function readUpTo(wanted: number, board: Board, first: BoardColumn, signal: AbortSignal): Promise<BoardColumn> {
  let column = first
  while (column.elements.length < wanted) {
    const page = await readNextPage(wanted, board, column, signal)
    if (!page) break
    column = withPage([column], page)[0] ?? column
  }
  return column
}

/** The board of a vacancy. A reload keeps as many cards of each column as were loaded. */
export function useBoard(job: string, search: string) {
  const queries = useQueryClient()
  const nobody = useText()('board.deleted_candidate')
  const key = ['board', job, search]
  const query = useQuery({
    queryKey: key,
    // The live channel triggers reloads. A reload on focus could come in the middle of a drag.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: (before, after) => withKnownCards(before as BoardColumn[] | undefined, after as BoardColumn[]),
    queryFn: async ({ signal }) => {
      const board = { job, search, nobody }
      const loaded = new Map(
        queries.getQueryData<BoardColumn[]>(key)?.map((column) => [column.name_board, column.elements.length]),
      )
      const columns = await readPages(board, undefined, signal)
      return Promise.all(columns.map((first) => readUpTo((loaded.get(first.name_board) ?? 0) - 1, board, first, signal)))
    },
  })
  const interrupted = useRef(false)
  const read = useCallback(() => queries.getQueryData<BoardColumn[]>(['board', job, search]) ?? [], [queries, job, search])
  /** Cancels the read in progress, if there is one. */
  const interrupt = useCallback((): Promise<void> | undefined => {
    const reading = { queryKey: ['board', job, search], exact: true }
    if (queries.isFetching(reading) === 0) return undefined
    interrupted.current = true
    return queries.cancelQueries(reading)
  }, [queries, job, search])
  const change = useCallback(
    async (next: (columns: BoardColumn[]) => BoardColumn[]) => {
      // Awaits only when a read was cancelled, so that a person's change shows in the next frame (P16).
      const cut = interrupt()
      if (cut) await cut
      queries.setQueryData<BoardColumn[]>(['board', job, search], (columns) => columns && next(columns))
    },
    [queries, job, search, interrupt],
  )
  /** Reloads the counts in the head. */
  const recount = useCallback(() => queries.invalidateQueries({ queryKey: ['board-detail', job] }), [queries, job])
  const reload = useCallback(async () => {
    interrupted.current = false
    await Promise.all([queries.invalidateQueries({ queryKey: ['board', job] }), recount()])
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

/** The vacancy in the head of the board: name, openings, new candidates, age. */
export function useBoardDetail(job: string) {
  return useQuery({
    queryKey: ['board-detail', job],
    queryFn: async ({ signal }) =>
      (await request<typeof getBoardDetailEndpoint>('GET', '/api/board/detail/:id', { params: { id: job }, signal })).data,
  })
}
