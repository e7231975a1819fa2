import { useAction } from '../client/use-action.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Notice } from './notice.tsx'

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
  const wireText = useWireText()
  const deletion = useAction(async () => {
    await onDelete()
    onClose()
  })
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={t('common.delete_title')}
      confirmLabel={t('common.delete_confirm')}
      busy={deletion.busy}
      onConfirm={() => void deletion.run()}
      onCancel={onClose}
    >
      <p>{t('common.delete_question', { name: name ?? '' })}</p>
      {deletion.refusal && <Notice tone="error">{wireText(deletion.refusal.code)}</Notice>}
    </ConfirmDialog>
  )
}
