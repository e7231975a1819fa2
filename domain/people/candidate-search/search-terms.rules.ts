import { hasSigns, searchWords, withoutAccents } from '../../kernel/search-words.ts'
import { wordForms } from '../../kernel/word-forms.ts'

/** A word to find, or the words of a phrase to find side by side. */
export interface Term {
  readonly words: readonly string[]
  /** Whether the text must have the whole words; otherwise a word that begins with it is enough. */
  readonly whole: boolean
  /** Other forms of the one word, without accents, each of which is found as a whole; none of a term in quotation marks (CVS-05). */
  readonly forms: readonly string[]
  /** Whether the text must not have it. */
  readonly excluded?: boolean
  /** Whether it is enough that the text has the term before it. */
  readonly alternative?: boolean
}

/** Beginnings of fewer letters would match almost everybody's CV. */
const shortestBeginning = 3
const mostWords = 8
/** Searches that recruiters keep name many titles of a job. */
const mostWordsWithOperators = 24
const quoted = /["“”«»]/

/** A piece of a search: words, a quotation, a bracket, or an operator, which counts in capitals. */
type Text = { readonly words: string } | { readonly quotation: string }
type Piece = Text | { readonly operator: Operator } | { readonly bracket: string }

type Operator = 'or' | 'and' | 'not'
const operators = new Map<string, Operator>([
  ['OR', 'or'],
  ['O', 'or'],
  ['AND', 'and'],
  ['Y', 'and'],
  ['NOT', 'not'],
])

/**
 * The terms of a search of candidates, all of which must be found (CVS-03). Words in quotation marks stand side by side and are found as
 * written; an open quotation ends with the text. A minus or NOT excludes the word, quotation or brackets that follow, and OR makes
 * an alternative. At most eight words count, and more of a search with alternatives or exclusions.
 */
export function searchTerms(text: string): Term[] {
  const terms: Term[] = []
  let operator: Operator = 'and'
  let isExcludedGroup = false
  for (const piece of piecesOf(text)) {
    if ('bracket' in piece) {
      isExcludedGroup = piece.bracket === '(' && operator === 'not'
      continue
    }
    if ('operator' in piece) {
      operator = piece.operator
      continue
    }
    const found = operator === 'not' || isExcludedGroup ? excludedTerms(piece) : termsOf(piece)
    const joins = operator === 'or' && terms.length > 0 && !terms.at(-1)?.excluded
    terms.push(...found.map((term, index) => (joins && index === 0 ? { ...term, alternative: true } : term)))
    operator = 'and'
  }
  return firstWords(terms)
}

/** The pieces of a search. Neighbouring words are one piece, because "R & D" is one term. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [index, part] of text.split(quoted).entries()) {
    if (index % 2 === 1) pieces.push({ quotation: part })
    else for (const [chunk] of part.replace(/(^|\s)[-–—−](?=\()/g, '$1NOT ').matchAll(/[()]|[^\s()]+/g)) addChunk(pieces, chunk)
    // Only a minus that touches the quotation excludes it.
    if (index % 2 === 0 && /(?:^|[\s(])[-–—−]$/.test(part)) pieces.push({ operator: 'not' })
  }
  return pieces
}

function addChunk(pieces: Piece[], chunk: string): void {
  const operator = operators.get(chunk)
  if (operator) pieces.push({ operator })
  else if (chunk === '(' || chunk === ')') pieces.push({ bracket: chunk })
  else if (/^[-–—−][\p{L}\p{N}.]/u.test(chunk)) pieces.push({ operator: 'not' }, { words: chunk.slice(1) }, { operator: 'and' })
  else {
    const last = pieces.at(-1)
    const isRun = last !== undefined && 'words' in last && !isExcluded(pieces)
    if (isRun) pieces[pieces.length - 1] = { words: `${last.words} ${chunk}` }
    else if (chunk) pieces.push({ words: chunk })
  }
}

/** Whether the last piece stands behind "not", which excludes it alone. */
function isExcluded(pieces: readonly Piece[]): boolean {
  const before = pieces.at(-2)
  return before !== undefined && 'operator' in before && before.operator === 'not'
}

function termsOf(piece: Text): Term[] {
  const isQuoted = 'quotation' in piece
  const words = searchWords(isQuoted ? piece.quotation : piece.words)
  if (isQuoted && words.length > 1 && !words.some(hasSigns)) return [{ words, whole: true, forms: [] }]
  return words.map((word) =>
    isQuoted || word.length < shortestBeginning
      ? { words: [word], whole: true, forms: [] }
      : { words: [word], whole: false, forms: otherForms(word) },
  )
}

/** A whole word with all its forms: "-java" does not exclude JavaScript, but "-java*" does. */
function excludedTerms(piece: Text): Term[] {
  const isQuoted = 'quotation' in piece
  const words = searchWords(isQuoted ? piece.quotation : piece.words)
  if (words.length === 0) return []
  if (!isQuoted && words.length === 1 && piece.words.endsWith('*')) return [{ words, whole: false, forms: [], excluded: true }]
  if (words.some(hasSigns)) return words.map((word) => ({ words: [word], whole: true, forms: [], excluded: true }))
  return [{ words, whole: true, forms: words.length === 1 && !isQuoted ? wordForms(words[0] ?? '') : [], excluded: true }]
}

function firstWords(terms: readonly Term[]): Term[] {
  let left = terms.some(({ alternative, excluded }) => alternative || excluded) ? mostWordsWithOperators : mostWords
  return terms.flatMap(({ words, ...term }) => {
    const counted = words.slice(0, left)
    left -= counted.length
    return counted.length > 0 ? [{ ...term, words: counted }] : []
  })
}

/** The terms in groups, of each of which one must be found. */
export function termGroups(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = []
  for (const term of terms)
    if (term.alternative && groups.length > 0) groups.at(-1)?.push(term)
    else groups.push([term])
  return groups
}

/** A run of words of a search that may be the name of a skill, and the terms that are left when it is. */
export interface NameInSearch {
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
}

/** Every run of neighbouring words that may name a skill, the longest first. Words in quotation marks are found as written only. */
export function namesInSearch(terms: readonly Term[]): NameInSearch[] {
  const mayName = ({ words, whole, excluded }: Term) =>
    words.length === 1 && !excluded && (!whole || (words[0] ?? '').length < shortestBeginning)
  return terms
    .flatMap((_, from) => terms.slice(from).map((_, index) => ({ from, to: from + index + 1 })))
    .filter(({ from, to }) => terms.slice(from, to).every((term, index) => mayName(term) && (index === 0 || !term.alternative)))
    .map(({ from, to }) => {
      const words = terms.slice(from, to).map((term) => term.words[0] ?? '')
      // "Node.js" and "front-end" are two words of a search.
      return { from, to, names: [...new Set([' ', '.', '-'].map((sign) => words.join(sign)))] }
    })
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
}

/** The terms without those of some runs, and without the alternatives to them. */
export function termsBeside(terms: readonly Term[], runs: readonly NameInSearch[]): Term[] {
  let at = 0
  return termGroups(terms).flatMap((group) => {
    const [from, to] = [at, at + group.length]
    at = to
    return runs.some((run) => run.from < to && run.to > from) ? [] : group
  })
}

/** The forms of a word that do not begin with it. */
function otherForms(word: string): string[] {
  const plain = withoutAccents(word)
  return wordForms(word).filter((form) => !form.startsWith(plain))
}
