import { hasSigns, searchWords, withoutAccents } from '../../kernel/search-words.ts'
import { wordForms } from '../../kernel/word-forms.ts'

/** A word to find, or the words of a phrase to find side by side. */
export interface Term {
  readonly words: readonly string[]
  /** Whether the text must have the whole words; otherwise a word that begins with it is enough. */
  readonly whole: boolean
  /** Other forms of the one word, without accents, each of which is found as a whole; none of a term in quotation marks (CVS-05). */
  readonly forms: readonly string[]
}

/** Beginnings of fewer letters would match almost everybody's CV. */
const shortestBeginning = 3
const mostWords = 8
const quoted = /["“”«»]/

/**
 * The terms of a search of candidates, all of which must be found (CVS-03). Words in quotation marks stand side by side; an open quotation
 * ends with the text, and are found as written. At most eight words count.
 */
export function searchTerms(text: string): Term[] {
  const terms = text.split(quoted).flatMap((part, index): Term[] => {
    const words = searchWords(part)
    const isPhrase = index % 2 === 1 && words.length > 1 && !words.some(hasSigns)
    if (isPhrase) return [{ words, whole: true, forms: [] }]
    return words.map((word) =>
      index % 2 === 1 || word.length < shortestBeginning
        ? { words: [word], whole: true, forms: [] }
        : { words: [word], whole: false, forms: otherForms(word) },
    )
  })
  let left = mostWords
  return terms.flatMap(({ words, ...term }) => {
    const counted = words.slice(0, left)
    left -= counted.length
    return counted.length > 0 ? [{ ...term, words: counted }] : []
  })
}

/** The forms of a word that do not begin with it. */
function otherForms(word: string): string[] {
  const plain = withoutAccents(word)
  return wordForms(word).filter((form) => !form.startsWith(plain))
}
