import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FileRule } from '../forms/file-rule.ts'
import { FormEnd, FormShell, type InitialValues, type Upload } from '../forms/form-shell.tsx'
import { useText, useWireText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { useBanner } from '../ui/use-banner.ts'
import type { Changed } from './changed.ts'

/** The way on after another person changed the record. */
export interface Stale {
  /** Reads the record again. */
  onReload(): void
  /** Further buttons beside this one; the input stays. */
  readonly actions?: ReactNode
}

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
  stale?: Stale | undefined
  submitLabel: string
  /** The form is longer than a window: its buttons stay visible. */
  long?: boolean
  guard?: boolean
  children: ReactNode
}

/** The form of one record. It shows a banner when it is saved, and a way on when another person changed the record meanwhile (SHR-02). */
export function RecordForm<Row, Schema extends z.ZodType<unknown, FieldValues>>(props: Props<Row, Schema>) {
  const { nameOf, onDone, stale, submitLabel, long, guard, children, ...form } = props
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
    >
      {children}
      <FormEnd
        label={submitLabel}
        long={long}
        guard={guard}
        explain={(refusal, startOver) =>
          refusal.code === 'errors.stale' && stale ? (
            <>
              {wireText(refusal.code)}
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  startOver()
                  stale.onReload()
                }}
              >
                {t('common.reload')}
              </Button>
              {stale.actions}
            </>
          ) : undefined
        }
      />
    </FormShell>
  )
}
