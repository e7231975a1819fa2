import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { IconButton } from './button.tsx'
import styles from './ordered-list.module.css'
import { useMovedFocus } from './use-moved-focus.ts'

interface Props<Row extends { readonly uuid: string }> {
  /** The accessible name of the list. */
  label: string
  rows: readonly Row[]
  nameOf(row: Row): string
  /** Stands below the name of a row. */
  factsOf?(row: Row): ReactNode
  mayChange: boolean
  /** Resolves when the server has the order. */
  onOrder(rows: readonly Row[]): Promise<unknown>
  onEdit(row: Row): void
  onDelete(row: Row): void
}

/** Records in their order, each with buttons that move, edit and delete it. The focus follows a moved one. */
export function OrderedList<Row extends { readonly uuid: string }>(props: Props<Row>) {
  const { label, rows, nameOf, factsOf, mayChange, onOrder, onEdit, onDelete } = props
  const t = useText()
  const [shown, setShown] = useState(rows)
  const { list, focus } = useMovedFocus<HTMLOListElement>(shown)
  const [known, setKnown] = useState(rows)
  const [news, setNews] = useState('')
  if (known !== rows) {
    setKnown(rows)
    setShown(rows)
  }
  const move = (from: number, by: -1 | 1) => {
    const moved = shown[from]
    if (!moved) return
    const others = shown.filter((one) => one !== moved)
    const order = [...others.slice(0, from + by), moved, ...others.slice(from + by)]
    focus(`${by < 0 ? 'up' : 'down'} ${moved.uuid}`)
    setShown(order)
    setNews(t('common.moved_place', { name: nameOf(moved), number: from + by + 1, count: shown.length }))
    // A refused order shows the one that the server has.
    onOrder(order).catch(() => setShown(rows))
  }
  return (
    <>
      <ol ref={list} className={styles.rows} aria-label={label}>
        {shown.map((row, place) => {
          const name = nameOf(row)
          return (
            <li key={row.uuid} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                {factsOf && <p className={styles.facts}>{factsOf(row)}</p>}
              </div>
              {mayChange && (
                <span className={styles.buttons}>
                  <IconButton
                    data-focus={`up ${row.uuid}`}
                    label={t('common.move_up_named', { name })}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <IconArrowUp size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    data-focus={`down ${row.uuid}`}
                    label={t('common.move_down_named', { name })}
                    disabled={place === shown.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <IconArrowDown size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t('common.edit_named', { name })} onClick={() => onEdit(row)}>
                    <IconPencil size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton deletes label={t('common.delete_named', { name })} onClick={() => onDelete(row)}>
                    <IconTrash size={20} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  )
}
