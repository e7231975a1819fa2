import { type Stage, stages } from '../../kernel/stages.ts'

/** The stages that a card may be moved to, by its own stage. */
type Moves = Readonly<Record<Stage, readonly Stage[]>>

/**
 * The allowed moves (BRD-03): today every stage leads to every other one. Server and browser both read this table, so removing a
 * stage here refuses the move, hides it in the menu and takes the drop target away. Undo ignores the table. Tests that take such a way,
 * moves.rules.test.ts and notified-stage.test.ts, then need another one; all others ask this table.
 */
const allowedMoves: Moves = {
  apply: ['makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject'],
  makeTest: ['apply', 'firstInterview', 'secondInterview', 'approved', 'reject'],
  firstInterview: ['apply', 'makeTest', 'secondInterview', 'approved', 'reject'],
  secondInterview: ['apply', 'makeTest', 'firstInterview', 'approved', 'reject'],
  approved: ['apply', 'makeTest', 'firstInterview', 'secondInterview', 'reject'],
  reject: ['apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved'],
}

/** The stages, in order, that cards at all these stages may be in after one move. A card may stay where it is. */
export function stagesOpenTo(from: readonly Stage[], moves: Moves = allowedMoves): Stage[] {
  return stages.filter((to) => from.every((stage) => stage === to || moves[stage].includes(to)))
}

/** A drop target: a column, and the cards right below and above the drop position. The dragged card counts as one of them. */
interface DropTarget<Id> {
  readonly stage: Stage
  readonly before: Id | null
  readonly after: Id | null
}

/**
 * What a drop does (BRD-03). In another column it moves the card, unless the table forbids it. At another place of the same column
 * it reorders the card. At the card's own place, or outside every column (`target` null), it does nothing.
 */
export function dropOf<Id extends string | number>(
  card: { readonly id: Id; readonly stage: Stage },
  target: DropTarget<Id> | null,
  moves: Moves = allowedMoves,
): 'move' | 'forbidden' | 'reorder' | 'nothing' {
  if (!target) return 'nothing'
  if (target.stage !== card.stage) return moves[card.stage].includes(target.stage) ? 'move' : 'forbidden'
  return target.before === card.id || target.after === card.id ? 'nothing' : 'reorder'
}
