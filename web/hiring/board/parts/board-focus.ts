import type { Stage } from '#domain/kernel/stages.ts'

/** Gives a card the focus back after it has moved or a dialog about it closed: to the button of its menu. */
export function focusCard(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-does="menu"]`)?.focus())
}

/** Gives the focus to what is done with the cards that are chosen. */
export function focusSelection(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${selectionElementId} button`)?.focus())
}

export const selectionElementId = 'selection'

/** Gives the focus to a column whose card has gone: to the one thing in it that the Tab key stops at. */
export function focusColumn(stage: Stage): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${columnElementId(stage)} [tabindex="0"]`)?.focus())
}

export function columnElementId(stage: Stage): string {
  return `stage-${stage}`
}

/** The sentence that says how the arrow keys lead through a column. */
export const keysHintId = 'board-keys'
