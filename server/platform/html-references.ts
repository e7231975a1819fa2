import { Parser } from 'htmlparser2'

const reference = /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

function decoded(written: string): string {
  let text = ''
  const parser = new Parser({
    ontext(data) {
      text += data
    },
  })
  parser.end(written.replace(/^&amp;/i, '&'))
  return text
}

/**
 * Replaces the HTML references that stand for letters: `Mar&iacute;a` is `María`, also where a program encoded twice. The semicolons of
 * references would otherwise separate the cells of a table.
 */
export const withLetters = (text: string): string =>
  text.includes('&')
    ? text.replace(reference, (written) => (/^\p{L}$/u.test(decoded(written)) ? decoded(written) : written))
    : text

/** Replaces all HTML references of a text, `P&amp;G`. A text with markup keeps them, because they are part of it. */
export const withoutReferences = (text: string): string =>
  text.includes('&') && !/<[a-z/]/i.test(text) ? text.replace(reference, decoded) : text
