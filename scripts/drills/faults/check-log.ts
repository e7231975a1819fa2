import type { Fault } from '../history/fault.ts'

interface Line {
  readonly level: string
  readonly msg?: string
  readonly err?: { readonly message?: string }
  readonly reason?: string
}

/** What the log of a process says of its troubles: each sentence with its reason, once, and how often it stands there. */
export function troublesOf(log: string): ReadonlyMap<string, number> {
  const troubles = new Map<string, number>()
  for (const line of log.split('\n')) {
    if (line === '') continue
    const sentence = sentenceOf(line)
    if (sentence !== undefined) troubles.set(sentence, (troubles.get(sentence) ?? 0) + 1)
  }
  return troubles
}

function sentenceOf(line: string): string | undefined {
  try {
    const { level, msg = '', err, reason = err?.message } = JSON.parse(line) as Line
    return ['warn', 'error', 'fatal'].includes(level) ? `${level}: ${msg}${reason ? ` (${reason})` : ''}` : undefined
  } catch {
    return `not JSON: ${line.slice(0, 300)}`
  }
}

/** The log is JSON, has nothing that nobody expected, and says what was wrong. */
export function checkLog(log: string, says?: RegExp): Fault[] {
  const faults: Fault[] = []
  const blame = (rule: string, about: string) => faults.push({ rule, about, operations: [] })
  const troubles = [...troublesOf(log).keys()]
  for (const trouble of troubles) {
    if (trouble.startsWith('not JSON')) blame('every line of the log is JSON', trouble)
    if (/unexpected error|unhandled/i.test(trouble)) blame('every failure is one that is expected', trouble)
  }
  if (says && !troubles.some((trouble) => says.test(trouble))) blame('the log says what was wrong', String(says))
  return faults
}
