import { limits } from '#domain/kernel/limits.ts'
import { lastActivity, noteActivity, watchActivity } from './activity.ts'
import { readSettings } from './settings.ts'

/** `offered`: the time is nearly over, and more is offered. `asked`: the time is over, and the dialog is open. */
export type Idleness = 'active' | 'offered' | 'asked'

/**
 * Reports how idle the person is: some time before the idle time is over, and a moment after it (AUTH-05). Any activity makes them active
 * again. Once the dialog is open, only `resume` or activity in another tab does.
 */
export function watchIdleness(onChange: (idleness: Idleness) => void): { stop: () => void; resume: () => void } {
  const idleMs = readSettings().idleMinutes * 60_000
  const offerMs = Math.min(limits.idle.offerSeconds * 1000, idleMs / 2)
  let timer: ReturnType<typeof setTimeout>
  let offered = false
  let asked = false
  let askedAt = 0

  const check = () => {
    const left = lastActivity() + idleMs - Date.now()
    if (offered !== left <= offerMs) {
      offered = !offered
      onChange(offered ? 'offered' : 'active')
    }
    // Activity may have counted longer and no longer does, so it checks again after the usual time.
    if (left > offerMs) timer = setTimeout(check, Math.min(left - offerMs, idleMs))
    else if (left > 0) timer = setTimeout(check, left)
    else timer = setTimeout(ask, limits.idle.dialogDelayMs)
  }
  const onSign = () => {
    if (!offered) return
    clearTimeout(timer)
    check()
  }
  const ask = () => {
    if (lastActivity() + idleMs > Date.now()) return check()
    asked = true
    askedAt = Date.now()
    offered = false
    stopSigns()
    onChange('asked')
  }
  const resume = () => {
    clearTimeout(timer)
    asked = false
    noteActivity()
    stopSigns()
    stopSigns = watchActivity(onSign)
    onChange('active')
    check()
  }
  const onStorage = () => {
    if (!asked || lastActivity() <= askedAt) return
    resume()
  }
  let stopSigns = watchActivity(onSign)
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
