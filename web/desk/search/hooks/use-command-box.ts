import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useMenu } from './use-menu.ts'
import { useOpening } from './use-opening.ts'

/** The state of the box of the command menu, what it offers, and its keys. `optionAt` finds the element of an option. */
export function useCommandBox(
  box: RefObject<HTMLInputElement | null>,
  { optionAt, onKeys }: { optionAt(index: number): HTMLElement | null; onKeys(): void },
) {
  const [isOpen, setOpen] = useState(false)
  // The focus alone, as with Tab, covers nothing of the page.
  const [isAsked, setAsked] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState({ typed: '', at: 0 })
  const show = (next: boolean) => {
    setOpen(next)
    setAsked(next)
  }
  const shut = () => {
    show(false)
    setText('')
  }
  const { leave, ...opening } = useOpening(box, { open: () => show(true), shut })
  const isShown = isOpen && (isAsked || text.trim() !== '')
  const menu = useMenu(text, isShown, onKeys)
  const { typed, busy, certain, options } = menu
  const count = options.length
  const at = chosen.typed === typed ? Math.min(chosen.at, Math.max(0, count - 1)) : 0

  const choose = (index: number) => setChosen({ typed, at: index })
  const step = (by: number) => {
    if (!isShown) setAsked(true)
    else if (count > 0) choose((at + by + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const does = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      // What the server found for an earlier text is not what Enter means.
      Enter: () => isShown && (!busy || at < certain) && optionAt(at)?.click(),
      Escape: () => (text ? setText('') : leave()),
    }[event.key]
    if (!does || event.nativeEvent.isComposing) return
    does()
    event.preventDefault()
  }
  return {
    ...opening,
    ...{ menu, text, at, choose, leave, shut, onKeyDown },
    ...{ isOpen, isShown, hasOptions: isShown && count > 0 },
    hide: () => show(false),
    onFocus: (from: EventTarget | null) => {
      opening.noteOrigin(from)
      setOpen(true)
    },
    ask: () => setAsked(true),
    type: setText,
  }
}
