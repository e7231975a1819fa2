import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { IconButton, IconLink } from '../ui/button.tsx'
import styles from './data-table.module.css'

/** What a button of a row does: acts here, or leads to a screen of its own. */
type RowAction = (() => void) | string | undefined

interface Props {
  name: string
  edit: RowAction
  remove: RowAction
  children: ReactNode
}

/** Edit and delete of one row; their names say which row. */
export function RowActions({ name, edit, remove, children }: Props) {
  const t = useText()
  return (
    <div className={styles.rowActions}>
      {children}
      <RowButton label={t('common.edit_named', { name })} action={edit}>
        <IconPencil size={20} aria-hidden="true" />
      </RowButton>
      <RowButton label={t('common.delete_named', { name })} action={remove}>
        <IconTrash size={20} aria-hidden="true" />
      </RowButton>
    </div>
  )
}

function RowButton({ label, action, children }: { label: string; action: RowAction; children: ReactNode }) {
  if (action === undefined) return null
  if (typeof action === 'string')
    return (
      <IconLink label={label} to={action}>
        {children}
      </IconLink>
    )
  return (
    <IconButton label={label} onClick={action}>
      {children}
    </IconButton>
  )
}
