import { useEffect, useRef, useState } from 'react'

const shownMs = 5000

/** True for a few seconds after a count has grown, so that a screen reader announces it. The first count is no arrival. */
export function useArrival(count: number | undefined): boolean {
  const before = useRef(count)
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const grew = count !== undefined && before.current !== undefined && count > before.current
    before.current = count
    if (!grew) return undefined
    setArrived(true)
    const timer = setTimeout(() => setArrived(false), shownMs)
    return () => clearTimeout(timer)
  }, [count])
  return arrived
}
