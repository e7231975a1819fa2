import { type ReferenceView, referenceForm, referenceTypes } from '#domain/people/profile/references.contract.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { useReferenceChanges } from '../sections.queries.ts'

/** Adds or changes a reference or an emergency contact (REF-01). */
export function ReferenceForm({ row, ...then }: { row: ReferenceView | undefined } & SectionForm) {
  const t = useText()
  const { add, save } = useReferenceChanges()
  return (
    <RecordForm
      name={`reference:${row?.uuid ?? 'new'}`}
      schema={referenceForm}
      initial={fieldsOf(row)}
      submit={(input) => (row ? save(row, input) : add(input))}
      nameOf={({ fullname }) => fullname}
      {...then}
      submitLabel={t('common.save')}
      guard={!row}
    >
      <RadioField
        name="type"
        label={t('references.type')}
        options={referenceTypes.map((type) => ({ value: type, label: t(`references.type.${type}`) }))}
      />
      <FieldGrid>
        <TextField name="fullname" label={t('references.fullname')} autoComplete="off" />
        <TextField name="relation" label={t('references.relation')} hint={t('references.relation_help')} />
        <TextField name="phone" label={t('references.phone')} hint={t('personal.phone_help')} type="tel" autoComplete="off" />
        <TextField name="address" label={t('personal.address')} autoComplete="off" />
      </FieldGrid>
    </RecordForm>
  )
}

function fieldsOf(row: ReferenceView | undefined) {
  const { fullname = '', relation = '', phone = '', address = '', type = 'reference' as const } = row ?? {}
  return { fullname, relation, phone, address, type }
}
