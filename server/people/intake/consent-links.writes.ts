import type { ConsentLinkKind } from '#domain/people/intake/intake.rules.ts'
import type { Tx } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'

interface NewLink {
  readonly kind: ConsentLinkKind
  readonly userId: number
  /** The address that the link is sent to; empty for a link that staff hand over, which proves nothing about an address. */
  readonly email: string
  readonly token: string
  readonly expiresAt: Date
}

/** Stores links of people whom staff added: only the hash of each token. */
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
