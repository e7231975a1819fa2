import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type WorkView, workForm } from '#domain/people/profile/experience.contract.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { useToday } from '../../../platform/session/own-record.ts'
import { useWorkChanges } from '../sections.queries.ts'
import { PeriodFields } from './period-fields.tsx'

/** Adds or changes a record of work experience (EXP-01). */
export function ExperienceForm({ row, ...then }: { row: WorkView | undefined } & SectionForm) {
  const t = useText()
  const { add, save } = useWorkChanges()
  const today = useToday()
  const schema = useMemo(() => workForm(today), [today])
  return (
    <RecordForm
      name={`experience:${row?.uuid ?? 'new'}`}
      schema={schema}
      initial={fieldsOf(row)}
      submit={(input) => (row ? save(row, input) : add(input))}
      nameOf={({ title }) => title}
      {...then}
      submitLabel={t('common.save')}
      long
      guard={!row}
    >
      <FieldGrid>
        <TextField name="title" label={t('experience.job')} autoComplete="organization-title" />
        <TextField name="company" label={t('experience.company')} autoComplete="organization" />
        <TextField name="location" label={t('profile.location')} hint={t('profile.location_help')} />
        <Website />
      </FieldGrid>
      <PeriodFields of="experience" today={today} />
      <TextAreaField name="description" label={t('experience.what')} hint={t('experience.what_help')} optional />
    </RecordForm>
  )
}

/** The company's website, or that it has none (SPEC-50). */
function Website() {
  const t = useText()
  const hasNone = useWatch({ name: 'no_website' }) === true
  return (
    <div>
      {!hasNone && (
        <TextField name="website" label={t('experience.website')} hint={t('personal.website_help')} type="url" inputMode="url" />
      )}
      <CheckboxField name="no_website" label={t('experience.no_website')} />
    </div>
  )
}

function fieldsOf(row: WorkView | undefined) {
  const { title = '', company = '', location = '', website = '', no_website = false, description = '' } = row ?? {}
  const { from = '', time_experience, to } = row ?? {}
  return { title, company, location, website, no_website, from, time_experience, to: to ?? '', description }
}
