import { useText } from '../i18n/language.tsx'
import type { Deletion, RowAction } from './row-action.ts'

interface Changes {
  /** The address of the screen that edits the row, or what opens its form. */
  edit: string | (() => void)
  /** The address of the screen that deletes the row, or what its table asks. */
  remove: string | Deletion
}

/** Edit and delete as actions of a row, which is named; none for readers without the right. */
export function useChangeActions(): (name: string, changes: Changes | false) => readonly RowAction[] {
  const t = useText()
  return (name, changes) => {
    if (!changes) return []
    const { edit, remove } = changes
    const editing = { label: t('common.edit'), name: t('common.edit_named', { name }), changes: true }
    const deleting = { label: t('common.delete'), name: t('common.delete_named', { name }), changes: true, deletes: true }
    return [
      typeof edit === 'string' ? { ...editing, to: edit } : { ...editing, onPress: edit },
      typeof remove === 'string' ? { ...deleting, to: remove } : { ...deleting, deletion: remove },
    ]
  }
}
