import { limits } from '#domain/kernel/limits.ts'
import { lastActivity, noteActivity, watchActivity } from './activity.ts'
import { readSettings } from './settings.ts'

/** `offered`: more time is offered before it runs out. `asked`: it ran out, and the person is asked whether they are still there. */
export type Idleness = 'active' | 'offered' | 'asked'

/**
 * Tells how idle the person is: some time before the idle time is over, and a moment after it (AUTH-05). Any sign of life makes them
 * active again; once they were asked only one from another tab does, and `resume`: the dialog decides in this one.
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
    // Where signs counted longer until now, they may not any more: looked at again when the usual time is over.
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
