const unfit = String.raw`[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]`
const unfitInLine = new RegExp(unfit, 'gu')
const unfitInParagraph = new RegExp(String.raw`(?![\t\n])${unfit}`, 'gu')

/**
 * Text as it may stand in one line: no line ends, no other control characters, none that turn the reading direction of what stands
 * beside it (INJ-04, UPL-04).
 */
export function oneLine(text: string): string {
  return text.replace(unfitInLine, ' ').trim()
}

/** The same for text of several lines: every kind of line end becomes one, tabs stay. */
export function severalLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unfitInParagraph, ' ')
    .trim()
}
