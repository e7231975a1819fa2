import type { Stage } from '#domain/kernel/stages.ts'

/** The button that opens the menu of a card. */
export const menuButtonOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-does="menu"]`)

/** Focuses the menu button of a card after the card has moved or a dialog about it has closed. */
export function focusCard(id: string): void {
  requestAnimationFrame(() => menuButtonOf(id)?.focus())
}

/** Focuses the bar with the actions for selected cards. */
export function focusSelection(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${selectionElementId} button`)?.focus())
}

export const selectionElementId = 'selection'

/** Focuses the element of a column that is in the tab order, after a card has left the column. */
export function focusColumn(stage: Stage): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${columnElementId(stage)} [tabindex="0"]`)?.focus())
}

export function columnElementId(stage: Stage): string {
  return `stage-${stage}`
}

/** The id of the sentence that explains the arrow keys. */
export const keysHintId = 'board-keys'
