import type { Stage } from '#domain/kernel/stages.ts'

/** Gives a card the focus back after it has moved or a dialog about it closed. */
export function focusCard(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-move]`)?.focus())
}

/** Gives the focus to a column whose card has gone. */
export function focusColumn(stage: Stage): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${columnElementId(stage)} [tabindex]`)?.focus())
}

export function columnElementId(stage: Stage): string {
  return `stage-${stage}`
}
