import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'

/** The remaining minutes at which screen readers announce the time. */
const warnings = [5, 1]
const tickMs = 1000

/** The remaining time in whole minutes. It is announced only near the end. Calls `onOver` at the end. */
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
  const minutes = Math.ceil(left / 60)
  const text = t('attempts.time_left', { count: minutes })
  return (
    <>
      <span>{text}</span>
      <span role="status" className="visually-hidden">
        {warnings.includes(minutes) && text}
      </span>
    </>
  )
}
