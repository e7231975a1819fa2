import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type FormRules, satisfiedAmong } from './form-resolver.ts'

/** A change validates its own field only; a rule about two fields would go on complaining about the other. */
export function useSatisfied(form: UseFormReturn<FieldValues>, rules: FormRules) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, errors = {} }) => {
          if (!rules.isLoaded() || Object.keys(errors).length === 0) return
          const satisfied = satisfiedAmong(errors, rules.brokenBy(values))
          if (satisfied.length > 0) form.clearErrors(satisfied)
        },
      }),
    [form, rules],
  )
}

/** Focuses the first wrong field, or else the message of the form. Fields are marked as wrong only when the submission has ended. */
export function useFocusOfFailure(element: RefObject<HTMLFormElement | null>, failures: number, isSubmitting: boolean) {
  const focusedFor = useRef(0)
  useEffect(() => {
    if (isSubmitting || failures === focusedFor.current) return
    focusedFor.current = failures
    const form = element.current
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('[role="alert"]')
    first?.focus()
    // A field that already has the focus would stay out of sight.
    first?.scrollIntoView({ block: 'center' })
  }, [element, failures, isSubmitting])
}
