import { replaceEqualDeep } from '@tanstack/react-query'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'

export interface Place {
  readonly stage: Stage
  /** The card that the moved one lands in front of; null is the end. */
  readonly before: string | null
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.stage === other?.stage && one?.before === other?.before
}

type WithinColumn = 'top' | 'bottom' | 'up' | 'down'

export function findCard(
  columns: readonly BoardColumn[],
  id: string,
): { card: BoardCard; stage: Stage; index: number } | undefined {
  for (const { name_board: stage, elements } of columns) {
    const index = elements.findIndex((card) => card.uuid_element === id)
    const card = elements[index]
    if (card) return { card, stage, index }
  }
  return undefined
}

/** The columns with one card at another place, counts included. A `before` that is not loaded means the end. */
export function withCardAt(columns: readonly BoardColumn[], card: BoardCard, { stage, before }: Place): BoardColumn[] {
  return withoutCard(columns, card.uuid_element).map((column) => {
    if (column.name_board !== stage) return column
    const found = before === null ? -1 : column.elements.findIndex((one) => one.uuid_element === before)
    const index = found < 0 ? column.elements.length : found
    const elements = [...column.elements.slice(0, index), card, ...column.elements.slice(index)]
    return { ...column, elements, total: column.total + 1, steps: countedAt(column.steps, card, 1) }
  })
}

export function withoutCard(columns: readonly BoardColumn[], id: string): BoardColumn[] {
  return columns.map((column) => {
    const card = column.elements.find((one) => one.uuid_element === id)
    if (!card) return column
    const elements = column.elements.filter((one) => one !== card)
    return { ...column, elements, total: column.total - 1, steps: countedAt(column.steps, card, -1) }
  })
}

/** The steps of a column with a card more or less at its step. */
const countedAt = (steps: BoardColumn['steps'], { step }: Pick<BoardCard, 'step'>, by: 1 | -1): BoardColumn['steps'] =>
  steps.map((one) => (one.uuid === step?.uuid ? { ...one, total: one.total + by } : one))

/** The columns with cards at a step, or with null at none, counts included (STP-01). */
export function withStep(columns: readonly BoardColumn[], ids: ReadonlySet<string>, step: BoardCard['step']): BoardColumn[] {
  return columns.map((column) => {
    const changed = column.elements.filter((card) => ids.has(card.uuid_element))
    if (changed.length === 0) return column
    const elements = column.elements.map((card) => (changed.includes(card) ? { ...card, step } : card))
    const left = changed.reduce((steps, card) => countedAt(steps, card, -1), column.steps)
    return { ...column, elements, steps: changed.reduce((steps) => countedAt(steps, { step }, 1), left) }
  })
}

/** The query for one page of a column. */
export interface BoardPage {
  readonly stage: Stage
  readonly after: string
  readonly size: number
}

/** The next page for a column that should have `wanted` cards, as far as one request goes; undefined at its end. */
export function pageBehind({ name_board: stage, elements, next }: BoardColumn, wanted: number): BoardPage | undefined {
  if (next === null) return undefined
  const size = Math.min(Math.max(wanted - elements.length, limits.boardColumnPage), limits.maximumPageSize)
  return { stage, after: next, size }
}

/** The columns with a page added to its column. A card that was moved during the read stays at its new place. */
export function withPage(columns: readonly BoardColumn[], page: BoardColumn): BoardColumn[] {
  const known = new Set(columns.flatMap(({ elements }) => elements.map((card) => card.uuid_element)))
  const added = page.elements.filter((card) => !known.has(card.uuid_element))
  return columns.map((column) =>
    column.name_board === page.name_board ? { ...column, elements: [...column.elements, ...added], next: page.next } : column,
  )
}

/** Whether a column has to be read beyond its loaded end: a card may have gone there, or few cards are left. */
export function needsReload(columns: readonly BoardColumn[], movedTo?: Stage): boolean {
  const few = limits.boardColumnPage / 2
  return columns.some(({ name_board, elements, next }) => next !== null && (name_board === movedTo || elements.length < few))
}

