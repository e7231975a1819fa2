import type { Endpoint, RateLimit } from '#domain/kernel/endpoint.ts'
import { networkOf, rangeOf } from '../sessions/network.ts'
import { type Limit, pseudonym } from '../sessions/rate-limits.ts'

interface Use {
  readonly ip: string
  readonly secretKey: string
  /** The validated body; until then the limits per field do not count. */
  readonly body?: unknown
}

/** The limits that a request counts against on arrival. */
export function limitsOfArrival(endpoint: Limited, use: Use): readonly Limit[] {
  return limitsOf(endpoint, use, true)
}

/** The limits that a valid request counts against: of its network, of a field's value, of all callers together (LOG-06). */
export function limitsOfUse(endpoint: Limited, use: Use): readonly Limit[] {
  return limitsOf(endpoint, use, false)
}

type Limited = Pick<Endpoint, 'limits' | 'path'>

function limitsOf({ limits = [], path }: Limited, use: Use, arrivals: boolean): readonly Limit[] {
  return limits.flatMap(({ per, most, seconds, arriving = false }) => {
    const key = keyOf(per, use)
    if (key === undefined || arriving !== arrivals) return []
    return [{ key: `${path} ${arriving ? 'arriving ' : ''}${key}`, most, seconds }]
  })
}

function keyOf(per: RateLimit['per'], { ip, secretKey, body }: Use): string | undefined {
  if (per === 'ip') return `ip ${pseudonym(secretKey, networkOf(ip))}`
  if (per === 'range') return `range ${pseudonym(secretKey, rangeOf(ip))}`
  if (per === 'all') return 'all'
  if (body === undefined) return undefined
  return `${per.field} ${pseudonym(secretKey, String((body as Record<string, unknown>)[per.field]))}`
}
