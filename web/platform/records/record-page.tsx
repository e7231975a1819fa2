import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useText } from '../i18n/language.tsx'
import { AsyncSection, type Loading } from '../ui/async-section.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Changed } from './changed.ts'
import { RecordForm } from './record-form.tsx'

interface Props<Row, Schema extends z.ZodType<unknown, FieldValues>> {
  /** Names the draft. */
  name: string
  title: string
  /** The list that the page belongs to; it leads back there when it is done. */
  back: { readonly to: string; readonly label: string }
  /** The record that is edited; nothing where one is added. */
  query?: Loading<Row>
  schema: Schema
  fieldsOf(row: Row | undefined): DefaultValues<z.input<Schema>>
  submit(input: z.input<Schema>, row: Row | undefined): Promise<Changed<unknown>>
  nameOf(row: Row): string
  children: ReactNode
}

/** A page of its own that adds or edits one record; saved, it is on its list with a banner (SHR-01). */
export function RecordPage<Row, Schema extends z.ZodType<unknown, FieldValues>>(props: Props<Row, Schema>) {
  const { name, title, back, query, schema, fieldsOf, submit, nameOf, children } = props
  const t = useText()
  const navigate = useNavigate()
  const form = (row: Row | undefined) => (
    <RecordForm
      name={name}
      schema={schema}
      initial={fieldsOf(row)}
      submit={(input) => submit(input, row) as Promise<Changed<Row>>}
      nameOf={nameOf}
      onDone={() => void navigate(back.to)}
      onReload={() => void query?.refetch()}
      submitLabel={t('common.save')}
      guard
    >
      {children}
    </RecordForm>
  )
  return (
    <div className="page">
      <PageHead title={title} back={back} />
      {query ? <AsyncSection query={query}>{form}</AsyncSection> : form(undefined)}
    </div>
  )
}
