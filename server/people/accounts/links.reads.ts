import type { LinkKind } from '#domain/people/accounts/links.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'

/** A link by its token, with its person. Finds no link of a deleted person or of a person's earlier address (LOG-03). */
export async function readLink(db: Reader, kind: LinkKind, token: string) {
  return db
    .selectFrom('account_links as link')
    .innerJoin('users as person', 'person.id', 'link.user_id')
    .select(['link.user_id as userId', 'link.used_at as usedAt', 'link.expires_at as expiresAt'])
    .select(['person.email', 'person.language', 'person.owner_confirmed_at as ownerConfirmedAt'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.kind', '=', kind)
    .where('person.deleted_at', 'is', null)
    .whereRef('person.email', '=', 'link.email')
    .executeTakeFirst()
}
