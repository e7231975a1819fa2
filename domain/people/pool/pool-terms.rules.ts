import { hasSigns, searchWords } from '../../kernel/search-words.ts'

/** A word to find, or the words of a phrase to find side by side. */
export interface Term {
  readonly words: readonly string[]
  /** Whether the text must have the whole words; otherwise a word that begins with it is enough. */
  readonly whole: boolean
}

/** Beginnings of fewer letters would match almost everybody's CV. */
const shortestBeginning = 3
const mostWords = 8
const quoted = /["“”«»]/

/**
 * The terms of a search of candidates, all of which must be found (CVS-03). Words in quotation marks stand side by side; an open quotation
 * ends with the text. At most eight words count.
 */
export function poolTerms(text: string): Term[] {
  const terms = text.split(quoted).flatMap((part, index): Term[] => {
    const words = searchWords(part)
    const isPhrase = index % 2 === 1 && words.length > 1 && !words.some(hasSigns)
    if (isPhrase) return [{ words, whole: true }]
    return words.map((word) => ({ words: [word], whole: index % 2 === 1 || word.length < shortestBeginning }))
  })
  let left = mostWords
  return terms.flatMap(({ words, whole }) => {
    const counted = words.slice(0, left)
    left -= counted.length
    return counted.length > 0 ? [{ words: counted, whole }] : []
  })
}
