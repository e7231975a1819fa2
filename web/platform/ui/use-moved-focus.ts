import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus on a button of a row that moves: the browser drops it. Put `list` on the list, `data-focus` on the buttons, and name the next one
 * with `focus` before the rows change.
 */
export function useMovedFocus<List extends HTMLElement>(
  rows: readonly unknown[],
): { list: RefObject<List | null>; focus(button: string | undefined): void } {
  const list = useRef<List>(null)
  const next = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order of the rows restores the focus.
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(`[data-focus="${next.current}"]`)?.focus()
    next.current = undefined
  }, [rows])
  return {
    list,
    focus: (button) => {
      next.current = button
    },
  }
}
