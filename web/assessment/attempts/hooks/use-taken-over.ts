import { useEffect } from 'react'
import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { readTokens } from '../../../platform/session/tokens.ts'
import { readTest, takeovers } from '../attempts.queries.ts'

interface Shown {
  readonly view: AttemptView | undefined
  show(view: AttemptView): void
}
const lookMs = 30_000

/**
 * Shows without delay that a running test was taken over elsewhere or has ended (ADR-0026). It checks when another window of this
 * browser announces a takeover, when this window becomes visible, and every 30 seconds while it is. The checks renew no token, so that
 * they do not prolong the session (SPEC-11).
 */
export function useTakenOver(userSkill: string, language: Language, { view, show }: Shown): void {
  const isRunning = view?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const watching = new AbortController()
    const { signal } = watching
    const look = async () => {
      if ((readTokens()?.endsAt ?? 0) <= Date.now()) return
      // A failed check changes nothing.
      const found = await readTest(userSkill, language, signal).catch(() => undefined)
      if (found && found.state !== 'running' && !signal.aborted) show(found)
    }
    const lookIfSeen = () => void (document.hidden || look())
    const channel = new BroadcastChannel(takeovers)
    channel.addEventListener('message', ({ data }) => void (data === userSkill && look()), { signal })
    document.addEventListener('visibilitychange', lookIfSeen, { signal })
    addEventListener('focus', lookIfSeen, { signal })
    const timer = setInterval(lookIfSeen, lookMs)
    return () => {
      watching.abort()
      channel.close()
      clearInterval(timer)
    }
  }, [isRunning, userSkill, language, show])
}
