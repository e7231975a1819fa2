import { useText } from '../i18n/language.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Props {
  /** Name of the record; undefined while nothing is being deleted. */
  name: string | undefined
  /** Why the record cannot be deleted now, when that is known before. */
  stays?: string | undefined
  /** What is deleted together with the record. */
  loses?: string | undefined
  /** Deletes the record; a refusal is shown in the dialog, which stays open. */
  onDelete(): Promise<unknown>
  onClose(): void
}

/** Names the record before its deletion, or says why it cannot be deleted (PRO-03). */
export function ConfirmDelete({ name, stays, loses, onDelete, onClose }: Props) {
  const t = useText()
  const confirm = async () => {
    await onDelete()
    onClose()
  }
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={stays ? t('common.delete_stays', { name: name ?? '' }) : t('common.delete_title')}
      confirmLabel={stays ? undefined : t('common.delete_confirm')}
      cancelLabel={stays && t('common.close')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{stays ?? t('common.delete_question', { name: name ?? '' })}</p>
      {loses && !stays && <p>{loses}</p>}
    </ConfirmDialog>
  )
}
