import type { ReferenceView } from '#domain/people/profile/references.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { ReferenceForm } from '../forms/reference-form.tsx'
import { useReferenceChanges, useReferences } from '../sections.queries.ts'

/** /profile/references: a candidate's references and emergency contacts (REF-01). */
export default function References() {
  const t = useText()
  const { remove } = useReferenceChanges()
  const typeOf = ({ type }: ReferenceView) => t(`references.type.${type}`)
  const list = useRows(useReferences(), {
    sort: 'fullname',
    textOf: (row) => [row.fullname, row.relation, row.phone, row.address, typeOf(row)].join(' '),
    sortValueOf: (row, column) => (column === 'type' ? typeOf(row) : row[column as 'fullname' | 'relation']),
  })
  return (
    <RecordSection
      texts={{
        title: t('references.title'),
        description: t('references.description'),
        add: t('references.add'),
        empty: t('references.empty'),
        emptyText: t('references.empty_text'),
      }}
      list={list}
      columns={[
        { key: 'fullname', label: t('references.fullname'), sortable: true, cell: ({ fullname }) => fullname },
        { key: 'type', label: t('references.type'), sortable: true, cell: typeOf },
        { key: 'relation', label: t('references.relation'), sortable: true, cell: ({ relation }) => relation },
        { key: 'phone', label: t('references.phone'), cell: ({ phone }) => phone },
      ]}
      nameOf={({ fullname }) => fullname}
      addsIn="place"
      form={(row, then) => <ReferenceForm row={row} {...then} />}
      onDelete={remove}
    />
  )
}
