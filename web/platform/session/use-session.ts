import { useSyncExternalStore } from 'react'
import { holds, type Right } from '#domain/kernel/permissions.ts'
import { currentSession, onSessionChange, type Session, unknownSession } from './session.ts'

/** The logged-in person. On the server and in the first render it is unknown. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => unknownSession)
}

/** Whether the person has a right. The server decides; this only hides buttons that it would refuse. */
export function useMay(right: Right): boolean {
  const session = useSession()
  return session.status === 'user' && holds(session.permissions, right)
}
