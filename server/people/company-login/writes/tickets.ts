import { Buffer } from 'node:buffer'
import { decrypt, encrypt } from '../../../platform/encryption.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

/** How long a person may take at the provider: to find a password, a phone, and a colleague who helps. */
const ticketSeconds = 1800

const secret = { purpose: 'tickets of company logins', boundTo: 'a tab' }

/** What the answer of the provider must fit. */
export interface Ticket {
  readonly state: string
  readonly nonce: string
  /** The proof of PKCE that the code comes back to the server that asked for it. */
  readonly verifier: string
  readonly endsAt: number
}

type Keyed = Pick<Platform, 'secretKey' | 'now'>

/**
 * The ticket of a begun login. It is encrypted and kept in the tab that began, so that beginning one writes nothing, any process can take the
 * answer, and an answer in another tab or browser is worth nothing.
 */
export function newTicket({ secretKey, now }: Keyed, content: Omit<Ticket, 'endsAt'>): string {
  const endsAt = now().getTime() + ticketSeconds * 1000
  return encrypt(secretKey, secret, JSON.stringify({ ...content, endsAt })).toString('base64url')
}

/** The content of a ticket; undefined for one that was not made here, and for one that has ended. */
export function readTicket({ secretKey, now }: Keyed, ticket: string): Ticket | undefined {
  const content = decrypt(secretKey, secret, Buffer.from(ticket, 'base64url'))
  const read = content === undefined ? undefined : (JSON.parse(content) as Ticket)
  return read && read.endsAt > now().getTime() ? read : undefined
}

/** Uses a ticket. Returns false for one that was used before. */
export async function spendTicket(db: Platform['db'], { state, endsAt }: Ticket): Promise<boolean> {
  const spent = await db
    .insertInto('spent_company_logins')
    // Not of the ticket's own text, which has more than one form in Base64.
    .values({ ticket_hash: hashToken(state), expires_at: new Date(endsAt) })
    .onConflict((taken) => taken.doNothing())
    .returning('ticket_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Removes used tickets that are refused for their age anyway. */
export async function removeSpentTickets({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('spent_company_logins').where('expires_at', '<', now()).execute()
}
