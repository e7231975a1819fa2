import type { Endpoint, RateLimit } from '#domain/kernel/endpoint.ts'
import { networkOf } from '../sessions/network.ts'
import type { Limit } from '../sessions/rate-limits.ts'

interface Use {
  readonly ip: string
  /** Once it is read and understood; until then the limits per field do not count. */
  readonly body?: unknown
}

/** The counts that one use of an endpoint adds to: of its network, of a field's value, of all callers together (LOG-06). */
export function limitsOfUse({ limits = [], path }: Pick<Endpoint, 'limits' | 'path'>, use: Use): readonly Limit[] {
  return limits.flatMap(({ per, most, seconds }) => {
    const key = keyOf(per, use)
    return key === undefined ? [] : [{ key: `${path} ${key}`, most, seconds }]
  })
}

function keyOf(per: RateLimit['per'], { ip, body }: Use): string | undefined {
  if (per === 'ip') return `ip ${networkOf(ip)}`
  if (per === 'all') return 'all'
  return body === undefined ? undefined : `${per.field} ${(body as Record<string, unknown>)[per.field]}`
}
