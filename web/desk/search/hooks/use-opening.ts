import { type MouseEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '../../../platform/ui/use-shortcut.ts'

/** Opens the box by its icon or by the keys, and gives the focus back to where it came from. */
export function useOpening(box: RefObject<HTMLInputElement | null>, menu: { open(): void; shut(): void }) {
  const cameFrom = useRef<HTMLElement>(null)
  const open = () => {
    if (document.querySelector(':modal')) return
    // The box must be rendered before it can take the focus.
    flushSync(menu.open)
    box.current?.focus()
  }
  useShortcut('k', open)
  return {
    openByIcon: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      open()
      cameFrom.current = currentTarget
    },
    noteOrigin: (from: EventTarget | null) => {
      cameFrom.current = from as HTMLElement | null
    },
    leave: () => {
      menu.shut()
      if (cameFrom.current) cameFrom.current.focus()
      else box.current?.blur()
    },
  }
}
