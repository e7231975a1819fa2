import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const within = ':is(button, a[href], input)'

/** What the arrows lead to: the buttons and links of each part of a column that is marked as a row. */
const rowsOf = (column: HTMLElement) =>
  [...column.querySelectorAll('[data-row]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(within)])
    .filter((row) => row.length > 0)

/**
 * Makes a column one stop of the Tab key, however many cards it has: up and down go from card to card, left and right along a card,
 * Home and End to the first and the last one; X chooses the card. The stop is where the focus was last, or the first one; all others
 * say `tabIndex={-1}` themselves. A column without any button is a stop itself, because it scrolls.
 */
export function useArrowKeys(column: RefObject<HTMLElement | null>, onChoose?: (id: string, range: boolean) => void) {
  const last = useRef<HTMLElement>(undefined)
  const stop = useRef<HTMLElement>(undefined)

  const stopAt = (next: HTMLElement | undefined) => {
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1
    if (next) next.tabIndex = 0
    stop.current = next
  }
  // After every rendering: cards come and go. It looks at one of them only, because a column may have hundreds.
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
