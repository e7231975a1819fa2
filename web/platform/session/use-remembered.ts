import { useSyncExternalStore } from 'react'
import { localStore } from '../client/storage.ts'
import { useSession } from './use-session.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A text that the browser remembers for each person; empty until it is set. */
export function useRemembered(name: string): readonly [string, (text: string) => void] {
  const session = useSession()
  const key = session.status === 'user' ? `${name} of ${session.user.uuid}` : ''
  const text = useSyncExternalStore(
    subscribe,
    () => (key === '' ? '' : (localStore.get(key) ?? '')),
    () => '',
  )
  const change = (next: string) => {
    if (key !== '') localStore.set(key, next)
    for (const listener of listeners) listener()
  }
  return [text, change]
}
