import type { MouseEvent } from 'react'

const controls = 'a, button, input, label, select, textarea, summary'

interface Openers<Row> {
  readonly onEdit: ((row: Row) => void) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
}

/**
 * Opens a row by a press anywhere on it: by `onOpen`, or else follows the link or button of its first cell, or else edits it. Presses on
 * other controls, and those that end a selection of text, do nothing more.
 */
export function openRow<Row>({ target }: MouseEvent, rows: readonly Row[], { onEdit, onOpen }: Openers<Row>): void {
  const element = target as Element
  const row = element.closest('tr')
  if (!row || element.closest(controls) || getSelection()?.isCollapsed === false) return
  const opener = row.querySelector<HTMLElement>('th[scope="row"] :is(a, button)')
  const pressed = rows[row.sectionRowIndex]
  if (onOpen && pressed !== undefined) onOpen(pressed)
  else if (opener) opener.click()
  else if (pressed !== undefined) onEdit?.(pressed)
}
