import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { lazyPart } from '../ui/lazy-part.ts'

const LeaveQuestion = lazyPart(async () => ({ default: (await import('./form-questions.tsx')).LeaveQuestion }))

interface Props {
  when: boolean
  /** Discards the input and its draft when the person leaves without saving. */
  onDiscard(): void
}

/** Asks before a page with unsaved changes is left. Not loaded later than the form, as the words of the question are: it guards at once. */
export function LeaveGuard({ when, onDiscard }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <Suspense>
      <LeaveQuestion blocker={blocker} onDiscard={onDiscard} />
    </Suspense>
  )
}
