import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { barSearch } from '#domain/desk/search/menu.rules.ts'
import { useRemembered } from '../../../platform/session/use-remembered.ts'
import { isTyping, useKeys } from '../../../platform/ui/use-shortcut.ts'
import type { Offered } from '../parts/offered.ts'

/** Where letters choose something of their own. */
const others = '[role="listbox"], [role="menu"], [popover]'

/** Whether single keys are shortcuts: on until the person turns them off in this browser (WCAG 2.1.4). */
export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  const [kept, keep] = useRemembered('single keys')
  return [kept !== 'off', (on) => keep(on ? 'on' : 'off')]
}

/**
 * The keys of one letter: ? lists all keys, G and a second letter open a screen (CMD-01). They do nothing in fields and menus, while a
 * dialog is open, and when the person turned them off.
 */
export function useScreenKeys(screens: readonly Offered[], { isOn, onList }: { isOn: boolean; onList(): void }): void {
  const navigate = useNavigate()
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  useKeys((event) => {
    const isSecond = event.timeStamp - askedAt.current < barSearch.secondKeyMs
    if (event.key !== 'Shift') askedAt.current = Number.NEGATIVE_INFINITY
    if (!isOn || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event) || document.querySelector(':modal') || (event.target as Element).closest?.(others)) return
    const letter = event.key.toLowerCase()
    const screen = isSecond ? screens.find(({ letter: own }) => own === letter) : undefined
    if (screen?.to) {
      event.preventDefault()
      void navigate(screen.to)
    } else if (event.key === '?') {
      event.preventDefault()
      onList()
    } else if (letter === 'g') askedAt.current = event.timeStamp
  })
}
