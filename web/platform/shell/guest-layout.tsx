import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { startPageOf } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { rememberedPage, vacancyToRegisterFor } from '../session/way-back.ts'
import { framed } from './frame.ts'
import { Redirect } from './redirect.tsx'

export const handle = framed('personal')

/**
 * The layout of login and registration. Logged-in people are sent on to the page that they wanted, or to their start page (NAV-05,
 * AUTH-02). People with an account who wanted to register for a vacancy are sent to that vacancy.
 */
export default function GuestLayout() {
  const session = useSession()
  const location = useLocation()
  const [cameAsVisitor, setCameAsVisitor] = useState(false)
  useEffect(() => {
    if (session.status === 'nobody') setCameAsVisitor(true)
  }, [session.status])
  if (session.status !== 'user') return <Outlet />
  // The layout of the start page leads people on who have to set up a second factor.
  if (session.factorNeeded) return <Redirect to={startPageOf(session.mode)} state={location.state} />
  const vacancy = cameAsVisitor ? undefined : vacancyToRegisterFor(location)
  return <Redirect to={vacancy ?? rememberedPage(location) ?? startPageOf(session.mode)} />
}
