import type { IconNode } from '@tabler/icons-react'
import { __iconNode as pencilIcon } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { __iconNode as trashIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { LightIconButton, LightIconLink } from '../ui/light-icon.tsx'
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
      <RowButton label={t('common.edit_named', { name })} action={edit} icon={pencilIcon} />
      <RowButton label={t('common.delete_named', { name })} action={remove} icon={trashIcon} />
    </div>
  )
}

function RowButton({ label, action, icon }: { label: string; action: RowAction; icon: IconNode }) {
  if (action === undefined) return null
  return typeof action === 'string' ? (
    <LightIconLink label={label} to={action} icon={icon} />
  ) : (
    <LightIconButton label={label} onClick={action} icon={icon} />
  )
}
