import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { watchExpiry } from './expiry-watch.ts'
import { watchIdleness } from './idle-watch.ts'
import { forgetDeparture, logOut, startSession } from './session.ts'
import { useSession } from './use-session.ts'

const loadDialog = () => import('./idle-dialog.tsx')
const IdleDialog = lazy(loadDialog)

/** Stands once on every page: begins the session, watches over its end, and asks the idle person whether they are still there. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [idle, setIdle] = useState(false)
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined)
  const loggedIn = session.status === 'user'
  const left = session.status === 'nobody' && session.left === true

  useEffect(startSession, [])

  useEffect(() => {
    if (!loggedIn) return
    // Fetched now, because the network may be away when it is needed.
    void loadDialog()
    watch.current = watchIdleness(
      () => setIdle(true),
      () => setIdle(false),
    )
    const stopExpiry = watchExpiry()
    return () => {
      watch.current?.stop()
      stopExpiry()
      setIdle(false)
    }
  }, [loggedIn])

  useEffect(() => {
    if (!left) return
    // Not before home is on screen: the private page that is being left would lead to the login.
    if (pathname === paths.home()) forgetDeparture()
    else void navigate(paths.home())
  }, [left, pathname, navigate])

  if (!idle || !loggedIn) return null
  const resume = () => {
    setIdle(false)
    watch.current?.resume()
  }
  return (
    <Suspense>
      <IdleDialog onContinue={resume} onLogOut={() => void logOut()} />
    </Suspense>
  )
}
