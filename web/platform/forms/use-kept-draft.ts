import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from '../session/drafts.ts'

const writeAfterMs = 300

/** Brings back what was typed before, and keeps what is typed now. */
export function useKeptDraft(form: UseFormReturn<FieldValues>, draft: Draft<FieldValues>) {
  const [restored, setRestored] = useState(false)
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const kept = draft.read()
    if (kept) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
      setRestored(true)
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return
        clearTimeout(writing.current)
        writing.current = setTimeout(() => draft.write(values), writeAfterMs)
      },
    })
    return () => {
      stop()
      clearTimeout(writing.current)
    }
  }, [form, draft])

  const clear = () => {
    clearTimeout(writing.current)
    draft.clear()
  }
  return {
    restored,
    clear,
    discard: () => {
      clear()
      form.reset()
      setRestored(false)
    },
  }
}
