import { useEffect } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { localStore } from '../client/storage.ts'
import { readSettings } from './settings.ts'

const sharedKey = 'last_activity'
let aheadMs = 0
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** The time of the last activity in any tab, in milliseconds of the browser's clock. It is in the future while activity counts longer. */
export function lastActivity(): number {
  return Number(localStore.get(sharedKey))
}

/** Notes activity of the person, for all tabs. */
export function noteActivity(): void {
  localStore.set(sharedKey, String(Date.now() + aheadMs))
}

/**
 * While the page is on screen, activity in this tab counts for `minutes` (SPEC-11), in all tabs, and never for less than the site's idle
 * time.
 */
export function useIdleMinutes(minutes: number): void {
  useEffect(() => {
    aheadMs = Math.max(0, minutes - readSettings().idleMinutes) * 60_000
    noteActivity()
    return () => {
      aheadMs = 0
      noteActivity()
    }
  }, [minutes])
}

/** Notes activity, debounced (AUTH-05), and calls back, also for activity in other tabs. Returns the function that stops it. */
export function watchActivity(onSign: () => void): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined
  const onEvent = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      noteActivity()
      onSign()
    }, limits.idle.debounceMs)
  }
  const onStorage = (event: StorageEvent) => event.key === sharedKey && onSign()
  for (const sign of signs) addEventListener(sign, onEvent, { passive: true, capture: true })
  addEventListener('storage', onStorage)
  return () => {
    clearTimeout(gathering)
    for (const sign of signs) removeEventListener(sign, onEvent, { capture: true })
    removeEventListener('storage', onStorage)
  }
}
