import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** What the arrows lead to: the buttons and links of each part of a column that is marked as a row. */
const rowsOf = (column: HTMLElement) =>
  [...column.querySelectorAll('[data-row]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button, a[href], input')])
    .filter((row) => row.length > 0)

/**
 * Makes a column one stop of the Tab key, however many cards it has: up and down go from card to card, left and right along a card,
 * Home and End to the first and the last one; X chooses the card. The stop is where the focus was last; a column without any button is one itself,
 * because it scrolls.
 */
export function useArrowKeys(column: RefObject<HTMLElement | null>, onChoose?: (id: string, range: boolean) => void) {
  const last = useRef<HTMLElement>(undefined)

  // After every rendering: cards come and go.
  useEffect(() => {
    const node = column.current
    if (!node) return
    const all = rowsOf(node).flat()
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
    node.tabIndex = stop ? -1 : 0
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const all = rowsOf(target.closest<HTMLElement>('[data-rows]') ?? target).flat()
    if (!all.includes(target)) return
    for (const one of all) one.tabIndex = one === target ? 0 : -1
    last.current = target
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsOf(event.currentTarget)
    const focused = event.target as HTMLElement
    const at = rows.findIndex((row) => row.includes(focused))
    const row = rows[at]
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const card = focused.closest<HTMLElement>('[data-card]')?.dataset.card
    if (event.key.toLowerCase() === 'x' && card) return onChoose?.(card, event.shiftKey)
    const across = row.indexOf(focused)
    const inRow = (other: HTMLElement[] | undefined) => other?.[Math.min(across, other.length - 1)]
    const goals: Record<string, HTMLElement | undefined> = {
      ArrowUp: inRow(rows[at - 1]),
      ArrowDown: inRow(rows[at + 1]),
      ArrowLeft: row[across - 1],
      ArrowRight: row[across + 1],
      Home: inRow(rows[0]),
      End: inRow(rows.at(-1)),
    }
    if (!(event.key in goals)) return
    event.preventDefault()
    goals[event.key]?.focus()
  }
  return { onFocus, onKeyDown }
}
