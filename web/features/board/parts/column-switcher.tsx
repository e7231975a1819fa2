import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './board.module.css'
import { columnElementId } from './board-focus.ts'

/** On a phone, where one column is in sight: which one it is, and the way to the others. */
export function ColumnSwitcher({ columns }: { columns: RefObject<HTMLElement | null> }) {
  const t = useText()
  const strip = useRef<HTMLElement>(null)
  const current = useColumnInSight(columns)
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>(`[data-to="${current}"]`)
    if (button) strip.current?.scrollTo({ left: button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2 })
  }, [current])
  return (
    <nav ref={strip} className={styles.switcher} aria-label={t('board.columns')}>
      {stages.map((stage) => (
        <Button
          key={stage}
          data-to={stage}
          tone="bare"
          size="small"
          aria-label={t('board.go_to_column', { stage: t(`board.stage.${stage}`) })}
          aria-current={stage === current || undefined}
          onClick={() => document.getElementById(columnElementId(stage))?.scrollIntoView({ inline: 'start', block: 'nearest' })}
        >
          {t(`board.stage.${stage}`)}
        </Button>
      ))}
    </nav>
  )
}

/** The column that fills most of the scrolling box. */
function useColumnInSight(columns: RefObject<HTMLElement | null>): Stage {
  const [inSight, setInSight] = useState<Stage>(stages[0])
  useEffect(() => {
    const root = columns.current
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
  }, [columns])
  return inSight
}
