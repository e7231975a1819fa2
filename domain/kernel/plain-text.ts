/** Line ends and other control characters. */
const breaks = /[\p{Cc}\u2028\u2029]/gu
const breaksInLine = /(?![\t\n])\p{Cc}/gu
/**
 * What is not seen: it turns the reading direction of its neighbours, or makes two texts look the same. Not the joiners and the
 * selector that some scripts and emoji are written with.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}](?<!\u200c|\u200d|\ufe0f)/gu

/** Puts the sign of a lost character for half of one. The oldest supported browsers have no method for it. */
const wellFormed = (text: string) => text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\ufffd')

/** Spaces that other programs put in: fixed, narrow, wide. Every Zs but the usual one, which a long text has by the thousand. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text as it may stand in one line: no line ends or control characters, nothing unseen, no half of a character (INJ-04, UPL-04). Every
 * space is the usual one.
 */
export function oneLine(text: string): string {
  return wellFormed(text).replace(breaks, ' ').replace(unseen, '').replace(otherSpaces, ' ').trim()
}

const apostrophes = /[´`‘’‛ʹʻʼʽˈ′＇]/g
const hyphens = /[\u2010-\u2012\u2212\ufe63\uff0d]/g
const dashes = /[\u2013-\u2015\ufe58]/g

/**
 * One line in which signs that look alike are the one that a person means: phones and word processors put in others without being asked.
 * Several spaces are one. Dashes stay, as they mean something else than hyphens in a title.
 */
export const usualSigns = (text: string): string =>
  oneLine(text).replace(apostrophes, "'").replace(hyphens, '-').replace(/ {2,}/g, ' ')

/** The same where a dash can only be a hyphen: names, phones, addresses of e-mail, dates. */
export const usualHyphens = (text: string): string => usualSigns(text).replace(dashes, '-')

/** The same for text of several lines: every kind of line end becomes one, tabs stay. */
export function severalLines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(breaksInLine, ' ')
    .replace(unseen, '')
    .trim()
}
