import { type RefObject, useEffect, useState } from 'react'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { columnElementId } from '../../parts/board-focus.ts'

/** The column that fills most of the scrolling box. */
export function useColumnInSight(element: RefObject<HTMLElement | null>): Stage {
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