export function withCardChanged(columns: readonly BoardColumn[], id: string, change: Partial<BoardCard>): BoardColumn[] {
  return columns.map((column) => ({
    ...column,
    elements: column.elements.map((card) => (card.uuid_element === id ? { ...card, ...change } : card)),
  }))
}

/**
 * The columns after a change or a read. Equal cards and columns keep their identity, so that React does not render them again.
 * Cards are matched by id, because most changes shift their index.
 */
export function withKnownCards(
  before: readonly BoardColumn[] | undefined,
  after: readonly BoardColumn[],
): readonly BoardColumn[] {
  // A new list each time would render the board without end while a search runs: its cards of before are shared with themselves.
  if (before === after) return after
  const known = new Map(before?.flatMap(({ elements }) => elements).map((card) => [card.uuid_element, card]))
  return after.map((column) => {
    const elements = column.elements.map((card) => replaceEqualDeep(known.get(card.uuid_element), card) as BoardCard)
    const old = before?.find(({ name_board }) => name_board === column.name_board)
    const hasSameCards = old?.elements.length === elements.length && elements.every((card, at) => card === old.elements[at])
    const next = { ...column, elements }
    return hasSameCards ? replaceEqualDeep(old, next) : next
  })
}

/** The place of a card inside its column after a move; undefined when the card is there already. */
export function placeWithin(columns: readonly BoardColumn[], id: string, where: WithinColumn): Place | undefined {
  const found = findCard(columns, id)
  const column = columns.find(({ name_board }) => name_board === found?.stage)
  if (!found || !column) return undefined
  const { stage, index } = found
  const idAt = (at: number) => column.elements[at]?.uuid_element ?? null
  const isLast = index === column.elements.length - 1
  if (where === 'top') return index === 0 ? undefined : { stage, before: idAt(0) }
  if (where === 'up') return index === 0 ? undefined : { stage, before: idAt(index - 1) }
  if (isLast && column.next === null) return undefined
  return { stage, before: where === 'bottom' ? null : idAt(index + 2) }
}

/**
 * The place of a card that is already shown there, for the server. When the card behind it has left the column meanwhile, since its own move
 * was refused, the next one takes its part.
 */
export function placeNow(columns: readonly BoardColumn[], id: string, place: Place): Place {
  const { before, stage } = place
  if (before === null || findCard(columns, before)?.stage === stage) return place
  const column = columns.find(({ name_board }) => name_board === stage)
  const index = column?.elements.findIndex((card) => card.uuid_element === id) ?? -1
  return index < 0 ? place : { stage, before: column?.elements[index + 1]?.uuid_element ?? null }
}

/** A change of a card that was loaded before and still is. */
export interface CardChange {
  readonly card: BoardCard
  readonly stage: Stage
  readonly what: 'moved' | 'stepped' | 'notified' | 'answered'
}

/** The changes of a board between two reads: cards at another stage or step, e-mails sent or failed, interviews answered. */
export function changesBetween(before: readonly BoardColumn[], after: readonly BoardColumn[]): CardChange[] {
  return after.flatMap(({ name_board: stage, elements }) =>
    elements.flatMap((card): CardChange[] => {
      const known = findCard(before, card.uuid_element)
      if (!known) return []
      if (known.stage !== stage) return [{ card, stage, what: 'moved' }]
      if (known.card.step?.uuid !== card.step?.uuid) return [{ card, stage, what: 'stepped' }]
      const answer = card.interview?.answer
      if (answer && known.card.interview?.answer !== answer) return [{ card, stage, what: 'answered' }]
      const settled = card.notice !== 'not_notified' && card.notice !== 'queued'
      return settled && known.card.notice !== card.notice ? [{ card, stage, what: 'notified' }] : []
    }),
  )
}

/** The first stage with people to review, which is where the new ones are; the rejected have been decided (REV-01). */
export const stageToReview = (columns: readonly BoardColumn[]): BoardColumn | undefined =>
  columns.find(({ name_board, total }) => name_board !== rejectionStage && total > 0)

/** The first place of a column, where a card goes that is moved without the mouse. */
export function topOf(columns: readonly BoardColumn[], stage: Stage): Place {
  return { stage, before: columns.find(({ name_board }) => name_board === stage)?.elements[0]?.uuid_element ?? null }
}
