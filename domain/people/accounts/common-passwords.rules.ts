import { limits } from '../../kernel/limits.ts'
import { withoutAccents } from '../../kernel/search-words.ts'

/** Words in the most used passwords of English and Spanish speakers. Digits and signs around them add little strength. */
const words = new Set(
  `password passwort passphrase passcode contrasena contrasenia miclave micontrasena mypassword newpassword
  changeme letmein trustno welcome bienvenido bienvenida bienvenidos holahola holamundo helloworld admin administrator
  administrador root superuser superman batman spiderman pokemon starwars dragon monkey princess princesa sunshine shadow master
  football futbol baseball basketball soccer iloveyou teamo teamomucho tequiero tequieromucho amorcito miamor mivida corazon
  qwerty qwertyuiop qwertyui qwert qwer asdf asdfg asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  colombia bogota medellin mexico argentina espana barcelona realmadrid nacional millonarios america michael jennifer jessica
  charlie daniel andrea alejandro alejandra carlos fernando santiago sebastian valentina mariana summer winter spring autumn
  invierno verano primavera otono enero febrero january february monday lunes freedom computer internet google facebook
  instagram whatever`.split(/\s+/),
)

/** Common passwords that contain none of these words. */
const wholePasswords = new Set([
  '1qaz@wsx',
  '1qaz!qaz',
  'abcd1234!',
  'abcd@1234',
  'abc123!@',
  'abc123!@#',
  'aa123456!',
  'aa123456.',
  'aa@123456',
  'a123456!',
])

const lookalikes: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's', '1': 'i', '!': 'i' }

/**
 * Whether a password is common: a well-known word with or without digits and signs around it. Lookalike characters count as the
 * letters that they resemble (LOG-05).
 */
export function isCommonPassword(text: string): boolean {
  if (text.length > limits.password.maximum) return false
  return wholePasswords.has(withoutAccents(text)) || isMadeOfWord(text, words)
}

/** Whether a password is one of these words, written in lower case without accents, with or without digits and signs around it. */
export function isMadeOfWord(text: string, of: ReadonlySet<string>): boolean {
  const plain = withoutAccents(text)
  const word = readLookalikes(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  const wordWithFirstSign = readLookalikes(plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, ''))
  return of.has(word) || of.has(wordWithFirstSign)
}

function readLookalikes(text: string): string {
  return [...text].map((character) => lookalikes[character] ?? character).join('')
}
