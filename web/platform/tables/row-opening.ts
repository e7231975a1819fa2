import type { MouseEvent } from 'react'

const controls = 'a, button, input, label, select, textarea, summary'

/**
 * Opens a row by a press anywhere on it: follows the link or button of its first cell, or else edits it. Presses on other controls, and
 * those that end a selection of text, do nothing more.
 */
export function openRow<Row>({ target }: MouseEvent, rows: readonly Row[], onEdit: ((row: Row) => void) | undefined): void {
  const element = target as Element
  const row = element.closest('tr')
  if (!row || element.closest(controls) || getSelection()?.isCollapsed === false) return
  const opener = row.querySelector<HTMLElement>('th[scope="row"] :is(a, button)')
  const edited = rows[row.sectionRowIndex]
  if (opener) opener.click()
  else if (edited !== undefined) onEdit?.(edited)
}
