import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { InitialValues } from '../forms/form-shell.tsx'
import { useText } from '../i18n/language.tsx'
import type { Column } from '../tables/column.tsx'
import type { ListView } from '../tables/list-view.ts'
import type { RowAction } from '../tables/row-action.ts'
import type { Changed } from './changed.ts'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'

interface Props<Row, Schema extends z.ZodType<unknown, FieldValues>> {
  /** Names the drafts of its forms. */
  name: string
  texts: {
    readonly title: string
    readonly description: string
    readonly add: string
    readonly edit: string
    readonly empty: string
  }
  list: ListView<Row>
  columns: readonly Column<Row>[]
  nameOf(row: Row): string
  /** Readers without the right to change get no buttons. */
  mayChange: boolean
  schema: Schema
  /** The initial values of the form: a row's fields, or those of a new record. */
  fieldsOf(row: Row | undefined): InitialValues<z.input<Schema>>
  /** The fields of the form; a new record may have others than an edited one. */
  fields: ReactNode | ((row: Row | undefined) => ReactNode)
  /** What is deleted together with a row; shown before. */
  whatIsLost?(row: Row): string | undefined
  /** Rows that cannot be edited or deleted. */
  isFixed?(row: Row): boolean
  /** Further actions of a row, before edit and delete. */
  actions?(row: Row): readonly RowAction[]
  onAdd(input: z.input<Schema>): Promise<Changed<Row>>
  onSave(row: Row, input: z.input<Schema>): Promise<Changed<Row>>
  onDelete(row: Row): Promise<Changed<Row>>
}

/** A staff page with a list of records: search, sort, pages, and dialogs that add, edit and delete. */
export function RecordList<Row extends { uuid: string }, Schema extends z.ZodType<unknown, FieldValues>>(
  props: Props<Row, Schema>,
) {
  const { name, schema, fieldsOf, fields, onAdd, onSave, nameOf, ...section } = props
  const t = useText()
  return (
    <div className="page">
      <RecordSection
        {...section}
        nameOf={nameOf}
        addsIn="dialog"
        form={(row, { onDone, onReload }) => (
          <RecordForm
            key={row?.uuid}
            name={`${name}:${row?.uuid ?? 'new'}`}
            schema={schema}
            initial={fieldsOf(row)}
            submit={(input) => (row ? onSave(row, input) : onAdd(input))}
            nameOf={nameOf}
            onDone={onDone}
            onReload={onReload}
            submitLabel={t('common.save')}
          >
            {typeof fields === 'function' ? fields(row) : fields}
          </RecordForm>
        )}
      />
    </div>
  )
}
