import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { ModalShell } from './modal-shell.tsx'

interface Props {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
  onConfirm(): void
  onCancel(): void
  children: ReactNode
}

/** Asks before something that cannot be undone. The way back has the focus. */
export function ConfirmDialog({ open, title, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel, children }: Props) {
  const t = useText()
  return (
    <ModalShell open={open} title={title} onClose={onCancel} role="alertdialog">
      <div>{children}</div>
      <div className={styles.actions}>
        <Button tone="quiet" autoFocus onClick={onCancel}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button tone="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </ModalShell>
  )
}
