import { useEffect, useRef } from 'react'
import { addressAudiences } from '../i18n/catalog.ts'
import { watchExpiry } from './expiry-watch.ts'
import { IdleDialog } from './idle-dialog.tsx'
import { watchIdleness } from './idle-watch.ts'
import { logOut } from './session.ts'

await addressAudiences('candidate')

/** Watches over the end of a session, and asks the idle person whether they are still there (AUTH-04, AUTH-05). */
export default function SessionGuard({ idle, onIdle }: { idle: boolean; onIdle: (idle: boolean) => void }) {
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined)

  useEffect(() => {
    watch.current = watchIdleness(
      () => onIdle(true),
      () => onIdle(false),
    )
    const stopExpiry = watchExpiry()
    return () => {
      watch.current?.stop()
      stopExpiry()
      onIdle(false)
    }
  }, [onIdle])

  if (!idle) return null
  const resume = () => {
    onIdle(false)
    watch.current?.resume()
  }
  const leave = () => {
    onIdle(false)
    void logOut()
  }
  return <IdleDialog onContinue={resume} onLogOut={leave} onTimeUp={() => void logOut()} />
}
