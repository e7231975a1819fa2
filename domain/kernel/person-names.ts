import { withoutAccents } from './search-words.ts'

/** Titles before or after a name, without accents and points. */
const titleWords =
  'dra?|drs|ing|inga|lic|lcd[oa]|licd[oa]|abog?|abg|arq|sra?|sres|srta|srita|prof|profa|econ|psic|mtr[oa]|mgtr|mgs?|tec|tecn|tlgo|tnlg[oa]|enf|cpn?|mrs?|ms|miss|mx|eng|engr'
const titleBefore = new RegExp(`^(?:(?:${titleWords})(?:\\(a\\)|/a)?(?:\\.\\s*|\\s+)(?=\\p{L}))+`, 'iu')
/** A title of several words or with points between its letters, before a name: "C.P. Ana Gil", "Ing. Civ. Luis Paz". */
const pointedTitle =
  /^(?:ing\. ?(?:sist|civ|ind|amb|agr|mec|elec|quim|quím|com)\.|c\.? ?p\.|l\.? ?c\.? ?p?\.|m\.? ?en ?c\.|d\.ª|dña\.?|doña)\s+/iu

/** Degrees and certificates after a name, without accents, points and signs. */
const degrees = new Set(
  [
    'mba emba msc ms ma meng med mph mpa mfa phd dphil dba edd bsc ba bba bs beng llm llb jd md dds dvm rn bsn msn np cpa cma cfa cia cisa',
    'cism cissp frm acca pmp pmi capm csm cspo psm pspo acp itil safe prince2 shrm shrmcp shrmscp phr sphr cipd acc pcc mcc pe esq',
    'ccna ccnp mcse mcp aws cfp cscp cpim cqe lssbb lssgb sixsigma mgtr mgs mg msci ing lic licda lcda dra dr abg arq esp especialista contador',
  ].flatMap((line) => line.split(' ')),
)
/** Of these, words that are also names are degrees only after a comma. */
const onlyAfterComma = new Set([
  'ma',
  'ba',
  'bs',
  'ms',
  'pe',
  'np',
  'md',
  'safe',
  'med',
  'esp',
  'especialista',
  'contador',
  'pmi',
  'acc',
])

const plainWord = (word: string): string => withoutAccents(word).replace(/[^\p{L}\p{N}]/gu, '')
const isDegree = (word: string): boolean => degrees.has(plainWord(word))
/** A word with several capitals or points, which no name has: "PMP", "MSc", "M.B.A.". */
const isLikelyDegree = (word: string): boolean => /\p{Lu}[^\p{L}]*(?:\p{L}[^\p{L}]*)*\p{Lu}/u.test(word) || /\.\p{L}/u.test(word)

