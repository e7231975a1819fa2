/** Lower-cases a text and removes its accents, for comparisons (SPEC-24). */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Terms that contain signs: C++, C#, .NET, R&D, I+D. The database finds the same terms in stored text (`signed_terms`). */
const signedTerm =
  /(?<![\p{L}\p{N}])(?:[A-Za-z][A-Za-z0-9]*(?:\+\+|[+#](?![\p{L}\p{N}]))|\.[A-Za-z][A-Za-z0-9]+|[A-Za-z0-9]{1,3}[&+][A-Za-z0-9]{1,3}(?![\p{L}\p{N}])|[A-Za-z] ?& ?[A-Za-z](?![\p{L}\p{N}]))/u
/** An abbreviation with a dot after each letter, in capitals or with the last dot: "I.A", "d.c.", but not "j.p" of an address. */
const dottedWord = /(?<![\p{L}\p{N}])(?:[A-Z](?:\.[A-Z])+\.?|[a-z](?:\.[a-z])+\.)(?![\p{L}\p{N}@])/u
const plainWord = /[\p{L}\p{N}]+/u
const term = new RegExp(`(?<signed>${signedTerm.source})|(?<dotted>${dottedWord.source})|${plainWord.source}`, 'gu')

/**
 * The words of a search, each to be matched as a beginning. Punctuation separates words; at most eight count (SPEC-24). Terms keep their
 * signs: "C++" is not "C".
 */
export function searchWords(text: string): string[] {
  // Composed first, so that a base letter and its accent count as one letter.
  return [...text.normalize('NFC').matchAll(term)].slice(0, 8).map(({ 0: found, groups }) => {
    if (groups?.signed) return found.toLowerCase().replaceAll(' ', '')
    return groups?.dotted ? found.toLowerCase().replaceAll('.', '') : found.toLowerCase()
  })
}

/** Whether a word of `searchWords` is a term with signs, which the text search does not split. */
export const hasSigns = (word: string): boolean => /[.+#&]/.test(word)
