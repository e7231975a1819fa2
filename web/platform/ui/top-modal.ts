import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../client/store.ts'

/** Ids of the open modals, the top one last: all that is not in it is dimmed, cannot be pressed and is not announced. */
const { current, become, subscribe } = createStore<readonly string[]>([])

/** Tells that a modal is there while it is open. */
export function useTopModal(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    become([...current(), id])
    return () => become(current().filter((other) => other !== id))
  }, [id, isOpen])
}

/** Whether this modal, or the page where none is named, is what a person has before them. */
export function useIsOnTop(modal?: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current().at(-1) === modal,
    () => modal === undefined,
  )
}
