import { useQuery } from '@tanstack/react-query'
import {
  type BoardCard,
  type BoardColumn,
  getBoardDetailEndpoint,
  getBoardEndpoint,
  getCardEndpoint,
  moveCardEndpoint,
  removeCardEndpoint,
  searchBoardEndpoint,
  undoMoveEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import { hireEndpoint, undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { closeVacancyEndpoint, listVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { type BoardPage, type Place, pageBehind, withPage } from './parts/board-state.ts'

/** The vacancy in the head of a board. */
export type BoardDetail = AnswerOf<typeof getBoardDetailEndpoint>['data']
/** The details of a card. */
export type KnownCard = AnswerOf<typeof getCardEndpoint>['data']

/** Which board to read, and the placeholder name for deleted accounts (SPEC-54). */
interface Reading {
  readonly job: string
  readonly search: string
  readonly nobody: string
}

const detailKey = (job: string) => queryKey(getBoardDetailEndpoint, job)

/** The query keys of a board: all its searches, one of them, and the counts in its head. */
export const boardKeys = {
  all: (job: string) => queryKey(getBoardEndpoint, job),
  one: (job: string, search: string) => queryKey(getBoardEndpoint, job, search),
  detail: detailKey,
}

/** Closes the vacancy of a board (TEA-03). */
export function useCloseVacancy() {
  const send = useChanges(listVacanciesEndpoint, getBoardDetailEndpoint)
  return (uuid: string) => send(closeVacancyEndpoint, { params: { id: uuid } })
}

async function readPages({ job, search, nobody }: Reading, page?: BoardPage, signal?: AbortSignal): Promise<BoardColumn[]> {
  const more = { ...(page && { query: page }), ...(signal && { signal }) }
  const answer = search
    ? await call(searchBoardEndpoint, {
        params: { job, second: search },
        ...more,
      })
    : await call(getBoardEndpoint, { params: { job }, ...more })
  const named = (card: BoardCard) => (card.user.deleted ? { ...card, user: { ...card.user, name: nobody } } : card)
  return answer.data.map((column) => ({ ...column, elements: column.elements.map(named) }))
}

/** The next page of a column that should have `wanted` cards; undefined at its end. */
export async function readNextPage(wanted: number, board: Reading, column: BoardColumn, signal?: AbortSignal) {
  const behind = pageBehind(column, wanted)
  if (!behind) return undefined
  const [page] = await readPages(board, behind, signal)
  return page
}

/** The column with further pages, until it has `wanted` cards or ends. */
async function readUpTo(wanted: number, board: Reading, first: BoardColumn, signal: AbortSignal): Promise<BoardColumn> {
  let column = first
  while (column.elements.length < wanted) {
    const page = await readNextPage(wanted, board, column, signal)
    if (!page) break
    column = withPage([column], page)[0] ?? column
  }
  return column
}

/** The columns of a board, each with at least as many cards as in `loaded`, or all that it has. */
export async function readBoard(board: Reading, loaded: readonly BoardColumn[], signal: AbortSignal): Promise<BoardColumn[]> {
  const counts = new Map(loaded.map(({ name_board, elements }) => [name_board, elements.length]))
  const columns = await readPages(board, undefined, signal)
  return Promise.all(columns.map((first) => readUpTo((counts.get(first.name_board) ?? 0) - 1, board, first, signal)))
}

/** The vacancy in the head of the board: name, openings, new candidates, age. */
export function useBoardDetail(job: string) {
  return useQuery({
    queryKey: detailKey(job),
    queryFn: async ({ signal }) => (await call(getBoardDetailEndpoint, { params: { id: job }, signal })).data,
  })
}

/** The details of a card: CV, results, events. */
export function useCard({ uuid_element: id }: BoardCard) {
  return useRecord(getCardEndpoint, { id })
}

/** Moves a card that was read in this version. */
export async function moveCard({ uuid_element, version }: BoardCard, { stage, before }: Place) {
  const body = { uuid_element, name_board: stage, before, version }
  return (await call(moveCardEndpoint, { body })).data
}

/** Undoes the person's last move of a card. Returns the stage that the card is back in. */
export async function undoMove({ id, version }: { id: string; version: number }): Promise<Stage> {
  const body = { uuid_element: id, version }
  return (await call(undoMoveEndpoint, { body })).data.name_board
}

export async function removeCard({ uuid_element: id }: BoardCard): Promise<void> {
  await call(removeCardEndpoint, { params: { id } })
}

/** Cancels a candidate's interview; they read the reason. */
export async function cancelInterview({ uuid_element: id }: BoardCard, reason: string): Promise<void> {
  await call(cancelInterviewEndpoint, { params: { id }, body: { reason } })
}

/** Marks the candidate of a card as hired, and undoes the hire (SPEC-87). */
export function useHireChanges() {
  const send = useChanges(getCardEndpoint)
  return {
    hire: ({ uuid_element }: BoardCard) => send(hireEndpoint, { body: { uuid_element } }),
    undoHire: ({ uuid_element }: BoardCard) => send(undoHireEndpoint, { body: { uuid_element } }),
  }
}
