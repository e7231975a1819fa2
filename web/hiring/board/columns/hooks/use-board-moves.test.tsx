import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { board as boardOf } from '../../../../testing/board-data.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { Board } from '../../hooks/use-board.ts'
import { findCard, topOf } from '../../parts/board-state.ts'
import { useBoardMoves } from './use-board-moves.ts'

afterEach(() => vi.restoreAllMocks())

interface Sent {
  readonly uuid_element: string
  readonly before: string | null
}

/** A board that is changed as a person's board is, and read again never. */
function boardWith(ids: readonly string[]): Board {
  let columns: BoardColumn[] = boardOf(ids)
  const change: Board['change'] = async (next) => {
    columns = next(columns)
  }
  return { read: () => columns, change, reload: async () => {}, recount: async () => {} } as unknown as Board
}

/** Decides about the cards one after another without waiting, as a review does. */
function Decisions({ board, ids }: { board: Board; ids: readonly string[] }) {
  const { move, busy } = useBoardMoves(board, { announce: () => {}, onNewStage: () => {}, onReordered: () => {} })
  const decide = () => {
    for (const id of ids) void move(id, topOf(board.read(), 'makeTest'))
  }
  return (
    <button type="button" onClick={decide}>
      {busy ? 'moving' : 'decide'}
    </button>
  )
}

/** A server that refuses the cards in `refused`, and every move in front of a card that it has not moved. Returns what it was sent. */
function serverThatRefuses(...refused: readonly string[]): Sent[] {
  const sent: Sent[] = []
  const moved = new Set<string>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Sent
    sent.push(body)
    // The first answers come last.
    await new Promise((resolve) => setTimeout(resolve, 40 - 10 * sent.length))
    const isStale = refused.includes(body.uuid_element) || (body.before !== null && !moved.has(body.before))
    if (isStale) return Response.json({ code: 'errors.stale' }, { status: 409 })
    moved.add(body.uuid_element)
    return Response.json({ success_message: 'board.moved', data: { ...body, version: 2, notice: 'not_notified' } })
  })
  return sent
}

test('REV-01 quick decisions about several people are all kept, each in front of the one before', async () => {
  const board = boardWith(['a', 'b', 'c'])
  const sent = serverThatRefuses()
  await renderPart(<Decisions board={board} ids={['a', 'b', 'c']} />)
  await page.getByRole('button', { name: 'decide' }).click()
  await expect.poll(() => sent.map(({ before }) => before)).toEqual([null, 'a', 'b'])
  await expect.element(page.getByRole('button', { name: 'decide' })).toBeVisible()
  for (const id of ['a', 'b', 'c']) expect(findCard(board.read(), id)?.stage).toBe('makeTest')
})

test('REV-01 BRD-03 one refused decision is taken back alone: those after it are kept', async () => {
  const board = boardWith(['a', 'b', 'c'])
  const sent = serverThatRefuses('b')
  await renderPart(<Decisions board={board} ids={['a', 'b', 'c']} />)
  await page.getByRole('button', { name: 'decide' }).click()
  await expect.poll(() => sent.map(({ before }) => before)).toEqual([null, 'a', 'a'])
  await expect.element(page.getByRole('button', { name: 'decide' })).toBeVisible()
  expect(['a', 'b', 'c'].map((id) => findCard(board.read(), id)?.stage)).toEqual(['makeTest', 'apply', 'makeTest'])
})
