import { useEffect, useEffectEvent } from 'react'

/** Ctrl or ⌘ with a letter, except in fields, which have their own shortcuts. */
export function useShortcut(letter: string, run: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const inField = (event.target as HTMLElement).closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')
    if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || inField)
      return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
