import { useSyncExternalStore } from 'react'
import { localStore } from '../client/storage.ts'
import { useSession } from './use-session.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether lists show only the person's own vacancies (TEA-01). The browser remembers it for each person. */
export function useMine(): readonly [boolean, (mine: boolean) => void] {
  const session = useSession()
  const key = session.status === 'user' ? `mine of ${session.user.uuid}` : ''
  const mine = useSyncExternalStore(
    subscribe,
    () => key !== '' && localStore.get(key) === '1',
    () => false,
  )
  const change = (next: boolean) => {
    localStore.set(key, next ? '1' : '0')
    for (const listener of listeners) listener()
  }
  return [mine, change]
}
