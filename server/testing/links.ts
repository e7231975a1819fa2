import { type LinkKind, linkExpiry } from '#domain/people/accounts/links.rules.ts'
import { hashToken, newToken } from '../platform/sessions/tokens.ts'
import type { TestApp } from './app.ts'

let made = 0

/** Creates a link for a person directly in the tables and returns its token. */
export async function linkOf({ platform }: TestApp, kind: LinkKind, person: { id: number; email: string }): Promise<string> {
  const token = newToken()
  const now = platform.now()
  const values = { token_hash: hashToken(token), user_id: person.id, kind, email: person.email, created_at: now }
  await platform.db
    .insertInto('account_links')
    .values({ ...values, expires_at: linkExpiry(kind, now) })
    .execute()
  return token
}

/** A valid invitation for an unused address, with the administrator's role unless another one is named. */
export async function invitationForm({ platform }: TestApp, overrides: Record<string, unknown> = {}) {
  made += 1
  const roles = platform.db.selectFrom('roles').select('uuid').where('built_in', '=', 'administrator')
  const { uuid } = await roles.executeTakeFirstOrThrow()
  const email = `colega.${made}@example.com`
  return { name: 'Colega', lastname: 'Nueva', email, role: uuid, language: 'es' as const, ...overrides }
}
