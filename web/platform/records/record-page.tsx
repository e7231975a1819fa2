import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { FileRule } from '../forms/file-rule.ts'
import type { InitialValues, Upload } from '../forms/form-shell.tsx'
import { useText } from '../i18n/language.tsx'
import { AsyncSection, type Loading } from '../ui/async-section.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Changed } from './changed.ts'
import { RecordForm } from './record-form.tsx'

interface Props<Row, Schema extends z.ZodType<unknown, FieldValues>> {
  /** Names the draft. */
  name: string
  title: string
  /** The list of the page, to which it returns. */
  back: { readonly to: string; readonly label: string }
  /** The edited record; absent when one is added. */
  query?: Loading<Row>
  schema: Schema
  fieldsOf(row: Row | undefined): InitialValues<z.input<Schema>>
  files?: Record<string, FileRule> | undefined
  submit(input: z.input<Schema>, row: Row | undefined, upload: Upload): Promise<Changed<unknown>>
  nameOf(row: Row): string
  /** The page to go to afterwards, when it is not the list. */
  doneAt?(row: Row): string
  /** Further links for the case that another person changed the record, and further buttons beside the one that sends. */
  staleActions?: ReactNode
  actions?: ReactNode
  /** The form is longer than a window: its buttons stay visible. */
  long?: boolean
  children: ReactNode | ((row: Row | undefined) => ReactNode)
}

/** A page that adds or edits one record. Saving returns to the list with a banner (SHR-01). */
export function RecordPage<Row, Schema extends z.ZodType<unknown, FieldValues>>(props: Props<Row, Schema>) {
  const {
    name,
    title,
    back,
    query,
    schema,
    fieldsOf,
    files,
    submit,
    nameOf,
    doneAt,
    staleActions,
    actions,
    long = false,
    children,
  } = props
  const t = useText()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  // Remounts the form, because its values are the initial ones.
  const reload = async () => {
    await query?.refetch()
    setRound((count) => count + 1)
  }
  const formOf = (row: Row | undefined) => (
    <RecordForm
      name={name}
      schema={schema}
      initial={fieldsOf(row)}
      files={files}
      submit={(input, upload) => submit(input, row, upload) as Promise<Changed<Row>>}
      nameOf={nameOf}
      onDone={(done) => void navigate(doneAt?.(done) ?? back.to)}
      onReload={() => void reload()}
      staleActions={staleActions}
      actions={actions}
      submitLabel={t('common.save')}
      long={long}
      guard
    >
      {typeof children === 'function' ? children(row) : children}
    </RecordForm>
  )
  const form = (row: Row | undefined) => (
    <AsOpened key={round} row={row}>
      {formOf}
    </AsOpened>
  )
  return (
    <div className="page">
      <PageHead title={title} back={back} />
      {query ? <AsyncSection query={query}>{form}</AsyncSection> : form(undefined)}
    </div>
  )
}

/** Keeps the record as it was when the form opened: a background read would hide that another person changed it. */
function AsOpened<Row>({ row, children }: { row: Row; children(row: Row): ReactNode }) {
  const [opened] = useState(row)
  return children(opened)
}
