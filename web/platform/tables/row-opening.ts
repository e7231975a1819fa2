import type { MouseEvent } from 'react'
import type { ActionsOfRows } from './use-actions-of-rows.tsx'

const controls = 'a, button, input, label, select, textarea, summary'

/** Where a table shows the row that is open beside it. */
export interface RowOpening<Row> {
  open(row: Row): void
  readonly shown: Row | undefined
}

interface Openers<Row> {
  readonly opening: RowOpening<Row> | undefined
  readonly acts: ActionsOfRows<Row>
}

/**
 * Opens a row by a press anywhere on it: beside the list, or else follows the link or button of its first cell, or else opens its form.
 * Presses on other controls, and those that end a selection of text, do nothing more.
 */
export function openRow<Row>({ target }: MouseEvent, rows: readonly Row[], { opening, acts }: Openers<Row>): void {
  const element = target as Element
  const row = element.closest('tr')
  if (!row || element.closest(controls) || getSelection()?.isCollapsed === false) return
  const opener = row.querySelector<HTMLElement>('th[scope="row"] :is(a, button)')
  const pressed = rows[row.sectionRowIndex]
  if (opening && pressed !== undefined) opening.open(pressed)
  else if (opener) opener.click()
  else if (pressed !== undefined) acts.of(pressed)?.onEdit?.()
}
