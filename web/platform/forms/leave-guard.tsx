import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { lazyPart } from '../ui/lazy-part.ts'
import type { LeaveWords } from './form-questions.tsx'

const LeaveQuestion = lazyPart(async () => ({ default: (await import('./form-questions.tsx')).LeaveQuestion }))

interface Props {
  when: boolean
  /** Discards the input and its draft when the person leaves without saving. */
  onDiscard(): void
  /** The keys of the question, where it is not about a form. */
  words?: LeaveWords | undefined
}

/** Asks before a page with unsaved changes is left. Not loaded later than the form, as the words of the question are: it guards at once. */
export function LeaveGuard({ when, onDiscard, words }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <Suspense>
      <LeaveQuestion {...{ blocker, onDiscard, words }} />
    </Suspense>
  )
}
