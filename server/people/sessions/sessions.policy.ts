import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'

/** Whether an OAuth client is ours. Its id is public; its secret is checked if one is configured (SPEC-08). */
export function admitsClient(
  ours: Config['oauth'],
  given: { client_id?: string | undefined; client_secret?: string | undefined },
): boolean {
  if (given.client_id !== undefined && given.client_id !== ours.clientId) return false
  return ours.clientSecret === undefined || isSame(ours.clientSecret, given.client_secret ?? '')
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
