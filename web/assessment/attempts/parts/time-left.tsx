import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'

/** The remaining seconds at which screen readers announce the time. */
const warnings = [300, 60, 30, 10, 0]
const tickMs = 1000

/** The remaining time in whole minutes, in the last minute in seconds. It is announced only near the end. Calls `onOver` at the end. */
export function TimeLeft({ seconds, onOver }: { seconds: number; onOver(): void }) {
  const t = useText()
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    setLeft(seconds)
    const tick = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(tick)
      over()
    }, tickMs)
    return () => clearInterval(tick)
  }, [seconds])
  const textOf = (remaining: number) => {
    if (remaining <= 0) return t('attempts.time_over')
    return remaining < 60
      ? t('attempts.seconds_left', { count: remaining })
      : t('attempts.time_left', { count: Math.ceil(remaining / 60) })
  }
  // The last warning that was passed stays, so that it is announced once.
  const warning = warnings.findLast((limit) => left <= limit)
  return (
    <>
      <span>{textOf(left)}</span>
      <span role="status" className="visually-hidden">
        {warning !== undefined && textOf(warning)}
      </span>
    </>
  )
}
