import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is only the server's HTML: input would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
