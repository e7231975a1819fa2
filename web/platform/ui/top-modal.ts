import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../client/store.ts'

/** Ids of the open modals, the top one last. Everything outside the top modal is inert and not announced. */
const { current, become, subscribe } = createStore<readonly string[]>([])

/** Registers a modal while it is open. */
export function useTopModal(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    become([...current(), id])
    return () => become(current().filter((other) => other !== id))
  }, [id, isOpen])
}

/** Whether this modal, or without a name the page, is on top. */
export function useIsOnTop(modal?: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current().at(-1) === modal,
    () => modal === undefined,
  )
}
