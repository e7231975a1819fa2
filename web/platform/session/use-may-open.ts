import { admits, type Screen } from '#domain/kernel/screens.ts'
import { useSession } from './use-session.ts'

/** Whether the person may open a staff screen. */
export function useMayOpen(screen: Pick<Screen, 'module' | 'item'>): boolean {
  const session = useSession()
  return session.status === 'user' && admits(session.permissions, screen)
}
