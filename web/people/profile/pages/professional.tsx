import { useText } from '../../../platform/i18n/language.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { EducationForm } from '../forms/education-form.tsx'
import { ShownPeriod } from '../parts/shown-period.tsx'
import { useEducation, useEducationChanges } from '../sections.queries.ts'

/** /profile/professional: a candidate's education (EDU-01). */
export default function Professional() {
  const t = useText()
  const { remove } = useEducationChanges()
  const list = useRows(useEducation(), {
    sort: '-from',
    textOf: ({ field, level, school, location }) => [field, level, school, location].join(' '),
    sortValueOf: (row, column) => row[column as 'field' | 'level' | 'school' | 'from'],
  })
  return (
    <RecordSection
      texts={{
        title: t('professional.title'),
        description: t('professional.description'),
        add: t('professional.add'),
        empty: t('professional.empty'),
        emptyText: t('professional.empty_text'),
      }}
      list={list}
      columns={[
        { key: 'field', label: t('professional.field'), sortable: true, cell: ({ field }) => field },
        { key: 'level', label: t('professional.level'), sortable: true, cell: ({ level }) => level },
        { key: 'school', label: t('professional.school'), sortable: true, cell: ({ school }) => school },
        { key: 'from', label: t('profile.period'), sortable: true, cell: ({ from, to }) => <ShownPeriod from={from} to={to} /> },
      ]}
      nameOf={({ field }) => field}
      addsIn="place"
      form={(row, then) => <EducationForm row={row} {...then} />}
      onDelete={remove}
    />
  )
}