/** Pictures, flags and marks that people put into their name. */
const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{So}|\u200d|\ufe0f|\u20e3|\u2122|\u00ae/gu
/** Remarks in brackets, and nicknames in quotation marks: "(ella)", "[Ventas]", "Luis «Lucho» Rey". */
const remarks = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|["“][^"“”]*["”]|«[^«»]*»/g

export interface PlainName {
  readonly name: string
  /** Whether something that a profile does not keep stood beside the name: a degree, a remark in brackets or a number. */
  readonly hasMore: boolean
}

/** A name without titles, degrees, pictures and remarks beside it, without the points of initials and the underscores of exports. */
export function plainName(text: string): PlainName {
  const bare = text
    .replaceAll('_', ' ')
    .replace(remarks, ' ')
    .replace(pictures, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  const untitled = bare.replace(pointedTitle, '').replace(titleBefore, '').trim()
  const parts = untitled
    .replace(/(?<=\p{L}\s+\p{L}.*)\s[-–—•·/]\s.*$/u, '')
    .split(/\s*[,;|]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const names = parts.filter((part, at) => at === 0 || !part.split(/[\s/]+/).every(isDegree))
  const words = (names[0] ?? '').split(' ')
  const isShouted = untitled === untitled.toUpperCase()
  const isSign = (word: string) =>
    isDegree(word) &&
    !onlyAfterComma.has(plainWord(word)) &&
    (isShouted ? /\./.test(word) || /\d/.test(word) : isLikelyDegree(word))
  while (words.length > 1 && isSign(words[0] ?? '')) words.shift()
  while (words.length > 2 && (isSign(words.at(-1) ?? '') || isTitle(words.at(-1) ?? ''))) words.pop()
  // A number stands beside a name: "Ana Gil 2", "Luis Paz 300 111 2233".
  while (words.length > 1 && /^[\d#.()+-]+$/.test(words.at(-1) ?? '')) words.pop()
  const rest = [words.join(' '), ...names.slice(1)].join(', ')
  const name = rest
    .replace(/(\p{L})\.(?= |,|-|$)/gu, '$1')
    .replace(/(\p{L})\.(?=\p{Lu})/gu, '$1 ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return { name, hasMore: new RegExp(remarks).test(text) || plainWord(rest) !== plainWord(untitled) }
}

/** A title that stands after a name, with its point: "Ana Gil Dra.", "Luis Paz Ing.". */
const isTitle = (word: string): boolean => new RegExp(`^(?:${titleWords})\\.$`, 'iu').test(word)

/** Words that belong to the name after them: "de la Cruz", "van der Berg". */
const particle = /^(?:de|del|la|las|los|el|y|e|da|das|do|dos|di|van|von|der|den|ter|ten|san|santa|mac|mc|af|zu|bin|al)$/i

/** Given names that often stand second, and are no usual last names. */
const secondGiven = new Set(
  [
    'maria jose luis carlos juan andres andrea felipe alejandro alejandra fernando fernanda antonio antonia manuel manuela miguel angel angela',
    'angeles pablo paola paula david daniel daniela eduardo enrique francisco francisca javier jorge jesus alberto alfredo alfonso armando arturo',
    'ignacio esteban ernesto gabriel gabriela guillermo gustavo hernan ivan jaime julian juliana leonardo mauricio orlando oscar patricia pilar',
    'rafael raul ricardo roberto rodrigo rocio sebastian sergio sofia victor victoria camila camilo carolina catalina cecilia claudia cristina',
    'cristian diana elena esperanza eugenia guadalupe ines isabel isabella jimena josefina laura liliana lorena lucia luisa luz marcela margarita',
    'mercedes milena monica natalia nicolas olga pia raquel rosa sandra silvia soledad stella susana tatiana teresa valentina veronica viviana',
    'ximena yolanda adriana alba alicia amparo ana beatriz blanca consuelo constanza fabian fabiola ruth noemi belen dolores mar carmen',
  ].flatMap((line) => line.split(' ')),
)
/** Second given names that begin with a particle: "María del Carmen", "José de Jesús". */
const givenAfterParticle =
  /^(?:del? )(?:mar|carmen|pilar|rosario|socorro|milagro|lourdes|jesus|dios|fatima|guadalupe|los angeles|los milagros|la luz|la paz|la concepcion|la soledad|las mercedes|las nieves|los dolores|los remedios)$/

const isSecondGiven = (part: string): boolean => {
  const plain = withoutAccents(part)
  return secondGiven.has(plain) || givenAfterParticle.test(plain)
}

/** The words of a name, with its particles before the word that they belong to. */
function partsOf(name: string): string[] {
  const parts: string[] = []
  let prefix = ''
  for (const word of name.split(' ').filter(Boolean)) {
    prefix = prefix ? `${prefix} ${word}` : word
    if (particle.test(word) && (parts.length > 0 || prefix !== word || /^(?:de|del|la|los|van|von)$/i.test(word))) continue
    parts.push(prefix)
    prefix = ''
  }
  if (prefix) parts.push(prefix)
  return parts
}

/**
 * First and last name of a full name. A comma separates last and first name. Otherwise the second word belongs to the first name when it is
 * a usual second given name, or when two last names are left after it: people of two last names are the rule in Latin America. `lastFirst`:
 * the heading says that last names come first.
 */
export function splitName(name: string, lastFirst = false): [string, string] {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  if (first !== '' && more.length === 0) return [first, last]
  const parts = partsOf(name.replaceAll(',', ' '))
  if (lastFirst && parts.length > 1) {
    // "Gómez Ruiz Ana María", "Gómez Ruiz Ana", "Gómez Ana María".
    const lasts =
      parts.length === 2 || (parts.length === 3 && isSecondGiven(parts[2] ?? '') && isSecondGiven(parts[1] ?? '')) ? 1 : 2
    return [parts.slice(lasts).join(' '), parts.slice(0, lasts).join(' ')]
  }
  let given = parts.length >= 4 ? 2 : 1
  while (given < parts.length - (given >= 2 ? 2 : 1) && isSecondGiven(parts[given] ?? '')) given += 1
  return [parts.slice(0, given).join(' '), parts.slice(given).join(' ')]
}

/** Beginnings of names of teams, which have no first name. */
const teamWord =
  /^(?:equipo|area|departamento|depto|direccion|gerencia|oficina|comite|recursos|gestion|talento|seleccion|team|hr|rrhh|people|human|talent|hiring|recruiting|department|office)\b/

/** The first name of a full name as somebody wrote it, without titles. A team, or a name in lower case after its first word, stays whole. */
export function givenNameOf(text: string): string {
  const { name } = plainName(text)
  const isWritten = (word: string) => particle.test(word) || !/^\p{Ll}/u.test(word)
  const isOfTeam = teamWord.test(withoutAccents(name).toLowerCase())
  if (isOfTeam || !name.split(' ').slice(1).every(isWritten)) return text.trim()
  return splitName(name)[0]
}
