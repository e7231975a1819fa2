const breaks = /[\p{Cc}\u2028\u2029]/gu
const breaksInLine = /(?![\t\n])\p{Cc}/gu
/**
 * Invisible characters: they reverse the direction of text, or make two texts look the same. Joiners and the emoji selector stay, because
 * some scripts need them.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}](?<!\u200c|\u200d|\ufe0f)/gu

/** Replaces half of a character by the replacement sign. The oldest supported browsers lack `toWellFormed`. */
const wellFormed = (text: string) => text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\ufffd')

/** Spaces that other programs insert: fixed, narrow, wide. This is every Zs but the usual space, which long texts have by the thousand. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text of one line: without line ends, control characters, invisible characters or halves of characters (INJ-04, UPL-04). Every space is
 * the usual one.
 */
export function oneLine(text: string): string {
  return wellFormed(text).replace(breaks, ' ').replace(unseen, '').replace(otherSpaces, ' ').trim()
}

const apostrophes = /[´`‘’‛ʹʻʼʽˈ′＇]/g
const hyphens = /[\u2010-\u2012\u2212\ufe63\uff0d]/g
const dashes = /[\u2013-\u2015\ufe58]/g

/**
 * One line in which lookalike signs are replaced by the usual ones, because phones and word processors insert them. Repeated spaces become
 * one. Dashes stay: in a title they differ from hyphens.
 */
export const usualSigns = (text: string): string =>
  oneLine(text).replace(apostrophes, "'").replace(hyphens, '-').replace(/ {2,}/g, ' ')

/** Same as usualSigns where a dash can only be a hyphen: names, phone numbers, e-mail addresses, dates. */
export const usualHyphens = (text: string): string => usualSigns(text).replace(dashes, '-')

/** Text of several lines: every kind of line end becomes one kind, and tabs stay. */
export function severalLines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(breaksInLine, ' ')
    .replace(unseen, '')
    .trim()
}
