import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FileRule } from '../forms/file-rule.ts'
import { FormShell, type InitialValues, type Upload } from '../forms/form-shell.tsx'
import { useText, useWireText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'

interface Props<Row, Schema extends z.ZodType<unknown, FieldValues>> {
  /** Names the draft. */
  name: string
  schema: Schema
  initial: InitialValues<z.input<Schema>>
  files?: Record<string, FileRule> | undefined
  submit(input: z.input<Schema>, upload: Upload): Promise<Changed<Row>>
  /** The record's name in the banner about the change (SHR-01). */
  nameOf(row: Row): string
  onDone(row: Row): void
  /** Reads the record again, after another person changed it. */
  onReload?(): void
  /** Further links for the case that another person changed the record; the input stays. */
  staleActions?: ReactNode
  /** Further buttons beside the one that sends. */
  actions?: ReactNode
  submitLabel: string
  /** The form is longer than a window: its buttons stay visible. */
  long?: boolean
  guard?: boolean
  children: ReactNode
}

/** The form of one record. It shows a banner when it is saved, and a way on when another person changed the record meanwhile (SHR-02). */
export function RecordForm<Row, Schema extends z.ZodType<unknown, FieldValues>>(props: Props<Row, Schema>) {
  const { nameOf, onDone, onReload, staleActions, children, ...form } = props
  const t = useText()
  const wireText = useWireText()
  const banner = useBanner()
  return (
    <FormShell
      {...form}
      onDone={({ success_message, data }) => {
        banner.success(success_message, { name: nameOf(data) })
        onDone(data)
      }}
      explain={(refusal, startOver) =>
        refusal.code === 'errors.stale' && onReload ? (
          <>
            {wireText(refusal.code)}
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                startOver()
                onReload()
              }}
            >
              {t('common.reload')}
            </Button>
            {staleActions}
          </>
        ) : undefined
      }
    >
      {children}
    </FormShell>
  )
}
