import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Fragment, type ReactNode, type Ref, useRef, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import type { Column } from '../tables/column.tsx'
import { DataTable } from '../tables/data-table.tsx'
import type { ListView } from '../tables/list-view.ts'
import type { RowActions } from '../tables/row-action.ts'
import { useChangeActions } from '../tables/use-change-actions.ts'
import { useHeadPlace } from '../ui/beside-title.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ModalShell } from '../ui/modal-shell.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'
import type { Stale } from './record-form.tsx'

/** What a form of the section does afterwards. */
export interface SectionForm {
  onDone(): void
  readonly stale: Stale
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
  actions?(row: Row): RowActions
  /** Without it rows are neither edited nor deleted here. */
  onDelete?(row: Row): Promise<Changed<Row>>
}

/** A list whose records are added, edited in a dialog and deleted in place, with search, sort and pages (PRO-03). */
export function RecordSection<Row extends { uuid: string }>(props: Props<Row>) {
  const { texts, list, columns, nameOf, mayChange = true, addsIn, form, onDelete, ...rest } = props
  const { whyItStays, whatIsLost, isFixed, actions } = rest
  const t = useText()
  const isAtWork = useHeadPlace() !== undefined
  const banner = useBanner()
  const changeActions = useChangeActions()
  const addButton = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Row>()
  const addsInPlace = addsIn === 'place'
  const shut = () => {
    setAdding(false)
    setEditing(undefined)
  }
  const stale = {
    onReload: () => {
      list.retry()
      shut()
    },
  }
  const titleOf = (row: Row) =>
    typeof texts.edit === 'function' ? texts.edit(row) : (texts.edit ?? t('common.edit_named', { name: nameOf(row) }))
  const onAdded = () => {
    shut()
    // The form disappears with the button that had the focus.
    if (addsInPlace) addButton.current?.focus()
  }
  const newForm = adding && form(undefined, { onDone: onAdded, stale })
  const actionsOf = (row: Row): RowActions => {
    const more = actions?.(row) ?? []
    if (!mayChange) return more
    if (!onDelete || isFixed?.(row)) return more.map((action) => action && { ...action, inMenu: true })
    const remove = async () => banner.success((await onDelete(row)).success_message, { name: nameOf(row) })
    const deletion = { onDelete: remove, stays: whyItStays?.(row), loses: whatIsLost?.(row) }
    return [...more, ...changeActions(nameOf(row), { edit: () => setEditing(row), remove: deletion })]
  }
  return (
    <>
      <PageHead title={texts.title} description={texts.description}>
        {mayChange && (
          <AddButton
            ref={addButton}
            label={texts.add}
            isOpen={addsInPlace ? adding : undefined}
            onClick={() => setAdding(!adding)}
          />
        )}
      </PageHead>
      {(addsInPlace && newForm) || (
        <DataTable
          caption={texts.title}
          list={list}
          columns={typeof columns === 'function' ? columns(setEditing) : columns}
          nameOf={nameOf}
          actions={mayChange || actions ? actionsOf : undefined}
          empty={<EmptyState title={texts.empty} text={texts.emptyText ?? (isAtWork ? texts.description : undefined)} />}
        />
      )}
      <ModalShell
        open={editing !== undefined || (adding && !addsInPlace)}
        title={editing ? titleOf(editing) : texts.add}
        onClose={shut}
      >
        {/* The dialog shows its last row while it closes, so another one needs a form of its own. */}
        {editing ? <Fragment key={editing.uuid}>{form(editing, { onDone: shut, stale })}</Fragment> : newForm}
      </ModalShell>
    </>
  )
}

interface AddButtonProps {
  ref: Ref<HTMLButtonElement>
  label: string
  /** Whether the form is open in the place of the table; undefined for a dialog. */
  isOpen: boolean | undefined
  onClick(): void
}

function AddButton({ ref, label, isOpen, onClick }: AddButtonProps) {
  const t = useText()
  const Icon = isOpen ? IconX : IconPlus
  return (
    <Button
      ref={ref}
      tone={isOpen ? 'quiet' : 'main'}
      icon={<Icon size={20} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {isOpen ? t('common.close') : label}
    </Button>
  )
}
