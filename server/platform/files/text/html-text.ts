import { Parser } from 'htmlparser2'
import PostalMime from 'postal-mime'

const unseen = new Set(['script', 'style', 'head', 'template'])
const blocks = new Set('p div li tr h1 h2 h3 h4 h5 h6 section article header footer table ul ol dt dd'.split(' '))

/** The text of HTML that a document embeds, with a line per block. */
export function htmlText(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1
      if (name === 'br') text += '\n'
      if (name === 'td' || name === 'th') text += '\t'
    },
    ontext(piece) {
      if (hidden === 0) text += piece.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1
      if (blocks.has(name)) text += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return text
}

/** The text of a web page that is stored as an e-mail (MHTML). */
export async function mhtmlText(content: Buffer): Promise<string> {
  const { html, text } = await PostalMime.parse(content)
  return html ? htmlText(html) : (text ?? '')
}
