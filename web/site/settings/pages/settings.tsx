import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { currencyScreens } from '#domain/hiring/currencies/currencies.screens.ts'
import { settingsForm } from '#domain/kernel/site-settings.ts'
import type { SettingsView } from '#domain/site/settings/settings.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FormSections } from '../../../platform/forms/form-sections.tsx'
import type { InitialValues } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useSettings, useSettingsChanges } from '../settings.queries.ts'
import styles from './settings.module.css'

const groups = {
  tests: ['test_attempts', 'test_attempt_days', 'test_expiry_hours'],
  people: ['consent_days', 'import_mails_per_hour'],
  storage: ['storage_gigabytes'],
  session: ['idle_minutes', 'neutral_recovery'],
  mail: ['mail_name', 'mail_address'],
} as const
type Name = (typeof groups)[keyof typeof groups][number]
const groupNames = Object.keys(groups) as (keyof typeof groups)[]
const names = Object.values(groups).flat() as Name[]

/** /settings/admin: the settings of the whole site, each with the environment's default (SPEC-11, SPEC-33, SPEC-34, SPEC-57). */
export default function Settings() {
  const t = useText()
  const query = useSettings()
  const shown = useValueText()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const [round, setRound] = useState(0)
  const reload = async () => {
    await query.refetch()
    setRound((count) => count + 1)
  }
  return (
    <div className="page">
      <PageHead title={t('settings.title')} description={t('settings.description')} />
      <div className={styles.measure}>
        <AsyncSection query={query}>
          {(settings) => (
            <>
              {settings.changed_at && (
                <p>
                  {t('settings.last_change')} <ShownDate at={settings.changed_at} withTime /> {settings.changed_by}
                </p>
              )}
              {mayChange ? (
                // A new key resets the form after another person has saved.
                <SettingsForm key={round} settings={settings} onReload={() => void reload()} />
              ) : (
                <FactList
                  facts={names.map((name) => [t(`settings.${name}`), shown(settings.set[name] ?? settings.defaults[name])])}
                />
              )}
            </>
          )}
        </AsyncSection>
        <p>
          {t('settings.salaries')} <Link to={currencyScreens.currencies.to()}>{t('settings.salaries_link')}</Link>
        </p>
      </div>
    </div>
  )
}

function SettingsForm({ settings, onReload }: { settings: SettingsView; onReload(): void }) {
  const t = useText()
  // The version when the form opened, or after the last save.
  const [version, setVersion] = useState(settings.version)
  const { save } = useSettingsChanges()
  return (
    <RecordForm
      name="settings"
      schema={settingsForm}
      initial={
        Object.fromEntries(names.map((name) => [name, String(settings.set[name] ?? '')])) as InitialValues<
          z.input<typeof settingsForm>
        >
      }
      submit={(input) => save({ ...input, version })}
      nameOf={() => ''}
      onDone={(saved) => setVersion(saved.version)}
      stale={{ onReload }}
      submitLabel={t('common.save')}
      long
      guard
    >
      <FormSections
        sections={groupNames.map((group) => ({
          title: t(`settings.${group}`),
          children: (
            <div className={styles.rows}>
              {groups[group].map((name) => (
                <Setting key={name} name={name} otherwise={settings.defaults[name]} />
              ))}
            </div>
          ),
        }))}
      />
    </RecordForm>
  )
}

/** Formats a value as text. */
function useValueText() {
  const t = useText()
  return (value: number | string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'settings.yes' : 'settings.no') : String(value)
}

/** A field with its default, and a button to reset it. */
function Setting({ name, otherwise }: { name: Name; otherwise: number | string | boolean }) {
  const t = useText()
  const shown = useValueText()
  const { setValue, setFocus } = useFormContext()
  const value: unknown = useWatch({ name })
  const label = t(`settings.${name}`)
  const counts = t('settings.default', { value: shown(otherwise) })
  const hint = name === 'mail_name' ? counts : `${t(`settings.${name}_hint`)} ${counts}`
  if (typeof otherwise === 'boolean')
    return (
      <div className={styles.setting}>
        <SelectField
          name={name}
          label={label}
          hint={t('settings.neutral_recovery_hint')}
          options={[
            { value: '', label: t('settings.as_installed', { value: shown(otherwise) }) },
            { value: 'true', label: shown(true) },
            { value: 'false', label: shown(false) },
          ]}
        />
      </div>
    )
  const Field = typeof otherwise === 'number' ? NumberField : TextField
  return (
    <div className={styles.setting}>
      <Field name={name} label={label} hint={hint} optional placeholder={String(otherwise)} autoComplete="off" />
      {value !== '' && value !== null && (
        <IconButton
          label={t('settings.use_default', { name: label })}
          onClick={() => {
            setValue(name, '', { shouldDirty: true, shouldValidate: true })
            setFocus(name)
          }}
        >
          <IconRestore size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
