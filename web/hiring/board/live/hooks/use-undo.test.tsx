import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { board, card } from '../../../../testing/board-data.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { useBoardMoves } from '../../columns/hooks/use-board-moves.ts'
import { useCardChanges } from '../../dialogs/hooks/use-card-changes.ts'
import type { Board } from '../../hooks/use-board.ts'
import { useUndo } from './use-undo.ts'

afterEach(() => vi.restoreAllMocks())

const nothing = async () => {}
const columns = board(['b', 'a'], { at: 'approved' })
const shown = { read: () => columns, change: nothing, reload: nothing, recount: nothing } as unknown as Board

/** The offer to undo a move of the card `a`, and changes of cards after it. */
function Offer({ id }: { id: string }) {
  const undo = useUndo(shown)
  const changes = useCardChanges(shown, undo)
  const moves = useBoardMoves(shown, { announce: () => {}, onNewStage: () => {}, onReordered: undo.forgetIfOf })
  return (
    <>
      <button type="button" onClick={() => undo.make({ cards: [{ id: 'a', version: 1 }], name: 'Ana', to: 'approved' })}>
        move
      </button>
      <button type="button" onClick={() => changes.showHired(card(id), 'Y')}>
        hire
      </button>
      <button type="button" onClick={() => void changes.remove(card(id))}>
        remove
      </button>
      <button type="button" onClick={() => void moves.move(id, { stage: 'approved', before: null })}>
        reorder
      </button>
      <output>{undo.offer ? 'offered' : 'over'}</output>
    </>
  )
}

test.each([
  ['hire', 'a', 'over'],
  ['remove', 'a', 'over'],
  ['reorder', 'a', 'over'],
  ['hire', 'b', 'offered'],
] as const)('SPEC-46 SPEC-87 after a %s of the card %s the undo of the move of a is %s', async (change, id, outcome) => {
  const data = { uuid_element: id, version: 2, notice: 'not_notified' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success_message: 'board.moved', data }))
  await renderPart(<Offer id={id} />)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('move')
  await expect.element(page.getByText('offered')).toBeVisible()
  await press(change)
  await expect.element(page.getByText(outcome)).toBeVisible()
})
