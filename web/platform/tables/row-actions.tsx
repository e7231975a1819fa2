import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { IconButton } from '../ui/button.tsx'
import styles from './data-table.module.css'

interface Props {
  name: string
  onEdit: (() => void) | undefined
  onDelete: (() => void) | undefined
  children: ReactNode
}

/** Edit and delete of one row; their names say which row. */
export function RowActions({ name, onEdit, onDelete, children }: Props) {
  const t = useText()
  return (
    <div className={styles.rowActions}>
      {children}
      {onEdit && (
        <IconButton label={t('common.edit_named', { name })} onClick={onEdit}>
          <IconPencil size={20} aria-hidden="true" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={t('common.delete_named', { name })} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
