import { limits } from '#domain/kernel/limits.ts'

const sharedKey = 'last_activity'
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** When the person last did something in any tab, in milliseconds of the browser's clock. */
export function lastActivity(): number {
  return Number(localStorage.getItem(sharedKey))
}

/** Notes that the person is there, for every tab. */
export function noteActivity(): void {
  localStorage.setItem(sharedKey, String(Date.now()))
}

/** Notes signs of life, gathered over the debounce (AUTH-05), and calls back; also for those of other tabs. Returns how to stop. */
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
