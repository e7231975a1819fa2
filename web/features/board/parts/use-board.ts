import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { BoardCard, BoardColumn, getBoard, getBoardDetail, searchBoard } from '#domain/board/board.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { request } from '../../../platform/client/request.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { withKnownCards } from './board-state.ts'

interface PageQuery {
  stage?: Stage
  after?: string
}

/** Which board, and what its cards call somebody whose account is deleted (decision 54). */
interface Board {
  readonly job: string
  readonly search: string
  readonly nobody: string
}

async function readPages({ job, search, nobody }: Board, query: PageQuery, signal?: AbortSignal): Promise<BoardColumn[]> {
  const more = signal ? { query, signal } : { query }
  const answer = search
    ? await request<typeof searchBoard>('GET', '/api/board/postulates/:job/:second', { params: { job, second: search }, ...more })
    : await request<typeof getBoard>('GET', '/api/board/postulates/:job', { params: { job }, ...more })
  const named = (card: BoardCard) => (card.user.deleted ? { ...card, user: { ...card.user, name: nobody } } : card)
  return answer.data.map((column) => ({ ...column, elements: column.elements.map(named) }))
}

/** The column with its next page at its end. */
async function withNextPage(board: Board, column: BoardColumn, signal?: AbortSignal): Promise<BoardColumn> {
  if (column.next === null) return column
  const [page] = await readPages(board, { stage: column.name_board, after: column.next }, signal)
  if (!page) return column
  const known = new Set(column.elements.map((card) => card.uuid_element))
  return { ...page, elements: [...column.elements, ...page.elements.filter((card) => !known.has(card.uuid_element))] }
}

/** The board of a vacancy. Reading it again keeps as many cards in sight as were loaded. */
export function useBoard(job: string, search: string) {
  const queries = useQueryClient()
  const nobody = useText()('board.deleted_candidate')
  const key = ['board', job, search]
  const query = useQuery({
    queryKey: key,
    // The live channel says when to read again; a reading of its own could come in the middle of a drag.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: (before, after) => withKnownCards(before as BoardColumn[] | undefined, after as BoardColumn[]),
    queryFn: async ({ signal }) => {
      const board = { job, search, nobody }
      const loaded = new Map(
        queries.getQueryData<BoardColumn[]>(key)?.map((column) => [column.name_board, column.elements.length]),
      )
      const columns = await readPages(board, {}, signal)
      return Promise.all(
        columns.map(async (first) => {
          const wanted = Math.max(loaded.get(first.name_board) ?? 0, limits.boardColumnPage) - 1
          let column = first
          while (column.next !== null && column.elements.length < wanted) column = await withNextPage(board, column, signal)
          return column
        }),
      )
    },
  })
  const cutOff = useRef(false)
  const read = useCallback(() => queries.getQueryData<BoardColumn[]>(['board', job, search]) ?? [], [queries, job, search])
  /** Cuts a reading off; undefined where none is under way. */
  const interrupt = useCallback((): Promise<void> | undefined => {
    const reading = { queryKey: ['board', job, search], exact: true }
    if (queries.isFetching(reading) === 0) return undefined
    cutOff.current = true
    return queries.cancelQueries(reading)
  }, [queries, job, search])
  const change = useCallback(
    async (next: (columns: BoardColumn[]) => BoardColumn[]) => {
      // Without a wait where there is nothing to wait for: what a person did shows in the next frame (P16).
      const cut = interrupt()
      if (cut) await cut
      queries.setQueryData<BoardColumn[]>(['board', job, search], (columns) => columns && next(columns))
    },
    [queries, job, search, interrupt],
  )
  const readAgain = useCallback(async () => {
    cutOff.current = false
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['board', job] }),
      queries.invalidateQueries({ queryKey: ['board-detail', job] }),
    ])
  }, [queries, job])
  const loadMore = useCallback(
    async (stage: Stage) => {
      const column = read().find((one) => one.name_board === stage)
      if (!column) return
      const longer = await withNextPage({ job, search, nobody }, column)
      await change((columns) => columns.map((one) => (one.name_board === stage ? longer : one)))
    },
    [job, search, read, change, nobody],
  )
  /** Whether a change or an interruption cut a reading off that is still owed. */
  const owesReading = useCallback(() => cutOff.current, [])
  return { query, read, change, interrupt, owesReading, readAgain, loadMore }
}

/** The vacancy over its board: name, openings, new candidates, age. */
export function useBoardDetail(job: string) {
  return useQuery({
    queryKey: ['board-detail', job],
    queryFn: async ({ signal }) =>
      (await request<typeof getBoardDetail>('GET', '/api/board/detail/:id', { params: { id: job }, signal })).data,
  })
}
