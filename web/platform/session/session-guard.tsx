import { useEffect, useRef, useState } from 'react'
import { addAudiences } from '../i18n/catalog.ts'
import { watchExpiry } from './expiry-watch.ts'
import { IdleDialog } from './idle-dialog.tsx'
import { IdleOffer } from './idle-offer.tsx'
import { watchIdleness } from './idle-watch.ts'
import { logOut } from './session.ts'

await addAudiences('candidate')

/** Ends an expired session, and asks idle people whether they are still there (AUTH-04, AUTH-05). */
export default function SessionGuard({ idle, onIdle }: { idle: boolean; onIdle: (idle: boolean) => void }) {
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined)
  const [offered, setOffered] = useState(false)

  useEffect(() => {
    watch.current = watchIdleness((idleness) => {
      onIdle(idleness === 'asked')
      setOffered(idleness === 'offered')
    })
    const stopExpiry = watchExpiry()
    return () => {
      watch.current?.stop()
      stopExpiry()
      onIdle(false)
    }
  }, [onIdle])

  if (offered) return <IdleOffer />
  if (!idle) return null
  const resume = () => watch.current?.resume()
  const leave = () => {
    onIdle(false)
    void logOut()
  }
  return <IdleDialog onContinue={resume} onLogOut={leave} onTimeUp={() => void logOut()} />
}
