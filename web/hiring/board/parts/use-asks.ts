import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ask } from './board-dialogs.tsx'

/** The dialog that is open, and those that wait for it: what somebody is writing is never pushed aside by what comes next. */
export function useAsks() {
  const [asks, setAsks] = useState<readonly Ask[]>([])
  const afterwards = useRef<() => void>(undefined)
  const open = useCallback((ask: Ask) => setAsks((all) => [...all, ask]), [])
  /** `then` runs once the dialog has gone and the page can take the focus again. */
  const close = useCallback((then: () => void) => {
    afterwards.current = then
    setAsks((all) => all.slice(1))
  }, [])
  /** Goes on about the same card as it is now. */
  const follow = useCallback(
    ({ card, stage }: Pick<Ask, 'card' | 'stage'>) =>
      setAsks((all) => all.map((ask, index) => (index === 0 ? { ...ask, card, stage } : ask))),
    [],
  )
  useEffect(() => {
    if (asks.length > 0) return
    afterwards.current?.()
    afterwards.current = undefined
  }, [asks])
  return { current: asks[0], open, close, follow }
}
