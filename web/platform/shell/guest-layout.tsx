import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { startPageOf } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { placeBefore, vacancyToRegisterFor } from '../session/way-back.ts'

/**
 * Around login and registration: who is logged in goes on, back to where they were or to their start (NAV-05, AUTH-02). Who was logged
 * in already when they came to register for a vacancy goes on to that vacancy.
 */
export default function GuestLayout() {
  const session = useSession()
  const location = useLocation()
  const [cameAsVisitor, setCameAsVisitor] = useState(false)
  useEffect(() => {
    if (session.status === 'nobody') setCameAsVisitor(true)
  }, [session.status])
  if (session.status !== 'user') return <Outlet />
  const vacancy = cameAsVisitor ? undefined : vacancyToRegisterFor(location)
  return <Navigate to={vacancy ?? placeBefore(location) ?? startPageOf(session.mode)} replace />
}
