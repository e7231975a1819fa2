/** Line ends and other control characters. */
const breaks = /[\p{Cc}\u2028\u2029]/gu
const breaksInLine = /(?![\t\n])\p{Cc}/gu
/**
 * What is not seen: it turns the reading direction of its neighbours, or makes two texts look the same. Not the joiners and the
 * selector that some scripts and emoji are written with.
 */
const unseen = /[[\p{Cf}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\ufe0f]]/gv

/** Text as it may stand in one line: no line ends or control characters, nothing unseen, no half of a character (INJ-04, UPL-04). */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(breaks, ' ').replace(unseen, '').trim()
}

/** The same for text of several lines: every kind of line end becomes one, tabs stay. */
export function severalLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(breaksInLine, ' ')
    .replace(unseen, '')
    .trim()
}
