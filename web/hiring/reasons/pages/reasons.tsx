import { type listReasonsEndpoint, type ReasonFields, reasonForm } from '#domain/hiring/reasons/reasons.contract.ts'
import { Fields } from '../../../platform/forms/fields.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
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
    <div className="page">
      <RecordSection
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
        addsIn="dialog"
        form={(row, then) => (
          <RecordForm
            name={`reason:${row?.uuid ?? 'new'}`}
            schema={reasonForm}
            initial={{ name: row?.name ?? '' }}
            submit={(input) => (row ? save(row, input) : add(input))}
            nameOf={({ name }) => name}
            submitLabel={t('common.save')}
            {...then}
          >
            <Fields<ReasonFields>
              of={{ name: <TextField name="name" label={t('reasons.name')} errorTexts={otherNameErrors} autoComplete="off" /> }}
            />
          </RecordForm>
        )}
        onDelete={remove}
      />
    </div>
  )
}
