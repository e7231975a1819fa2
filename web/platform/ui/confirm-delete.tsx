import { useText } from '../i18n/language.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Props {
  /** Name of what goes; undefined while nothing is being deleted. */
  name: string | undefined
  /** Deletes; a refusal is shown in the dialog, which stays open. */
  onDelete(): Promise<unknown>
  onClose(): void
}

/** Names the item before it is deleted (PRO-03). */
export function ConfirmDelete({ name, onDelete, onClose }: Props) {
  const t = useText()
  const confirm = async () => {
    await onDelete()
    onClose()
  }
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={t('common.delete_title')}
      confirmLabel={t('common.delete_confirm')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('common.delete_question', { name: name ?? '' })}</p>
    </ConfirmDialog>
  )
}
