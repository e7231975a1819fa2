import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'

/** Shows the time on this question; only the server's time counts (TST-03, SPEC-32). */
export function Stopwatch({ since }: { since: number }) {
  const t = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  return (
    <span role="timer" aria-label={t('attempts.stopwatch')}>
      {elapsedText(now - since)}
    </span>
  )
}

/** h:m:s, without hours below one hour. */
function elapsedText(ms: number): string {
  const [hours, ...rest] = partsOf(ms)
  const shown = hours ? [hours, ...rest] : rest
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':')
}

/** The time since then as h:m:s, as the server expects it. */
export const timeSpent = (since: number): string => partsOf(Date.now() - since).join(':')

function partsOf(ms: number): number[] {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
}
