import { Suspense } from 'react'
import { CompareLink } from '../../../../platform/ui/compare-link.tsx'
import type { BoardDetail } from '../../board.queries.ts'
import type { BoardSteps } from '../../columns/hooks/use-board-steps.ts'
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
  steps: BoardSteps
}

/** The bar about the selected cards, and the dialogs that move them, write to their candidates, put them at a step, and present these to a client. */
export function SelectedCards({ board, detail, selection, undo, changes, steps }: Props) {
  const { Many, Present, StepChoice } = useBoardTools()
  const columns = board.query.data ?? []
  const people = chosenIn(columns, selection.ids)
  const [stage, ...otherStages] = new Set(people.map((one) => one.stage))
  const column = columns.find(({ name_board, steps: own }) => name_board === stage && own.length > 0 && otherStages.length === 0)

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
        onStep={columns.some((column) => column.steps.length > 0) ? () => selection.open('step') : undefined}
        onClear={selection.clear}
      >
        <CompareLink vacancy={detail.uuid} people={people.map(({ card }) => card.user.uuid)} />
      </SelectionBar>
      {selection.dialog === 'present' && (
        <Suspense fallback={null}>
          <Present
            people={people.map(({ card }) => ({ id: card.uuid_element, name: nameOf(card) }))}
            vacancy={detail}
            onClose={(done) => onClose(done ? [] : people.map(({ card }) => card.uuid_element))}
          />
        </Suspense>
      )}
      {selection.dialog === 'step' && (
        <Suspense fallback={null}>
          <StepChoice
            count={people.length}
            column={column && { stage: column.name_board, steps: column.steps }}
            onChoose={async (step) => {
              const ids = people.map(({ card }) => card.uuid_element)
              if (column) await steps.put(ids, { stage: column.name_board, step: step?.uuid ?? null })
              onClose([])
            }}
            onClose={() => onClose(people.map(({ card }) => card.uuid_element))}
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
