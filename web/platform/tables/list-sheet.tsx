import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useId, useState } from 'react'
import field from '../forms/field.module.css'
import { useText } from '../i18n/language.tsx'
import { SlotPlace } from '../ui/beside-title.tsx'
import button from '../ui/button.module.css'
import { Button, IconButton } from '../ui/button.tsx'
import { ModalShell } from '../ui/modal-shell.tsx'
import { useShownList } from './list-context.ts'
import styles from './list-filters.module.css'
import { type ListOrder, OrderChoice, useColumnOrders } from './order-choice.tsx'

interface Props {
  /** The orders of a list whose headings do not name them all. */
  orders: readonly ListOrder[] | undefined
}

/** Opens the sheet with the filters and the order of a list, on a phone. */
export function ListSheet({ orders }: Props) {
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
          <Order orders={orders} />
          <Button onClick={() => setOpen(false)}>{t('lists.show_found')}</Button>
        </div>
      </ModalShell>
    </>
  )
}

/** The order of the rows, which wide windows choose by the headings or beside the search. */
function Order({ orders }: Props) {
  const t = useText()
  const { list, columns } = useShownList()
  const byColumns = useColumnOrders(columns)
  const shown = orders ?? byColumns
  const id = useId()
  if (shown.length === 0) return null
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {t('lists.order')}
      </label>
      <OrderChoice id={id} list={list} orders={shown} />
    </div>
  )
}
