import { type ReactNode, useId, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './confirm-with-reason.module.css'

interface Props {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel: string
  /** The name of the field for the reason, which may stay empty. */
  reasonLabel: string
  onConfirm(reason: string): Promise<unknown>
  onCancel(): void
  /** Names the record and the consequence. */
  children: ReactNode
}

/** Asks before an irreversible action, and for a reason that somebody else reads. The reason is forgotten with the question. */
export function ConfirmWithReason({ reasonLabel, onConfirm, onCancel, children, ...question }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const leave = () => {
    setReason('')
    onCancel()
  }
  return (
    <ConfirmDialog
      {...question}
      onCancel={leave}
      onConfirm={() => onConfirm(reason).then(() => setReason(''))}
      fields={
        <>
          <label htmlFor={id}>{reasonLabel}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={limits.text.description}
            className={styles.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      }
    >
      {children}
    </ConfirmDialog>
  )
}
