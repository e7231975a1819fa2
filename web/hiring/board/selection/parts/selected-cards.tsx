import { Suspense } from 'react'
import type { CardChanges } from '../../dialogs/hooks/use-card-changes.ts'
import type { Board } from '../../hooks/use-board.ts'
import type { Undo } from '../../live/hooks/use-undo.ts'
import { focusCard, focusSelection } from '../../parts/board-focus.ts'
import { findCard, withCardAt } from '../../parts/board-state.ts'
import { type ManyProps, useBoardTools } from '../../parts/board-tools.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { Selection } from '../hooks/use-selection.ts'
import { chosenIn } from './chosen-cards.ts'
import { SelectionBar } from './selection-bar.tsx'

interface Props {
  board: Board
  /** The vacancy's name. */
  job: string
  selection: Selection
  undo: Undo
  changes: CardChanges
}

/** The bar about the selected cards, and the dialog that moves them and writes to their candidates. */
export function SelectedCards({ board, job, selection, undo, changes }: Props) {
  const { Many } = useBoardTools()
  const people = chosenIn(board.query.data ?? [], selection.ids)

  const onMoved: ManyProps['onMoved'] = (id, stage, change) => {
    undo.forgetIfOf(id)
    return board.change((all) => {
      const found = findCard(all, id)
      return found ? withCardAt(all, { ...found.card, ...change }, { stage, before: null }) : all
    })
  }
  const onClose: ManyProps['onClose'] = (left, undoable = [], to) => {
    const [one, ...others] = undoable
    const found = one && findCard(board.read(), one.id)
    if (found && to) undo.make({ cards: [one, ...others], name: nameOf(found.card), to })
    selection.close(left)
    const [first] = people
    if (left.length > 0) focusSelection()
    else if (first) focusCard(first.card.uuid_element)
    void board.reload()
  }
  return (
    <>
      <SelectionBar count={people.length} onOpen={selection.open} onClear={selection.clear} />
      {selection.isOpen && (
        <Suspense fallback={null}>
          <Many
            {...{ people, job, onMoved, onClose }}
            find={(id) => findCard(board.read(), id)}
            reload={board.reload}
            onSent={changes.showSent}
          />
        </Suspense>
      )}
    </>
  )
}
