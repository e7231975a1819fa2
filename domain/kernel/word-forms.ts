import { withoutAccents } from './search-words.ts'
import { emptyWords, irregularVerbs, irregularWords, namesInEs, verbs, wordsApart } from './word-lists.ts'

/** Shorter words have no forms: their letters are those of many other words. */
const shortestWord = 4
/** The most forms of one word, which bounds a search. */
const mostForms = 60

/**
 * The forms of a word in Spanish and English, without accents, the word itself first: gender, number and the endings of verbs (SPEC-86). The
 * search of people and that of vacancies find each of them. Accents of the word count where they mark a verb: administró.
 */
export function wordForms(word: string): string[] {
  const plain = withoutAccents(word)
  if (plain.length < shortestWord || !/^[a-z]+$/.test(plain)) return [plain]
  const irregular = irregularFormsOf.get(plain)
  if (irregular) return [...new Set([plain, ...irregular])]
  const singular = singulars(plain)
  const apart = singular.find((one) => wordsApart.has(one))
  const all = apart
    ? [plural(apart), apart]
    : [...singular.flatMap(nounForms), ...spanishVerbForms(word.normalize('NFC'), plain), ...englishForms(plain)]
  const forms = all.flat().filter((form) => form.length >= 3 && !emptyWords.has(form))
  const own = apart ? forms : forms.filter((form) => !singulars(form).some((one) => wordsApart.has(one)))
  return [...new Set([plain, ...own])].slice(0, mostForms)
}

const irregularFormsOf = new Map(irregularWords.flatMap((forms) => forms.map((form) => [form, forms] as const)))

/** The word and the words of which it may be the plural. */
function singulars(word: string): string[] {
  const found = [word]
  if (/[^siu]s$/.test(word)) found.push(word.slice(0, -1))
  if (/ces$/.test(word)) found.push(`${word.slice(0, -3)}z`)
  if (/(?:[lnrdjyszx]|ch|sh)es$/.test(word)) found.push(word.slice(0, -2))
  if (/[^aeiou]ies$/.test(word)) found.push(`${word.slice(0, -3)}y`)
  return found.filter(({ length }) => length >= 3)
}

