import { useWatch } from 'react-hook-form'
import { type CalendarFields, calendarForm, calendarKinds } from '#domain/hiring/interview-times/availability.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAvailabilityChanges } from '../interview-times.queries.ts'

const initial = { kind: 'ical', address: '', user: '', password: '' } as const
const secrets = ['address', 'user', 'password']

/** Adds a calendar that says when its owner is busy (SLO-02). Its address is secret, so no draft has it. */
export function CalendarForm() {
  const t = useText()
  const banner = useBanner()
  const { add } = useAvailabilityChanges()
  return (
    <FormShell
      name="busy-calendar"
      schema={calendarForm}
      initial={initial}
      secrets={secrets}
      submit={add}
      saved={() => initial}
      onDone={({ success_message }) => banner.success(success_message)}
      mayStayEmpty
    >
      <Fields<CalendarFields>
        of={{
          kind: (
            <SelectField
              name="kind"
              label={t('availability.kind')}
              options={calendarKinds.map((value) => ({ value, label: t(`availability.kind.${value}`) }))}
            />
          ),
          address: (
            <TextField
              name="address"
              label={t('availability.address')}
              hint={t('availability.address_hint')}
              autoComplete="off"
              inputMode="url"
            />
          ),
          user: <Login name="user" />,
          password: <Login name="password" />,
        }}
      />
      <FormEnd label={t('availability.add')} />
    </FormShell>
  )
}

/** The login that a CalDAV server asks for. */
function Login({ name }: { name: 'user' | 'password' }) {
  const t = useText()
  const kind = useWatch({ name: 'kind' })
  if (kind !== 'caldav') return null
  return (
    <TextField
      name={name}
      label={t(`availability.${name}`)}
      type={name === 'password' ? 'password' : 'text'}
      autoComplete={name === 'password' ? 'new-password' : 'off'}
      optional
    />
  )
}
