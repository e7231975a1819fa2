import { useMemo } from 'react'
import { extensionForm } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { shortlistLimits, usualEnd } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'

interface Props<Answer> {
  uuid: string
  endsOn: string
  send(body: { ends_on: string }): Promise<Answer>
  onDone(answer: Answer): void
}

/** Another last day of a shortlist. */
export function ExtendForm<Answer>({ uuid, endsOn, send, onDone }: Props<Answer>) {
  const t = useText()
  const today = calendarDay(new Date(), readSettings().timeZone)
  const schema = useMemo(() => extensionForm(today), [today])
  return (
    <FormShell
      name={`extend:${uuid}`}
      schema={schema}
      initial={{ ends_on: endsOn < today ? usualEnd(today) : endsOn }}
      submit={({ ends_on = '' }) => send({ ends_on })}
      onDone={onDone}
    >
      <DateField name="ends_on" label={t('shortlists.ends_on')} min={today} max={usualEnd(today, shortlistLimits.mostDays)} />
      <FormEnd label={t('shortlists.extend_save')} />
    </FormShell>
  )
}