/** Both plurals of a word that ends in a consonant: Spanish gerentes, servidores; English servers, policies. */
function plural(word: string): string[] {
  if (/z$/.test(word)) return [`${word.slice(0, -1)}ces`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/[aeiou]$/.test(word)) return [`${word}s`]
  if (/(?:[sx]|ch|sh)$/.test(word)) return [`${word}es`]
  return /[lnrdj]$/.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`]
}

/** Spanish nouns and adjectives: both genders and numbers. */
function nounForms(word: string): string[] {
  if (/s$/.test(word) && !namesInEs.has(word)) return [word]
  return gendersOf(word).flatMap((one) => [one, ...plural(one)])
}

/** Endings of abstract nouns and of places, which have one gender. */
const oneGender = /(?:[cs]ion|ori[ao]|eria|encia|ancia|logia|grafia|dad|tud|isma|ista|ema|oma)$/

function gendersOf(word: string): string[] {
  if (oneGender.test(word)) return [word]
  const base = word.slice(0, -1)
  if (/o$/.test(word)) return [word, `${base}a`]
  if (/a$/.test(word)) {
    if (/nta$/.test(word) && word.length > 6) return [word, `${base}o`, `${base}e`]
    return /(?:or|[aio]n|es|al|[aei]z)$/.test(base) && base.length >= 5 ? [word, base, `${base}o`] : [word, `${base}o`]
  }
  if (/nte$/.test(word)) return [word, `${base}a`]
  if (/or$/.test(word) && word.length >= 5) return [word, `${word}a`]
  if (/(?:[aio]n|al|[aei]z)$/.test(word) && word.length >= 5) return [word, `${word}a`]
  return namesInEs.has(word) ? [word, `${word}a`] : [word]
}

const endings = {
  ar: 'ar ando ado ada ados adas o a an amos e aron aba aban'.split(' '),
  er: 'er iendo ido ida idos idas o e en emos i io ieron ia ian'.split(' '),
  ir: 'ir iendo ido ida idos idas o e en imos i io ieron ia ian'.split(' '),
}
/** A noun with the ending of a participle names a person or thing; of the verb only these endings cannot be another noun (licencia). */
const endingsOfParticiple = 'ar ando ado ada ados adas aron aba aban'.split(' ')

/** The forms of the verb with this infinitive, as they are frequent in CVs. */
function conjugate(infinitive: string): string[] {
  const base = infinitive.slice(0, -2)
  const kind = infinitive.slice(-2) as keyof typeof endings
  const forms = endings[kind].map((ending) => base + ending)
  const changed = (length: number, ...ends: string[]) => ends.map((end) => base.slice(0, base.length - length) + end)
  if (/[^c]car$/.test(infinitive)) forms.push(...changed(1, 'que', 'quen'))
  if (/gar$/.test(infinitive)) forms.push(...changed(0, 'ue', 'uen'))
  if (/zar$/.test(infinitive)) forms.push(...changed(1, 'ce', 'cen'))
  if (/g[ei]r$/.test(infinitive)) forms.push(...changed(1, 'jo', 'ja'))
  if (/[aeiou]c[ei]r$/.test(infinitive)) forms.push(...changed(1, 'zco', 'zca'))
  if (/ducir$/.test(infinitive)) forms.push(...changed(1, 'je', 'jo', 'jeron'))
  if (/[^g]uir$/.test(infinitive)) forms.push(...changed(0, 'yo', 'ye', 'yen', 'yendo', 'yeron'))
  return [...forms, ...(irregularVerbs[infinitive]?.split(' ') ?? [])]
}

/** The listed verb of each of its forms. */
const infinitiveOf = new Map(verbs.flatMap((verb) => conjugate(verb).map((form) => [form, verb] as const)))

/** The forms of a Spanish verb of which the word is one; none for a word that is probably no verb. */
function spanishVerbForms(typed: string, plain: string): string[] {
  const known = infinitiveOf.get(plain)
  if (known) return /a[dt][oa]s?$/.test(plain) ? participleForms(plain) : conjugate(known)
  const base = (ending: string) =>
    plain.endsWith(ending) && plain.length - ending.length >= 3 ? plain.slice(0, -ending.length) : ''
  const inAr = base('ando') || base('aron') || base('aban') || (/[^i]ó$/i.test(typed) && base('o'))
  if (inAr) return conjugate(`${inAr}ar`)
  const inErOrIr = base('iendo') || base('ieron') || (/ió$/i.test(typed) && base('io')) || (/í$/i.test(typed) && base('i'))
  if (inErOrIr) return [...conjugate(`${inErOrIr}er`), ...conjugate(`${inErOrIr}ir`)]
  if (/a[d][oa]s?$/.test(plain)) return participleForms(plain)
  if (plain.length >= 5 && (/ar$/.test(plain) || /[^aeo]ir$/.test(plain))) return conjugate(plain)
  return []
}

function participleForms(plain: string): string[] {
  const base = plain.replace(/ad[oa]s?$/, '')
  return base.length >= 3 ? endingsOfParticiple.map((ending) => base + ending) : []
}

/** Endings of Spanish words that no English verb has. */
const spanishEnding = /(?:[aoiu]s?|dor(?:es)?|ion(?:es)?|dad(?:es)?|nte|al(?:es)?|ez|ar|ir|ista)$/

/** The forms of an English verb or noun: -s, -ing and -ed. */
function englishForms(plain: string): string[] {
  return englishBases(plain).flatMap((base) => {
    if (/[^s]s$/.test(base)) return [base]
    if (base.length < 3 || spanishEnding.test(base)) return [base, ...plural(base)]
    const stem = base.replace(/e$/, '')
    const stems = /[^aeiou][aeiou][bdgklmnprt]$/.test(base) ? [stem, stem + stem.slice(-1)] : [stem]
    const inY = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : undefined
    return [base, ...plural(base), ...stems.flatMap((one) => [`${one}ing`, inY ?? `${one}ed`])]
  })
}

function englishBases(plain: string): string[] {
  const stem = /(?:ing|ed)$/.test(plain) && !/eed$/.test(plain) ? plain.replace(/(?:ing|ed)$/, '') : ''
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return singulars(plain)
  const undoubled = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  const inY = /i$/.test(stem) ? [`${stem.slice(0, -1)}y`] : []
  return [stem, `${stem}e`, ...undoubled, ...inY]
}
