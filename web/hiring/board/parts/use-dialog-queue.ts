import { useCallback, useEffect, useRef, useState } from 'react'
import type { CardDialog } from './board-dialogs.tsx'

/** A queue of dialogs: the first one is open. A later dialog never replaces one that somebody is writing in. */
export function useDialogQueue() {
  const [queue, setQueue] = useState<readonly CardDialog[]>([])
  const afterClosing = useRef<() => void>(undefined)
  const open = useCallback((dialog: CardDialog) => setQueue((all) => [...all, dialog]), [])
  /** `then` runs after the last dialog has closed, when the page can take the focus again. */
  const close = useCallback((then: () => void) => {
    afterClosing.current = then
    setQueue((all) => all.slice(1))
  }, [])
  /** Gives the open dialog the current card and stage. */
  const follow = useCallback(
    ({ card, stage }: Pick<CardDialog, 'card' | 'stage'>) =>
      setQueue((all) => all.map((dialog, index) => (index === 0 ? { ...dialog, card, stage } : dialog))),
    [],
  )
  useEffect(() => {
    if (queue.length > 0) return
    afterClosing.current?.()
    afterClosing.current = undefined
  }, [queue])
  return { current: queue[0], open, close, follow }
}
