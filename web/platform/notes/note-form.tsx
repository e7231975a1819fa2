import type { ReactNode } from 'react'
import { z } from 'zod'
import { type Mentioned, mentioned, withReferences } from '#domain/kernel/mentions.ts'
import { noteForm } from '#domain/kernel/notes.ts'
import { FormShell } from '../forms/form-shell.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { MentionField } from './mention-field.tsx'
import type { FindColleagues } from './use-picker.ts'

/** What is typed, with names, and whom they mean; a draft keeps both. */
const typedNote = noteForm.extend({ picked: z.array(mentioned) })

interface Props {
  /** Names the draft. */
  name: string
  /** The note as its author reads it, and whom it mentions. */
  text?: string
  picked?: readonly Mentioned[]
  label: string
  hint?: string
  submitLabel: string
  actions?: ReactNode
  /** The form stays open and empties itself after saving. */
  again?: boolean
  find: FindColleagues
  submit(fields: { description: string }): Promise<{ success_message: string }>
  onDone?(): void
}

/** The form of a note. It sends mentions as references (NOT-03). */
export function NoteForm(props: Props) {
  const { name, text = '', picked = [], label, hint, submitLabel, actions, again = false, find, submit, onDone } = props
  const banner = useBanner()
  return (
    <FormShell
      name={name}
      schema={typedNote}
      initial={{ description: text, picked: [...picked] }}
      mayStayEmpty={again}
      submitLabel={submitLabel}
      actions={actions}
      submit={({ description, picked: whom }) => submit({ description: withReferences(description, whom) })}
      {...(again && { saved: () => ({ description: '', picked: [] }) })}
      onDone={({ success_message }) => {
        banner.success(success_message)
        onDone?.()
      }}
    >
      <MentionField label={label} {...(hint !== undefined && { hint })} rows={3} find={find} />
    </FormShell>
  )
}
