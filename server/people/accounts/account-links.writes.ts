import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'

export interface NewLink {
  readonly kind: 'reset' | 'invitation' | 'consent' | 'objection'
  readonly userId: number
  /** The address that the link is sent to; empty for a link that staff hand over, which proves nothing about an address. */
  readonly email: string
  readonly token: string
  readonly expiresAt: Date
}

/** Stores links: only the hash of each token (AUTH-08, LOG-03). */
export async function storeLinks(tx: Tx, now: Date, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return
  await tx
    .insertInto('account_links')
    .values(
      links.map(({ kind, userId, email, token, expiresAt }) => ({
        token_hash: hashToken(token),
        user_id: userId,
        kind,
        email,
        created_at: now,
        expires_at: expiresAt,
      })),
    )
    .execute()
}

/** Invalidates all unused links of a person. */
export async function invalidateLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('account_links').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Invalidates unused links with which people consent; of those that staff handed over alone, if `handedOver`. */
export async function invalidateConsentLinks(
  tx: Tx,
  userIds: readonly number[],
  now: Date,
  { handedOver = false } = {},
): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'consent')
    .where('used_at', 'is', null)
    .$if(handedOver, (links) => links.where('email', '=', ''))
    .execute()
}

/** Makes the links for consent usable again that recorded consents had ended, and deletes the links that object to them. */
export async function restoreConsentLinks(tx: Tx, userIds: readonly number[], heldConsentIds: readonly number[]): Promise<void> {
  await sql`
    update account_links set used_at = null from held_consents
    where account_links.user_id = held_consents.user_id and held_consents.id = any(${heldConsentIds}::bigint[])
      and account_links.kind = 'consent' and account_links.used_at = held_consents.declared_at`.execute(tx)
  await sql`delete from account_links where user_id = any(${userIds}::bigint[]) and kind = 'objection'`.execute(tx)
}

/** Removes links so long after their end that nobody asks why they do not work. */
export async function removeExpiredLinks({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const forgotten = new Date(now().getTime() - limits.linkSeconds.remembered * 1000)
  await db.deleteFrom('account_links').where('expires_at', '<', forgotten).execute()
}
