import { type RefObject, useEffect, useRef } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { columnElementId } from '../../parts/board-focus.ts'
import { useColumnInSight } from '../hooks/use-column-in-sight.ts'
import styles from './columns.module.css'

interface Props {
  /** The box in which the columns scroll. */
  element: RefObject<HTMLElement | null>
  columns: readonly BoardColumn[]
}

/** On a phone: shows which column is in sight, leads to the others, and counts their candidates. */
export function ColumnSwitcher({ element, columns }: Props) {
  const t = useText()
  const strip = useRef<HTMLElement>(null)
  const current = useColumnInSight(element)
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>(`[data-to="${current}"]`)
    if (button) strip.current?.scrollTo({ left: button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2 })
  }, [current])
  return (
    <nav ref={strip} className={styles.switcher} aria-label={t('board.columns')}>
      {columns.map(({ name_board: stage, total, total_capped }) => (
        <Button
          key={stage}
          data-to={stage}
          tone="bare"
          size="small"
          aria-current={stage === current || undefined}
          onClick={() => document.getElementById(columnElementId(stage))?.scrollIntoView({ inline: 'start', block: 'nearest' })}
        >
          {t(`board.stage.${stage}`)}
          <span aria-hidden="true" className={styles.count}>
            {total_capped ? `${total}+` : total}
          </span>
          <span className="visually-hidden">
            {total_capped ? t('board.column_count_capped', { count: total }) : t('board.column_count', { count: total })}
          </span>
        </Button>
      ))}
    </nav>
  )
}
