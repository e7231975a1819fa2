import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const shown = ['passkeys.id', 'passkeys.uuid', 'passkeys.name', 'passkeys.created_at', 'passkeys.last_used_at'] as const

/** A person's passkeys, the newest first. */
export function readPasskeys(db: Reader, userId: number) {
  return db
    .selectFrom('passkeys')
    .select([...shown, 'credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function readPasskey(db: Reader, userId: number, id: string) {
  return db.selectFrom('passkeys').select(shown).where('user_id', '=', userId).where(recordIs('passkeys', id)).executeTakeFirst()
}

/** A passkey by the id that a browser names, with its account if that is open and its owner can log in. */
export function readPasskeyToUse(db: Reader, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.public_key', 'passkeys.counter', 'passkeys.user_id', 'users.uuid'])
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
