import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from '../session/drafts.ts'

const writeAfterMs = 300

const nothing = () => ({})

/** Restores the draft of a form, except for values that `newer` has, and stores its input as a draft. */
export function useFormDraft(form: UseFormReturn<FieldValues>, draft: Draft<FieldValues>, newer: () => FieldValues = nothing) {
  const [restored, setRestored] = useState(false)
  const waiting = useRef<{ values: FieldValues; timer: ReturnType<typeof setTimeout> }>(undefined)

  useEffect(() => {
    const kept = draft.read()
    if (kept) {
      form.reset({ ...form.getValues(), ...kept, ...newer() }, { keepDefaultValues: true })
      setRestored(true)
    }
    const write = () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      draft.write(waiting.current.values)
      waiting.current = undefined
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        if (!isDirty) return draft.clear()
        waiting.current = { values, timer: setTimeout(write, writeAfterMs) }
      },
    })
    // The session may end, or the page close, before the pause is over.
    addEventListener('pagehide', write)
    return () => {
      stop()
      removeEventListener('pagehide', write)
      write()
    }
  }, [form, draft, newer])

  const clear = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    draft.clear()
    setRestored(false)
  }
  return {
    restored,
    clear,
    discard: () => {
      // The reset reports the old values once more, so the draft is cleared afterwards.
      form.reset()
      clear()
    },
  }
}
