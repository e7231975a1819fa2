import { withoutAccents } from './search-words.ts'

/** Abbreviations of given names, as people write them in forms. */
const abbreviations: Readonly<Record<string, string>> = {
  ma: 'maria',
  fco: 'francisco',
  fca: 'francisca',
  gpe: 'guadalupe',
  jn: 'juan',
}
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'di', 'van', 'von', 'der'])

/** The words of a name as they sound in Spanish: b and v, s, c and z, ll and y, and a silent h are the same. */
function soundsOf(name: string): string[] {
  return withoutAccents(name)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !particles.has(word))
    .map((word) =>
      (abbreviations[word] ?? word)
        .replace(/c(?=[eiy])|z/g, 's')
        .replace(/v/g, 'b')
        .replace(/ll|y/g, 'i')
        .replace(/qu|k/g, 'c')
        .replace(/(?<!c)h/g, '')
        .replace(/(.)\1/g, '$1'),
    )
}

/**
 * Whether two full names can be of one person, as people vary their own name: without accents, second names or second last names, with
 * initials, abbreviations or another order. The shorter name has at least two words, and each of them has a partner in the longer one.
 */
export function isVariantOfName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [soundsOf(one), soundsOf(other)].sort((a, b) => a.length - b.length)
  const left = [...longer]
  const take = (isPartner: (word: string) => boolean) => {
    const at = left.findIndex(isPartner)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  }
  // Whole words first, so that an initial does not take the partner of one.
  const initials = shorter.filter((word) => !take((partner) => partner === word))
  const isInitial = (word: string, partner: string) => (word.length === 1 || partner.length === 1) && word[0] === partner[0]
  if (!initials.every((word) => take((partner) => isInitial(word, partner)))) return false
  return shorter.length >= 2 ? initials.length < shorter.length : shorter.length === longer.length && initials.length === 0
}
