import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { usePlaceWords, useTotalWords } from './list-news.tsx'
import type { ListView } from './list-view.ts'
import styles from './pager.module.css'

/** Page size, total, previous and next (PRO-03). */
export function Pager({ list }: { list: ListView<unknown> }) {
  const t = useText()
  const { page, size } = list.state
  const pages = Math.max(1, Math.ceil(list.total / size))
  // Pages of a growing list end at a number of rows, after which the server refuses the next.
  const last = list.capped ? list.rows.length < size || (page + 1) * size >= limits.countCap : page + 1 >= pages
  const hasPages = page > 0 || !last
  const total = useTotalWords(list)
  return (
    <nav className={styles.pager} aria-label={t('common.pages')}>
      <label>
        <span className="visually-hidden">{t('common.rows_per_page')}</span>
        <select className={styles.sizes} value={size} onChange={(event) => list.change({ size: Number(event.target.value) })}>
          {list.sizes.map((choice) => (
            <option key={choice} value={choice}>
              {t('common.show_count', { count: choice })}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.total}>{total}</span>
      {hasPages && <Turning list={list} last={last} />}
    </nav>
  )
}

/** The page, and the buttons to the ones beside it. */
function Turning({ list, last }: { list: ListView<unknown>; last: boolean }) {
  const t = useText()
  const { page } = list.state
  return (
    <>
      <span className={styles.place}>{usePlaceWords(list)}</span>
      <Button
        tone="quiet"
        size="small"
        disabled={page === 0}
        icon={<IconChevronLeft size={18} aria-hidden="true" />}
        onClick={() => list.change({ page: page - 1 })}
      >
        {t('common.previous')}
      </Button>
      <Button tone="quiet" size="small" disabled={last} onClick={() => list.change({ page: page + 1 })}>
        {t('common.next')}
        <IconChevronRight size={18} aria-hidden="true" />
      </Button>
    </>
  )
}
