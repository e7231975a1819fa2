import { useMemo } from 'react'
import { type EducationView, educationForm } from '#domain/people/profile/education.contract.ts'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { useToday } from '../../../platform/session/own-record.ts'
import { useEducationChanges } from '../sections.queries.ts'
import { PeriodFields } from './period-fields.tsx'

/** Adds or changes a record of education (EDU-01). */
export function EducationForm({ row, ...then }: { row: EducationView | undefined } & SectionForm) {
  const t = useText()
  const { add, save } = useEducationChanges()
  const today = useToday()
  const schema = useMemo(() => educationForm(today), [today])
  return (
    <RecordForm
      name={`education:${row?.uuid ?? 'new'}`}
      schema={schema}
      initial={fieldsOf(row)}
      submit={(input) => (row ? save(row, input) : add(input))}
      nameOf={({ field }) => field}
      {...then}
      submitLabel={t('common.save')}
      guard={!row}
    >
      <FieldGrid>
        <TextField name="field" label={t('professional.field')} hint={t('professional.field_help')} />
        <TextField name="level" label={t('professional.level')} hint={t('professional.level_help')} />
        <TextField name="school" label={t('professional.school')} />
        <TextField name="location" label={t('profile.location')} hint={t('profile.location_help')} />
      </FieldGrid>
      <PeriodFields of="professional" today={today} />
    </RecordForm>
  )
}

function fieldsOf(row: EducationView | undefined) {
  const { level = '', field = '', school = '', location = '', from = '', time_professional, to } = row ?? {}
  return { level, field, school, location, from, time_professional, to: to ?? '' }
}
