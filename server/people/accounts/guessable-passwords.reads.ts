import { languages } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { isMadeOfWord } from '#domain/people/accounts/common-passwords.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { readSiteName } from '../../platform/site-content.ts'

/** Shorter names are parts of good passwords too often. */
const shortestName = 5

/** Names of a person, and their address. */
interface About {
  readonly email: string
  readonly names?: readonly string[]
}

/**
 * Refuses a new password that attackers try first: one of the 49,000 that were found in breaches most often, also with other capitals or with
 * signs at its ends, and one made of the name of the company or of the person, or of the address (LOG-05). The browser checks what needs no
 * list.
 */
export async function refuseGuessable(db: Reader, password: string, { email, names = [] }: About): Promise<Refusal | undefined> {
  const siteNames = await Promise.all(languages.map((language) => readSiteName(db, language)))
  const words = new Set([...siteNames, ...names, email.split('@')[0] ?? ''].flatMap(wordsOf))
  const isGuessable = isMadeOfWord(password, words) || (await isBreached(password))
  return isGuessable ? refuse('errors.fields', { errors: { password: ['personal.error.password_common'] } }) : undefined
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
