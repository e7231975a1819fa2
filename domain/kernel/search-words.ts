/** A text as it is compared where accents and case do not count (SPEC-24). */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Terms of which signs are a part: C++, C#, .NET, R&D, I+D. The database finds the same in what it stores (`signed_terms`). */
const signedTerm =
  /(?<![\p{L}\p{N}])(?:[A-Za-z][A-Za-z0-9]*(?:\+\+|[+#](?![\p{L}\p{N}]))|\.[A-Za-z][A-Za-z0-9]+|[A-Za-z0-9]{1,3}[&+][A-Za-z0-9]{1,3}(?![\p{L}\p{N}])|[A-Za-z] ?& ?[A-Za-z](?![\p{L}\p{N}]))/u
/** An abbreviation with a dot after each letter, in capitals or with the last dot: "I.A", "d.c.", but not "j.p" of an address. */
const dottedWord = /(?<![\p{L}\p{N}])(?:[A-Z](?:\.[A-Z])+\.?|[a-z](?:\.[a-z])+\.)(?![\p{L}\p{N}@])/u
const plainWord = /[\p{L}\p{N}]+/u
const term = new RegExp(`(?<signed>${signedTerm.source})|(?<dotted>${dottedWord.source})|${plainWord.source}`, 'gu')

/**
 * The words of a search, ready to be matched as beginnings; punctuation separates, at most eight count (SPEC-24). Signs that are a
 * part of a term stay: "C++" is not "C".
 */
export function searchWords(text: string): string[] {
  // Composed first: a letter that came as base and accent apart is still one letter.
  return [...text.normalize('NFC').matchAll(term)].slice(0, 8).map(({ 0: found, groups }) => {
    if (groups?.signed) return found.toLowerCase().replaceAll(' ', '')
    return groups?.dotted ? found.toLowerCase().replaceAll('.', '') : found.toLowerCase()
  })
}

/** Whether a word of `searchWords` is a term with signs, which a text search does not take apart. */
export const hasSigns = (word: string): boolean => /[.+#&]/.test(word)
