import { useEffect, useSyncExternalStore } from 'react'

/** Ids of the open modals, the top one last: all that is not in it is dimmed, cannot be pressed and is not announced. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function become(next: readonly string[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Tells that a modal is there while it is open. */
export function useTopModal(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    become([...open, id])
    return () => become(open.filter((other) => other !== id))
  }, [id, isOpen])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether this modal, or the page where none is named, is what a person has before them. */
export function useIsOnTop(modal?: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === modal,
    () => modal === undefined,
  )
}
