/** A text as it is compared where accents and case do not count (decision 24). */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a search, ready to be matched as beginnings; punctuation separates, at most eight count (decision 24). */
export function searchWords(text: string): string[] {
  // Composed first: a letter that came as base and accent apart is still one letter.
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8)
}
