import { useEffect, useEffectEvent, useState } from 'react'
import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { useMedia } from '../../../platform/ui/use-media.ts'

/** Where these have the focus, arrows and Escape are theirs. */
const others =
  'input:not([type="checkbox"]), textarea, select, dialog, [popover], [role="listbox"], [role="menu"], [contenteditable]'

/**
 * The person whose preview is open beside the list (CVS-07). The arrow keys show the person above or below, Escape closes. Windows below
 * 64rem have no room for it.
 */
export function usePreview(rows: readonly Candidate[]) {
  const fits = useMedia('(width >= 64rem)')
  const [uuid, setUuid] = useState<string>()
  const at = fits ? rows.findIndex((row) => row.uuid === uuid) : -1
  const [shown, before, after] = [rows[at], at > 0 ? rows[at - 1] : undefined, at >= 0 ? rows[at + 1] : undefined]
  const show = (row: Candidate | undefined) => setUuid(row?.uuid)

  const close = () => {
    // The preview disappears with what has the focus in it.
    document.querySelector<HTMLElement>('tr[aria-current] th a')?.focus()
    setUuid(undefined)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || (event.target as Element).closest?.(others)) return
    const next = { ArrowUp: before, ArrowDown: after }[event.key]
    if (event.key === 'Escape') close()
    if (!next) return
    event.preventDefault()
    show(next)
  })
  const isOpen = shown !== undefined
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
  const shownUuid = shown?.uuid
  useEffect(() => {
    if (shownUuid !== undefined) document.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shownUuid])

  return {
    fits,
    shown,
    open: (row: Candidate) => show(row),
    /** Opens the first person, or closes. */
    toggle: () => show(isOpen ? undefined : rows[0]),
    close,
    onBefore: before && (() => show(before)),
    onAfter: after && (() => show(after)),
  }
}
