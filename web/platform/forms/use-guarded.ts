import { useEffect, useState } from 'react'

export const loadGuard = async () => ({ default: (await import('./leave-guard.tsx')).LeaveGuard })

/** Whether the guard of a form is loaded, or it has none. Nothing should be typed before. */
export function useGuarded(guard: boolean): boolean {
  const [isGuarded, setGuarded] = useState(!guard)
  useEffect(() => {
    const open = () => setGuarded(true)
    if (guard) loadGuard().then(open, open)
  }, [guard])
  return isGuarded
}
