import { useMemo } from 'react'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { type ApiKeyFields, apiKeyFormOn, type NewApiKey } from '#domain/people/api-keys/api-keys.contract.ts'
import { keyLimits } from '#domain/people/api-keys/api-keys.rules.ts'
import type { RoleView } from '#domain/people/roles/roles.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DateField, NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { isGrantableToColleagues, useRoleOptions } from '../../roles/roles.queries.ts'
import { useApiKeyChanges } from '../api-keys.queries.ts'

/** The form of a new API key, with the roles that its maker may give (KEY-01). */
export function ApiKeyForm({ onDone }: { onDone(made: NewApiKey): void }) {
  return (
    <AsyncSection query={useRoleOptions()}>
      {(roles) => {
        const ofColleagues = roles.filter(isGrantableToColleagues)
        return <NewKey roles={ofColleagues} onDone={onDone} />
      }}
    </AsyncSection>
  )
}

function NewKey({ roles, onDone }: { roles: readonly RoleView[]; onDone(made: NewApiKey): void }) {
  const t = useText()
  const { add } = useApiKeyChanges()
  const today = calendarDay(new Date(), readSettings().timeZone)
  const schema = useMemo(() => apiKeyFormOn(today), [today])
  return (
    <RecordForm
      name="api-key"
      schema={schema}
      initial={{ name: '', role_id: '', ends_on: dayAfter(today, keyLimits.usualDays), per_minute: '' }}
      submit={add}
      nameOf={({ name }) => name}
      submitLabel={t('api_keys.add')}
      onDone={onDone}
    >
      <Fields<ApiKeyFields>
        of={{
          name: (
            <TextField
              name="name"
              label={t('api_keys.name')}
              hint={t('api_keys.name_hint')}
              errorTexts={otherNameErrors}
              autoComplete="off"
            />
          ),
          role_id: (
            <SelectField
              name="role_id"
              label={t('api_keys.role')}
              hint={t('api_keys.role_hint')}
              placeholder
              options={roles.map(({ uuid, name, built_in }) => ({
                value: uuid,
                label: built_in ? t(`roles.built_in.${built_in}`) : name,
              }))}
            />
          ),
          ends_on: (
            <DateField
              name="ends_on"
              label={t('api_keys.ends_on')}
              hint={t('api_keys.ends_on_hint')}
              min={today}
              max={dayAfter(today, keyLimits.mostDays)}
            />
          ),
          per_minute: (
            <NumberField
              name="per_minute"
              label={t('api_keys.per_minute')}
              hint={t('api_keys.per_minute_hint', { count: keyLimits.usualPerMinute })}
              optional
            />
          ),
        }}
      />
    </RecordForm>
  )
}
