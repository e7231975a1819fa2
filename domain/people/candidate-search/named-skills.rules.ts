import { searchWords, withoutAccents } from '../../kernel/search-words.ts'

/** A shorter beginning of a name is often another word. */
const shortestBeginning = 4
const mostSkills = 3
/** Words that are part of many names, so that they name none. */
const fillers = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'en',
  'con',
  'para',
  'por',
  'and',
  'of',
  'for',
  'the',
  'with',
  'to',
  'in',
])
const quoted = /["“”«»]/

interface NamedSkill<Skill> {
  readonly skill: Skill
  /** The search without the words that name the skill. */
  readonly rest: string
}

/**
 * The skills that the words of a search of candidates name, at most three: the longest name that is typed as a whole comes first. Quoted
 * words are looked for as they stand, so they name no skill. `otherLabel` is the name in the other language.
 */
export function namedSkills<Skill extends { readonly label: string; readonly otherLabel?: string }>(
  text: string,
  skills: readonly Skill[],
): NamedSkill<Skill>[] {
  if (quoted.test(text)) return []
  const tokens = text.split(/\s+/).map((token) => ({ token, words: wordsOf(token) }))
  const typed = tokens
    .filter((one) => !isExcluded(one))
    .flatMap(({ words }) => words)
    .filter((word) => !fillers.has(word))
  if (typed.length === 0) return []
  const namedBy = (skill: Skill, label: string) => {
    const name = wordsOf(label)
    const telling = name.filter((word) => !fillers.has(word))
    const isWhole = telling.length > 0 && telling.every((word) => typed.some((one) => begins(one, word)))
    if (!isWhole && !telling.some((word) => typed.includes(word))) return []
    const isNamed = (one: string) => name.some((word) => (isWhole ? begins(one, word) : one === word))
    const rest = tokens.filter((one) => isExcluded(one) || one.words.length === 0 || !one.words.every(isNamed))
    const order = isWhole ? -telling.length : telling.length
    return [{ skill, order, rest: rest.map(({ token }) => token).join(' ') }]
  }
  const found = skills.flatMap((skill) => {
    const named = [skill.label, skill.otherLabel ?? ''].flatMap((label) => namedBy(skill, label))
    return named.toSorted((one, other) => one.order - other.order).slice(0, 1)
  })
  return found
    .toSorted((one, other) => one.order - other.order)
    .slice(0, mostSkills)
    .map(({ skill, rest }) => ({ skill, rest }))
}

const isExcluded = ({ token }: { readonly token: string }) => token.startsWith('-')

const wordsOf = (text: string): string[] => searchWords(text).map(withoutAccents)

const begins = (typed: string, word: string): boolean =>
  typed === word || (typed.length >= shortestBeginning && word.startsWith(typed))
