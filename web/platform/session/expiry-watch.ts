import { lastActivity } from './activity.ts'
import { renewTokens } from './renewal.ts'
import { endSession } from './session.ts'
import { readSettings } from './settings.ts'
import { onTokensChange, readTokens } from './tokens.ts'

const renewBeforeMs = 60_000
const tryAgainMs = 10_000

/** Renews the tokens shortly before they expire while the person is active; otherwise the session ends with them (AUTH-04). */
export function watchExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const idleMs = readSettings().idleMinutes * 60_000

  const plan = () => {
    clearTimeout(timer)
    const tokens = readTokens()
    if (!tokens) return
    const lead = Math.min(renewBeforeMs, (tokens.endsAt - Date.now()) / 2)
    timer = setTimeout(act, Math.max(0, tokens.endsAt - lead - Date.now()))
  }
  const act = async () => {
    const tokens = readTokens()
    if (!tokens) return
    const left = tokens.endsAt - Date.now()
    const active = Date.now() - lastActivity() < idleMs
    if (active) return void renewTokens(tokens.access_token).catch(() => (timer = setTimeout(act, tryAgainMs)))
    if (left <= 0) return void endSession()
    timer = setTimeout(act, Math.min(left, tryAgainMs))
  }
  const stopFollowing = onTokensChange(plan)
  plan()
  return () => {
    clearTimeout(timer)
    stopFollowing()
  }
}
