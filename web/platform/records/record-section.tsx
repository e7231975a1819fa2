import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import type { Column } from '../tables/column.tsx'
import { DataTable } from '../tables/data-table.tsx'
import type { ListView } from '../tables/list-view.ts'
import type { RowAction } from '../tables/row-action.ts'
import { useHeadPlace } from '../ui/beside-title.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ModalShell } from '../ui/modal-shell.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'

/** The properties of a form of the section. */
export interface SectionForm {
  onDone(): void
  /** Reads the list again, after the record was changed elsewhere. */
  onReload(): void
}

interface Props<Row> {
  texts: {
    readonly title: string
    readonly description: string
    readonly add: string
    /** The title of the form that edits a row; the record's name by default. */
    readonly edit?: string | ((row: Row) => string)
    readonly empty: string
    readonly emptyText?: string
  }
  list: ListView<Row>
  /** `edit` opens a row's form, for cells that do so. */
  columns: readonly Column<Row>[] | ((edit: (row: Row) => void) => readonly Column<Row>[])
  nameOf(row: Row): string
  /** Readers without the right to change get no buttons. */
  mayChange?: boolean
  /** Where a new record is entered: in the place of the table, or in a dialog. */
  addsIn: 'place' | 'dialog'
  form(row: Row | undefined, form: SectionForm): ReactNode
  /** Why a row cannot be deleted now; undefined for a row that can. */
  whyItStays?(row: Row): string | undefined
  /** What is deleted together with a row; shown before. */
  whatIsLost?(row: Row): string | undefined
  /** Rows that cannot be edited or deleted. */
  isFixed?(row: Row): boolean
  /** Further actions of a row, before edit and delete. */
  actions?(row: Row): readonly RowAction[]
  onDelete(row: Row): Promise<Changed<Row>>
}

/** A list whose records are added, edited in a dialog and deleted in place, with search, sort and pages (PRO-03). */
export function RecordSection<Row extends { uuid: string }>(props: Props<Row>) {
  const {
    texts,
    list,
    columns,
    nameOf,
    mayChange = true,
    addsIn,
    form,
    whyItStays,
    whatIsLost,
    isFixed,
    actions,
    onDelete,
  } = props
  const t = useText()
  const isAtWork = useHeadPlace() !== undefined
  const banner = useBanner()
  const addButton = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Row>()
  const addsInPlace = addsIn === 'place'
  const isInPlace = adding && addsInPlace
  const shut = () => {
    setAdding(false)
    setEditing(undefined)
  }
  const onReload = () => {
    list.retry()
    shut()
  }
  const titleOf = (row: Row) =>
    typeof texts.edit === 'function' ? texts.edit(row) : (texts.edit ?? t('common.edit_named', { name: nameOf(row) }))
  const newForm = () =>
    form(undefined, {
      onDone: () => {
        shut()
        // The form disappears with the button that had the focus.
        if (addsInPlace) addButton.current?.focus()
      },
      onReload,
    })
  return (
    <>
      <PageHead title={texts.title} description={texts.description}>
        {mayChange && (
          <Button
            ref={addButton}
            tone={isInPlace ? 'quiet' : 'main'}
            icon={isInPlace ? <IconX size={20} aria-hidden="true" /> : <IconPlus size={20} aria-hidden="true" />}
            aria-expanded={addsInPlace ? adding : undefined}
            onClick={() => setAdding(!adding)}
          >
            {isInPlace ? t('common.close') : texts.add}
          </Button>
        )}
      </PageHead>
      {isInPlace ? (
        newForm()
      ) : (
        <DataTable
          caption={texts.title}
          list={list}
          columns={typeof columns === 'function' ? columns(setEditing) : columns}
          idOf={({ uuid }) => uuid}
          nameOf={nameOf}
          onEdit={mayChange ? setEditing : undefined}
          onDelete={
            mayChange
              ? async (row) => {
                  const { success_message } = await onDelete(row)
                  banner.success(success_message, { name: nameOf(row) })
                }
              : undefined
          }
          whyItStays={whyItStays}
          whatIsLost={whatIsLost}
          isFixed={isFixed}
          actions={actions}
          empty={<EmptyState title={texts.empty} text={texts.emptyText ?? (isAtWork ? texts.description : undefined)} />}
        />
      )}
      <ModalShell
        open={editing !== undefined || (adding && !addsInPlace)}
        title={editing ? titleOf(editing) : texts.add}
        onClose={shut}
      >
        {editing ? form(editing, { onDone: shut, onReload }) : adding && newForm()}
      </ModalShell>
    </>
  )
}
