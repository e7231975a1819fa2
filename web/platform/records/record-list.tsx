import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '../i18n/language.tsx'
import type { Column } from '../tables/column.tsx'
import { DataTable } from '../tables/data-table.tsx'
import type { ListView } from '../tables/list-view.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ModalShell } from '../ui/modal-shell.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'
import { RecordForm } from './record-form.tsx'

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
  /** Who may only look gets no buttons. */
  mayChange: boolean
  schema: Schema
  /** What the form begins with: a row's fields, or a new record's. */
  fieldsOf(row: Row | undefined): DefaultValues<z.input<Schema>>
  /** The fields of the form; a new record may have others than one that is edited. */
  fields: ReactNode | ((row: Row | undefined) => ReactNode)
  /** Rows that nobody edits or deletes. */
  isFixed?(row: Row): boolean
  /** Further actions of a row, before edit and delete. */
  actions?(row: Row): ReactNode
  onAdd(input: z.input<Schema>): Promise<Changed<Row>>
  onSave(row: Row, input: z.input<Schema>): Promise<Changed<Row>>
  onDelete(row: Row): Promise<Changed<Row>>
}

/** A list with all that is done to its records on the spot: search, sort, pages, and dialogs that add, edit and delete. */
export function RecordList<Row extends { uuid: string }, Schema extends z.ZodType<unknown, FieldValues>>(
  props: Props<Row, Schema>,
) {
  const { name, texts, list, columns, nameOf, mayChange, schema, fieldsOf, fields, isFixed, actions, onAdd, onSave, onDelete } =
    props
  const t = useText()
  const banner = useBanner()
  const [open, setOpen] = useState<Row | 'new'>()
  const row = open === 'new' ? undefined : open
  const remove = async (gone: Row) => {
    const { success_message, data } = await onDelete(gone)
    banner.success(success_message, { name: nameOf(data) })
  }
  return (
    <div className="page">
      <PageHead title={texts.title} description={texts.description}>
        {mayChange && (
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        )}
      </PageHead>
      <DataTable
        caption={texts.title}
        list={list}
        columns={columns}
        idOf={({ uuid }) => uuid}
        nameOf={nameOf}
        onEdit={mayChange ? setOpen : undefined}
        onDelete={mayChange ? remove : undefined}
        isFixed={isFixed}
        actions={actions}
        empty={<EmptyState title={texts.empty} />}
      />
      <ModalShell open={open !== undefined} title={row ? texts.edit : texts.add} onClose={() => setOpen(undefined)}>
        {open && (
          <RecordForm
            key={row?.uuid}
            name={`${name}:${row?.uuid ?? 'new'}`}
            schema={schema}
            initial={fieldsOf(row)}
            submit={(input) => (row ? onSave(row, input) : onAdd(input))}
            nameOf={nameOf}
            onDone={() => setOpen(undefined)}
            onReload={() => {
              list.retry()
              setOpen(undefined)
            }}
            submitLabel={t('common.save')}
          >
            {typeof fields === 'function' ? fields(row) : fields}
          </RecordForm>
        )}
      </ModalShell>
    </div>
  )
}
