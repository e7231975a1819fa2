import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { columnElementId } from '../../parts/board-focus.ts'
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

/** The column that fills most of the scrolling box. */
function useColumnInSight(element: RefObject<HTMLElement | null>): Stage {
  const [inSight, setInSight] = useState<Stage>(stages[0])
  useEffect(() => {
    const root = element.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const stage = stages.find((one) => seen?.target.id === columnElementId(one))
        if (stage) setInSight(stage)
      },
      { root, threshold: 0.6 },
    )
    for (const stage of stages) {
      const column = document.getElementById(columnElementId(stage))
      if (column) observer.observe(column)
    }
    return () => observer.disconnect()
  }, [element])
  return inSight
}
