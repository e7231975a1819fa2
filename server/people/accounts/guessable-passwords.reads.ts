import { languages } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { GuessableReason } from '#domain/people/accounts/accounts.contract.ts'
import { isCommonPassword, isMadeOfWord } from '#domain/people/accounts/common-passwords.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { readSiteName } from '../../platform/site-content.ts'

/** Shorter names are parts of good passwords too often. */
const shortestName = 5

/** The address of a person with the names that they give, and the account whose names count too. */
interface About {
  readonly email: string
  readonly names?: readonly string[]
  readonly userId?: number | undefined
}

/** Refuses a new password that attackers try first, with the reason (LOG-05). */
export async function refuseGuessable(db: Reader, password: string, about: About): Promise<Refusal | undefined> {
  const reason = await readGuessable(db, password, about)
  return reason ? refuse('errors.fields', { errors: { password: [reason] } }) : undefined
}

/**
 * Why a new password is easy to guess; null when it is not. It is made of the name of the company or of the person, or of the address; or it
 * is one of the 49,000 that were found in breaches most often, also with other capitals or with signs at its ends; or a common word.
 */
export async function readGuessable(
  db: Reader,
  password: string,
  { email, names = [], userId }: About,
): Promise<GuessableReason | null> {
  const siteNames = await Promise.all(languages.map((language) => readSiteName(db, language)))
  const ownNames = userId === undefined ? [] : await readNames(db, userId)
  const words = new Set([...siteNames, ...names, ...ownNames, email.split('@')[0] ?? ''].flatMap(wordsOf))
  if (isMadeOfWord(password, words)) return 'personal.error.password_name'
  return isCommonPassword(password) || (await isBreached(password)) ? 'personal.error.password_common' : null
}

async function readNames(db: Reader, userId: number): Promise<string[]> {
  const person = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst()
  return person ? [person.first_name, person.last_name] : []
}

/** The words of a name, and the name as one word. */
function wordsOf(name: string): string[] {
  const parts = withoutAccents(name).split(/[^\p{L}]+/u)
  return [...parts, parts.join('')].filter((word) => word.length >= shortestName)
}

let breached: Promise<ReadonlySet<string>> | undefined

/** Loads the list with the first new password: about 4 MB. */
async function isBreached(password: string): Promise<boolean> {
  breached ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const known = await breached
  const plain = password.toLowerCase()
  const bare = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  return known.has(plain) || known.has(bare)
}
