import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { endOf, firstMinutes, minutesBetween, usualMinutes } from '#domain/hiring/interviews/slot.rules.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

/**
 * The length of an interview: it sets the end, and the end follows the beginning. A typed end sets another length; then the choice shows
 * none of the usual ones.
 */
export function LengthChoice({ hint }: { hint: string }) {
  const t = useText()
  const { setValue, formState } = useFormContext()
  const { from, to } = useWatch({ name: 'interview_data' }) as { from: string; to: string }
  const [minutes, setMinutes] = useState<number>(minutesBetween(from, to) ?? firstMinutes)
  const before = useRef({ from, to })
  const sent = formState.submitCount > 0
  const setEnd = (count: number) => setValue('interview_data.to', endOf(from, count), { shouldDirty: true, shouldValidate: sent })
  useEffect(() => {
    const last = before.current
    before.current = { from, to }
    // A typed end, or both times of a draft, state the length.
    if (to !== last.to) return setMinutes((count) => minutesBetween(from, to) ?? count)
    if (from !== last.from && from !== '') setEnd(minutes)
  })
  return (
    <InstantChoice
      label={t('notification.length')}
      hint={hint}
      options={usualMinutes.map((value) => ({ value: value as number, label: t('notification.length_value', { count: value }) }))}
      value={minutes}
      onChoose={(count) => {
        setMinutes(count)
        if (from !== '') setEnd(count)
      }}
    />
  )
}
