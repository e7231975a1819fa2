import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useId, useState } from 'react'
import field from '../forms/field.module.css'
import { useText } from '../i18n/language.tsx'
import { SlotPlace } from '../ui/beside-title.tsx'
import button from '../ui/button.module.css'
import { Button, IconButton } from '../ui/button.tsx'
import { ModalShell } from '../ui/modal-shell.tsx'
import type { Column } from './column.tsx'
import styles from './list-filters.module.css'
import type { ListView } from './list-view.ts'

/** Up to this width lists show their short rows. */
export const phoneWidth = '(max-width: 44rem)'

/** Opens the sheet with the filters and the order of a list, on a phone. */
export function ListSheet<Row>({ list, columns }: { list: ListView<Row>; columns: readonly Column<Row>[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('lists.filters')} className={button.framed ?? ''} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustments size={20} aria-hidden="true" />
      </IconButton>
      <ModalShell open={isOpen} title={t('lists.filters')} size="sheet" onClose={() => setOpen(false)}>
        <div className={styles.sheet}>
          <SlotPlace slot="filters" />
          <Order list={list} columns={columns} />
          <Button onClick={() => setOpen(false)}>{t('lists.show_found')}</Button>
        </div>
      </ModalShell>
    </>
  )
}

/** The order of the rows, which wide windows choose by the headings. */
function Order<Row>({ list, columns }: { list: ListView<Row>; columns: readonly Column<Row>[] }) {
  const t = useText()
  const id = useId()
  const sortable = columns.filter(({ sortable }) => sortable)
  if (sortable.length === 0) return null
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {t('lists.order')}
      </label>
      <select
        id={id}
        className={field.control}
        value={list.state.sort}
        onChange={(event) => list.change({ sort: event.target.value })}
      >
        {sortable.flatMap(({ key, label }) => [
          <option key={key} value={key}>
            {t('lists.ascending', { column: label })}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t('lists.descending', { column: label })}
          </option>,
        ])}
      </select>
    </div>
  )
}
