import { useEffect, useEffectEvent } from 'react'

/** Where people type, and shortcuts do not work. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** Whether a key was pressed in a field, which has its own shortcuts, or while a word is composed. */
export const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(fields) !== null)

/** Calls a function with each key that is pressed on the page. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Ctrl or ⌘ with a letter, except in fields. */
export function useShortcut(letter: string, run: () => void): void {
  useKeys((event) => {
    if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (isTyping(event)) return
    event.preventDefault()
    run()
  })
}
