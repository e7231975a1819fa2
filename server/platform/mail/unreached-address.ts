import { noteOfAddress } from '../people/person.writes.ts'
import type { Reader } from '../platform.ts'

const longestReason = 500

/**
 * Marks an address as one that e-mails do not reach. From then on it gets no e-mails, until the person's address changes or staff clear the
 * mark (EML-01). `reason` names no person.
 */
export async function noteUnreached(db: Reader, address: string, reason: string, at: Date): Promise<void> {
  const mark = { undelivered_address: address, undelivered_at: at, undelivered_reason: reason.slice(0, longestReason) }
  await noteOfAddress(db, address, mark)
}

/** The columns of an address without the mark. */
export const reached = { undelivered_address: null, undelivered_at: null, undelivered_reason: '' }
