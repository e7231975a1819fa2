import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { type Mentioned, mentioned, withReferences } from '#domain/kernel/mentions.ts'
import { noteForm } from '#domain/kernel/notes.ts'
import { FormEnd, FormShell } from '../forms/form-shell.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { MentionField } from './mention-field.tsx'
import styles from './notes.module.css'
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
  /** One line until somebody writes: the label is the placeholder. */
  brief?: boolean
  find: FindColleagues
  submit(fields: { description: string }): Promise<{ success_message: string }>
  onDone?(): void
}

/** The form of a note. It sends mentions as references (NOT-03). */
export function NoteForm(props: Props) {
  const {
    name,
    text = '',
    picked = [],
    label,
    hint,
    submitLabel,
    actions,
    again = false,
    brief = false,
    find,
    submit,
    onDone,
  } = props
  const banner = useBanner()
  const [isOpen, setIsOpen] = useState(false)
  const form = (
    <FormShell
      name={name}
      schema={typedNote}
      initial={{ description: text, picked: [...picked] }}
      mayStayEmpty={again}
      submit={({ description, picked: whom }) => submit({ description: withReferences(description, whom) })}
      {...(again && { saved: () => ({ description: '', picked: [] }) })}
      onDone={({ success_message }) => {
        banner.success(success_message)
        setIsOpen(false)
        onDone?.()
      }}
    >
      <div className={styles.field}>
        <MentionField label={label} {...(hint !== undefined && { hint })} rows={brief ? 1 : 3} brief={brief} find={find} />
      </div>
      <FormEnd label={submitLabel}>{actions}</FormEnd>
    </FormShell>
  )
  if (!brief) return form
  const open = () => setIsOpen(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of its field.
    <div className={styles.brief} data-open={isOpen || undefined} onFocus={open} onInput={open}>
      {form}
    </div>
  )
}
