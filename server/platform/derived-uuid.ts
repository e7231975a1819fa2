import { createHash } from 'node:crypto'

/** The uuid that always belongs to this text (version 8 of RFC 9562, for custom uuids). */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
