import leven from 'leven'
import { withoutAccents } from '#domain/kernel/search-words.ts'

/** The number of wrong letters allowed. None in short words, where each letter makes another word. */
export function errorsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * How a Spanish word sounds in Latin America, so that spellings which people confuse are the same: b and v, c, s and z, ll and y, g and j,
 * k and qu, and a silent h. The word has no accents.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ch', '#')
    .replaceAll('h', '')
    .replaceAll('#', 'ch')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, '%')
    .replace(/g(?=[ei])/g, 'j')
    .replaceAll('%', 'g')
    .replace(/[cs]?c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<![aeiou])y$/, 'i')
    .replace(/([a-z])\1/g, '$1')
}

/**
 * The known word that was probably intended by a word with errors: one that sounds the same, or else the one with the fewest wrong letters.
 * Undefined when none is near. All words are without accents.
 */
export function nearestWord(typed: string, known: Iterable<string>): string | undefined {
  const mostErrors = errorsIn(typed)
  if (mostErrors === 0) return undefined
  const sound = soundOf(typed)
  let nearest: { readonly word: string; readonly errors: number } | undefined
  for (const word of known) {
    const errors = word[0] === typed[0] ? leven(typed, word) : leven(typed, word) + 0.5
    // A sound counts before a letter, and never makes two far words near.
    const soundErrors = leven(sound, soundOf(word))
    const worse = Math.min(errors, soundErrors === 0 ? 0.25 : soundErrors + 0.25)
    if (Math.min(errors, soundErrors) <= mostErrors && worse < (nearest?.errors ?? Number.POSITIVE_INFINITY))
      nearest = { word, errors: worse }
  }
  return nearest?.word
}

/** Words of texts by their form without accents, to write a suggestion as vacancies write it: "diseñadora", not "disenadora". */
export function writtenForms(texts: readonly string[]): ReadonlyMap<string, string> {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
  return new Map(words.reverse().map((word) => [withoutAccents(word), word]))
}
