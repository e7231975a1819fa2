import { type listReasonsEndpoint, type ReasonFields, reasonForm } from '#domain/hiring/reasons/reasons.contract.ts'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordList } from '../../../platform/records/record-list.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useReasonChanges, useReasons } from '../reasons.queries.ts'

/** /vacancies/admin/reasons: the company's reasons for rejecting a candidate (REJ-01). */
export default function Reasons() {
  const t = useText()
  const list = useReasons()
  const { add, save, remove } = useReasonChanges()
  const columns: ColumnsOf<typeof listReasonsEndpoint> = [
    { key: 'name', label: t('reasons.name'), sortable: true, cell: (row) => row.name },
    { key: 'updated_at', label: t('reasons.updated_at'), sortable: true, cell: (row) => <ShownDate at={row.updated_at} /> },
  ]
  return (
    <RecordList
      name="reason"
      texts={{
        title: t('reasons.title'),
        description: t('reasons.description'),
        add: t('reasons.add'),
        edit: t('reasons.edit'),
        empty: t('reasons.empty'),
      }}
      list={list}
      columns={columns}
      nameOf={(row) => row.name}
      mayChange={useMay({ module: 'candidates', item: 'change' })}
      schema={reasonForm}
      fieldsOf={(row) => ({ name: row?.name ?? '' })}
      fields={
        <Fields<ReasonFields>
          of={{ name: <TextField name="name" label={t('reasons.name')} errorTexts={otherNameErrors} autoComplete="off" /> }}
        />
      }
      onAdd={add}
      onSave={save}
      onDelete={remove}
    />
  )
}
