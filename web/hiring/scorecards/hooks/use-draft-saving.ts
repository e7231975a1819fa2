import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ScorecardInput } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'

const pauseMs = 1000

export type Saving = 'none' | 'saving' | 'saved' | 'failed' | 'elsewhere'

/** The draft of a form on the server, and its version, which the submission names. */
export interface KeptDraft {
  readonly version: { current: number }
  /** Ends when the last store of the draft has ended. */
  readonly running: { current: Promise<void> }
  /** Stops stores that have not begun: the form is being submitted. */
  readonly stopped: { current: boolean }
}

export function useKeptDraft(version: number): KeptDraft {
  return { version: useRef(version), running: useRef(Promise.resolve()), stopped: useRef(false) }
}

/**
 * Stores what is typed as a draft on the server after a pause, one store after the other, so that it is found on every device. What could not
 * be stored stays in the draft of the browser, and is stored with the next change.
 */
export function useDraftSaving(
  { version, running, stopped }: KeptDraft,
  store: (values: ScorecardInput) => Promise<{ readonly version: number }>,
): { state: Saving; again(): void } {
  const form = useFormContext<ScorecardInput>()
  const [state, setState] = useState<Saving>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(store)
  useEffect(() => {
    latest.current = store
  })
  const save = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    running.current = running.current.then(async () => {
      if (stopped.current) return
      setState('saving')
      try {
        version.current = (await latest.current({ ...form.getValues(), version: version.current })).version
        setState('saved')
      } catch (error) {
        setState(asRefusal(error).code === 'errors.stale' ? 'elsewhere' : 'failed')
      }
    })
  })
  useEffect(() => {
    const flush = () => timer.current && save.current()
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer.current)
        timer.current = isDirty ? setTimeout(save.current, pauseMs) : undefined
      },
    })
    addEventListener('pagehide', flush)
    return () => {
      stop()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [form])
  return { state, again: () => save.current() }
}
