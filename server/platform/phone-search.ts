import { type RawBuilder, sql } from 'kysely'
import { type PhoneSearch, phoneSearch } from '#domain/kernel/phone-search.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import type { Reader } from './platform.ts'
import { hasWordsBeginning } from './word-search.ts'

const most = 1000

/**
 * Condition that a person of `users` matches a search: its words in name or address, or, when it is a phone number, that number in any
 * spelling. Undefined for a search without words. Owners of the number are read first, so that both parts use an index.
 */
export async function isPersonOf(db: Reader, q: string): Promise<RawBuilder<boolean> | undefined> {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  const named = hasWordsBeginning('users.search', words)
  const phone = phoneSearch(q)
  if (!phone) return named
  const owners = await readOwnersOfPhone(db, phone)
  return sql`(${named} or users.id = any(${owners}::bigint[]))`
}

/** The people with a phone number, in any spelling; at most a thousand. */
export async function readOwnersOfPhone(db: Reader, phone: PhoneSearch): Promise<number[]> {
  const owners = await db
    .selectFrom('profiles')
    .select('user_id')
    .where((where) =>
      where.or([
        where('phone_digits', 'like', `%${phone.digits}%`),
        where('phone_digits', '=', sql<string>`any(${phone.withoutCode}::text[])`),
        // The condition of the index profiles_phone_key.
        ...(phone.comparable === ''
          ? []
          : [sql<boolean>`(personal_phone <> '' and comparable_phone(personal_phone) = ${phone.comparable})`]),
      ]),
    )
    .limit(most)
    .execute()
  return owners.map(({ user_id }) => user_id)
}
