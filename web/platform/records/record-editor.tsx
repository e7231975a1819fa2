import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { FileRule } from '../forms/file-rule.ts'
import type { InitialValues, Upload } from '../forms/form-shell.tsx'
import { useText } from '../i18n/language.tsx'
import { AsyncSection, type Loading } from '../ui/async-section.tsx'
import type { Changed } from './changed.ts'
import { RecordForm } from './record-form.tsx'

interface Props<Row, Schema extends z.ZodType<unknown, FieldValues>> {
  /** Names the draft. */
  name: string
  /** The edited record; absent when one is added. */
  query?: Loading<Row> | undefined
  schema: Schema
  fieldsOf(row: Row | undefined): InitialValues<z.input<Schema>>
  files?: Record<string, FileRule> | undefined
  submit(input: z.input<Schema>, row: Row | undefined, upload: Upload): Promise<Changed<unknown>>
  nameOf(row: Row): string
  /** The page to go to afterwards. */
  doneAt(row: Row): string
  /** Further buttons for the case that another person changed the record. */
  staleActions?: ReactNode
  /** The form is longer than a window: its buttons stay visible. */
  long?: boolean
  children: ReactNode | ((row: Row | undefined) => ReactNode)
}

/** The form of a page that adds or edits one record. Saving leaves the page with a banner (SHR-01). */
export function RecordEditor<Row, Schema extends z.ZodType<unknown, FieldValues>>(props: Props<Row, Schema>) {
  const { query, fieldsOf, submit, doneAt, staleActions, children, ...form } = props
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
      {...form}
      initial={fieldsOf(row)}
      submit={(input, upload) => submit(input, row, upload) as Promise<Changed<Row>>}
      onDone={(done) => void navigate(doneAt(done))}
      stale={{ onReload: () => void reload(), actions: staleActions }}
      submitLabel={t('common.save')}
      guard
    >
      {typeof children === 'function' ? children(row) : children}
    </RecordForm>
  )
  const opened = (row: Row | undefined) => (
    <AsOpened key={round} row={row}>
      {formOf}
    </AsOpened>
  )
  return query ? <AsyncSection query={query}>{opened}</AsyncSection> : opened(undefined)
}

/** Keeps the record as it was when the form opened: a background read would hide that another person changed it. */
function AsOpened<Row>({ row, children }: { row: Row; children(row: Row): ReactNode }) {
  const [opened] = useState(row)
  return children(opened)
}
