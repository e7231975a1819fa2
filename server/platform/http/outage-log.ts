import type { Log } from '../log.ts'

const summaryMs = 60_000

const counts = new Map<string, number>()

/**
 * Logs the first refusal of an outage for each reason at once, and then once a minute how many more there were, instead of a line for each.
 * The line `answered` of each request has its id.
 */
export function logOutage(log: Pick<Log, 'warn'>, sentence: string, reason: string): void {
  const key = `${sentence}: ${reason}`
  const count = counts.get(key)
  if (count !== undefined) {
    counts.set(key, count + 1)
    return
  }
  log.warn({ reason }, sentence)
  summarise(key, (more) => log.warn({ reason, more }, sentence))
}

function summarise(key: string, say: (more: number) => void): void {
  counts.set(key, 0)
  const timer = setTimeout(() => {
    const more = counts.get(key) ?? 0
    counts.delete(key)
    if (more === 0) return
    say(more)
    summarise(key, say)
  }, summaryMs)
  timer.unref()
}
