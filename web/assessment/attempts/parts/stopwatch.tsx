import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'

/** Time on this question, for the person to see; what counts is the server's (TST-03, SPEC-32). */
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

/** h:m:s, without the hours while there are none. */
function elapsedText(ms: number): string {
  const [hours, ...rest] = partsOf(ms)
  const shown = hours ? [hours, ...rest] : rest
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':')
}

/** h:m:s as the documents send it. */
export const timeSpent = (since: number): string => partsOf(Date.now() - since).join(':')

function partsOf(ms: number): number[] {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
}
