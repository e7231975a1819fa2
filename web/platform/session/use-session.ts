import { useSyncExternalStore } from 'react'
import { holds, type Right } from '#domain/kernel/permissions.ts'
import { currentSession, onSessionChange, type Session, unknownSession } from './session.ts'

/** Who is logged in. On the server and in the first render that is unknown. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => unknownSession)
}

/** Whether the person holds a right; the server decides anyway, this only spares them buttons that would refuse. */
export function useMay(right: Right): boolean {
  const session = useSession()
  return session.status === 'user' && holds(session.permissions, right)
}
