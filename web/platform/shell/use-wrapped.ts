import { type RefObject, useEffect, useState } from 'react'

const none: ReadonlySet<number> = new Set()

/** The positions of a row's children that are below its first line; updated when sizes and texts change. */
export function useWrapped(row: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [wrapped, setWrapped] = useState(none)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const children = [...element.children] as HTMLElement[]
      const first = children[0]
      const below = children.flatMap((child, place) => (first && child.offsetTop > first.offsetTop ? [place] : []))
      setWrapped((before) =>
        before.size === below.length && below.every((place) => before.has(place)) ? before : new Set(below),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row])
  return wrapped
}
