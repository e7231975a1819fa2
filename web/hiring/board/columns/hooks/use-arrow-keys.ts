import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const within = ':is(button, a[href], input)'

/** The buttons and links of each row of a column, marked with `data-row`. */
const rowsOf = (column: HTMLElement) =>
  [...column.querySelectorAll('[data-row]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(within)])
    .filter((row) => row.length > 0)

/**
 * Makes a column one tab stop (roving tabindex). Up and down move between cards, left and right inside a card, Home and End go to
 * the first and the last card, X selects the card. The tab stop is the element that had the focus last, or the first one. All
 * other elements set `tabIndex={-1}` themselves. A column without buttons is a tab stop itself, because it scrolls.
 */
export function useArrowKeys(column: RefObject<HTMLElement | null>, onChoose?: (id: string, range: boolean) => void) {
  const last = useRef<HTMLElement>(undefined)
  const stop = useRef<HTMLElement>(undefined)

  const stopAt = (next: HTMLElement | undefined) => {
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1
    if (next) next.tabIndex = 0
    stop.current = next
  }
  // After every render, because cards come and go. It reads one element only, because a column may have hundreds.
  useEffect(() => {
    const node = column.current
    if (!node) return
    const first = () => node.querySelector<HTMLElement>(`[data-row] ${within}`) ?? undefined
    stopAt(last.current && node.contains(last.current) ? last.current : first())
    node.tabIndex = stop.current ? -1 : 0
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(`[data-row] ${within}`)) return
    stopAt(target)
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
