import { type ReactNode, useId } from 'react'
import { useAction } from '../client/use-action.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { RefusalMessage } from './message-box.tsx'
import { ModalShell } from './modal-shell.tsx'

interface Props {
  open: boolean
  title: string
  /** Absent when there is nothing to confirm. */
  confirmLabel: string | undefined
  cancelLabel?: string | undefined
  /** Runs after the confirmation. Meanwhile the button is busy; a refusal is shown here, and the dialog stays open. */
  onConfirm(): unknown
  onCancel(): void
  /** Names the record and the consequence; announced when the dialog opens. */
  children: ReactNode
  /** Fields to fill in before the confirmation. */
  fields?: ReactNode
}

/** Asks before an irreversible action. The button that cancels has the focus. */
export function ConfirmDialog({ open, title, onCancel, ...question }: Props) {
  const id = useId()
  return (
    <ModalShell open={open} title={title} describedBy={id} onClose={onCancel} role="alertdialog">
      <Question id={id} onCancel={onCancel} {...question} />
    </ModalShell>
  )
}

/** Mounted only while the dialog is open, so that it shows no refusal of an earlier question. */
function Question({
  id,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  children,
  fields,
}: Omit<Props, 'open' | 'title'> & { id: string }) {
  const t = useText()
  const { busy, refusal, run } = useAction(async () => onConfirm())
  return (
    <>
      <div id={id}>{children}</div>
      {fields}
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button tone="quiet" autoFocus onClick={onCancel}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        {confirmLabel && (
          <Button tone="danger" busy={busy} onClick={() => void run()}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </>
  )
}
