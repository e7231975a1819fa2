import { Suspense } from 'react'
import type { BoardDetail } from '../../board.queries.ts'
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
  detail: BoardDetail
  selection: Selection
  undo: Undo
  changes: CardChanges
}

/** The bar about the selected cards, and the dialogs that move them, write to their candidates, and present these to a client. */
export function SelectedCards({ board, detail, selection, undo, changes }: Props) {
  const { Many, Present } = useBoardTools()
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
      <SelectionBar
        count={people.length}
        onOpen={() => selection.open('many')}
        onPresent={() => selection.open('present')}
        onClear={selection.clear}
      />
      {selection.dialog === 'present' && (
        <Suspense fallback={null}>
          <Present
            people={people.map(({ card }) => ({ id: card.uuid_element, name: nameOf(card) }))}
            vacancy={detail}
            onClose={(done) => onClose(done ? [] : people.map(({ card }) => card.uuid_element))}
          />
        </Suspense>
      )}
      {selection.dialog === 'many' && (
        <Suspense fallback={null}>
          <Many
            {...{ people, onMoved, onClose }}
            job={detail.name_job}
            find={(id) => findCard(board.read(), id)}
            reload={board.reload}
            onSent={changes.showSent}
          />
        </Suspense>
      )}
    </>
  )
}
