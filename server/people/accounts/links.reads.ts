import type { LinkKind } from '#domain/people/accounts/links.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'

/** A link by its token, with its person. Finds no link of a deleted person or of a person's earlier address (LOG-03). */
export async function readLink(db: Reader, kind: LinkKind, token: string) {
  return db
    .selectFrom('account_links as link')
    .innerJoin('users as person', 'person.id', 'link.user_id')
    .select(['link.user_id as userId', 'link.used_at as usedAt', 'link.expires_at as expiresAt'])
    .select(['person.email', 'person.language'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.kind', '=', kind)
    .where('person.deleted_at', 'is', null)
    .whereRef('person.email', '=', 'link.email')
    .executeTakeFirst()
}

/** Whether a person has proven that their address is theirs (SPEC-56). */
export async function isAddressConfirmed(db: Reader, userId: number): Promise<boolean> {
  const person = await db.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  return Boolean(person?.email_verified_at)
}
