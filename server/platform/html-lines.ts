import { Parser } from 'htmlparser2'

/** Blocks with a blank line around them; other blocks only begin a line. */
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'table', 'hr', 'pre'])
const blocks = new Set([...paragraphs, 'li', 'div', 'tr', 'section', 'article', 'header', 'footer', 'center', 'address'])
const unseen = new Set(['head', 'style', 'script', 'title', 'template'])
/** Deeper lists and quotes are indented no further, so that the text stays in proportion to the HTML. */
const deepest = 8

/**
 * The text of a piece of HTML, in lines: paragraphs have a blank line between them, list items a dash or a number and the indentation of
 * their list, and links their address. Each line of a quote begins with `quote`.
 */
export function htmlLinesOf(html: string, quote = ''): string {
  const page = new Page()
  /** The number of the next item of each open list; undefined in a list with dashes. */
  const lists: (number | undefined)[] = []
  const links: { readonly address: string; label: string }[] = []
  let quotes = 0
  let hidden = 0
  const write = (words: string) => {
    const link = links.at(-1)
    if (link) link.label += words
    page.write(words, quote.repeat(Math.min(quotes, deepest)), Math.min(lists.length, deepest))
  }
  const edge = (name: string) => {
    if (blocks.has(name)) page.need(paragraphs.has(name) && lists.length === 0 ? 2 : 1)
  }

  // Read as a stream: a tree of deeply nested lists would overflow the stack.
  const parser = new Parser({
    onopentag(name, { href = '', start = '1' }) {
      if (unseen.has(name)) hidden += 1
      edge(name)
      if (name === 'br') {
        if (page.isWaiting) write('')
        page.endLine()
      } else if (name === 'a') links.push({ address: addressOf(href), label: '' })
      else if (name === 'blockquote') quotes += 1
      else if (name === 'ul') lists.push(undefined)
      else if (name === 'ol') lists.push(Number.parseInt(start, 10) || 1)
      else if (name === 'li') {
        const number = lists.at(-1)
        page.mark = number === undefined ? '- ' : `${number}. `
        if (number !== undefined) lists[lists.length - 1] = number + 1
      } else if (name === 'td' && !page.isAtLineStart) write(' ')
    },
    ontext(part) {
      const words = part.replace(/\s+/g, ' ')
      const shown = page.isAtLineStart ? words.trimStart() : words
      if (hidden === 0 && shown !== '') write(shown)
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1
      else if (name === 'blockquote') quotes -= 1
      else if (name === 'ul' || name === 'ol') lists.pop()
      else if (name === 'a') {
        const { address = '', label = '' } = links.pop() ?? {}
        if (address && label.trim() !== '' && label.trim() !== address) write(` (${address})`)
      }
      edge(name)
    },
  })
  parser.end(html)
  return page.text()
}

/** The address of a link that a reader can use outside of the page; else nothing. */
function addressOf(href: string): string {
  return /^(?:https?|mailto):/i.test(href) ? href.replace(/^mailto:/i, '') : ''
}

/** Lines that are being written. */
class Page {
  /** Shown before the next words, in front of a list item. */
  mark = ''
  readonly #lines: string[] = []
  #line = ''
  /** Whether the line ends with a space. To look at the line itself would copy it after all words that are added to it. */
  #isSpaced = false
  /** Line ends since the last word, and those that have to be there before the next one. */
  #ended = 0
  #needed = 0

  get isWaiting(): boolean {
    return this.#ended < this.#needed
  }

  get isAtLineStart(): boolean {
    return this.#line === '' || this.isWaiting || this.#isSpaced
  }

  /** Makes sure that so many line ends come before the next words. */
  need(lines: number): void {
    this.#needed = Math.max(this.#needed, lines)
  }

  endLine(): void {
    this.#lines.push(this.#line.trimEnd())
    this.#line = ''
    this.#ended += 1
  }

  write(words: string, quote: string, depth: number): void {
    const isFirst = this.#lines.length === 0 && this.#line === ''
    while (!isFirst && this.isWaiting) this.endLine()
    this.#needed = 0
    let added = words
    if (this.#line === '') {
      const indent = depth > 0 ? '  '.repeat(depth - 1) + (this.mark || '  ') : ''
      added = quote + indent + words
      this.mark = ''
    }
    this.#line += added
    if (added !== '') this.#isSpaced = added.endsWith(' ')
    this.#ended = 0
  }

  text(): string {
    return [...this.#lines, this.#line.trimEnd()].join('\n').replace(/^\n+/, '').trimEnd()
  }
}
