import { limits } from '#domain/kernel/limits.ts'
import { lastActivity, noteActivity, watchActivity } from './activity.ts'
import { readSettings } from './settings.ts'

/**
 * Calls `onIdle` a moment after the person has given no sign of life for the idle time (AUTH-05), and `onReturn` at the next
 * sign from another tab. Signs in this tab count only while nobody was asked yet: the dialog decides from then on.
 */
export function watchIdleness(onIdle: () => void, onReturn: () => void): { stop: () => void; resume: () => void } {
  const idleMs = readSettings().idleMinutes * 60_000
  let timer: ReturnType<typeof setTimeout>
  let asked = false
  let askedAt = 0

  const check = () => {
    const left = lastActivity() + idleMs - Date.now()
    // Where signs counted longer until now, they may not any more: looked at again when the usual time is over.
    if (left > 0) timer = setTimeout(check, Math.min(left, idleMs))
    else timer = setTimeout(ask, limits.idle.dialogDelayMs)
  }
  const ask = () => {
    if (lastActivity() + idleMs > Date.now()) return check()
    asked = true
    askedAt = Date.now()
    stopSigns()
    onIdle()
  }
  const resume = () => {
    clearTimeout(timer)
    asked = false
    noteActivity()
    stopSigns()
    stopSigns = watchActivity(() => undefined)
    check()
  }
  const onStorage = () => {
    if (!asked || lastActivity() <= askedAt) return
    resume()
    onReturn()
  }
  let stopSigns = watchActivity(() => undefined)
  addEventListener('storage', onStorage)
  noteActivity()
  check()
  return {
    resume,
    stop: () => {
      clearTimeout(timer)
      stopSigns()
      removeEventListener('storage', onStorage)
    },
  }
}
