import { headingLevels, tagSynonyms } from '#domain/kernel/rich-text.ts'

/**
 * Converts pasted HTML into the markup of rich texts. Word writes lists as paragraphs with a marker; Google Docs and Word write emphasis as
 * styles; a table becomes one line per row. It parses styles as text, because the page's style policy hides them from the DOM.
 */
export function pastedRichText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<[a-z][^>]*>/gi, renameStyle), 'text/html')
  for (const [from, to] of Object.entries(tagSynonyms)) for (const element of all(body, from)) rename(element, to)
  makeEmphasis(body)
  makeLists(body)
  for (const table of all(body, 'table').reverse()) writeAsLines(table as HTMLTableElement)
  for (const u of all(body, 'a u')) unwrap(u)
  for (const br of all(body, 'body > br')) br.remove()
  for (const p of all(body, 'p')) if (isBlank(p)) p.remove()
  for (const element of all(body, '*')) for (const name of ['class', 'title', styleName]) element.removeAttribute(name)
  return body.innerHTML
}

const styleName = 'data-style'
const renameStyle = (tag: string) => tag.replace(/\sstyle\s*=/gi, ` ${styleName}=`)

const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)]
const styleOf = (element: Element) => element.getAttribute(styleName) ?? ''

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '' && !element.querySelector('img, hr')
}

const emphases = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[a-z-]*:[^;]*underline/i],
  ['s', /text-decoration[a-z-]*:[^;]*line-through/i],
] as const

function makeEmphasis(body: Element): void {
  // Google Docs wraps everything in a bold element that is not bold.
  for (const strong of all(body, 'strong')) if (/font-weight:\s*(?:normal|400)/i.test(styleOf(strong))) unwrap(strong)
  for (const span of all(body, 'span')) {
    if (isBlank(span)) continue
    for (const [tag, style] of emphases) {
      if (!style.test(styleOf(span)) || span.closest(tag) || (tag === 'strong' && span.closest('h2, h3, h4'))) continue
      const emphasis = span.ownerDocument.createElement(tag)
      emphasis.append(...span.childNodes)
      span.append(emphasis)
    }
  }
}

/** Turns the paragraphs that Word marks as list items into lists. */
function makeLists(body: Element): void {
  let open: Element[] = []
  for (const item of all(body, `p[${styleName}*="mso-list"]`)) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(styleOf(item))?.[1] ?? 0)
    if (level === 0) continue
    const list = listOf(takeMarker(item))
    if (item.previousElementSibling !== open[0]) open = []
    open.length = Math.min(open.length, level)
    if (open.length === level && open.at(-1)?.tagName.toLowerCase() !== list.tag) open.pop()
    while (open.length < level) open.push(openList(item, open.at(-1), list))
    const li = item.ownerDocument.createElement('li')
    li.append(...item.childNodes)
    open.at(-1)?.append(li)
    item.remove()
  }
}

interface List {
  readonly tag: 'ul' | 'ol'
  readonly start?: string | undefined
  readonly type?: string | undefined
}

/** Opens a list inside the last item of the surrounding list, or before the paragraph that is its first item. */
function openList(item: Element, around: Element | undefined, { tag, start, type }: List): Element {
  const list = item.ownerDocument.createElement(tag)
  if (start) list.setAttribute('start', start)
  if (type) list.setAttribute('type', type)
  if (around) (around.lastElementChild ?? around.appendChild(item.ownerDocument.createElement('li'))).append(list)
  else item.before(list)
  return list
}

/** Removes the marker from an item and returns it. Some versions of Word mark it only by comments around it. */
function takeMarker(item: Element): string {
  const ignored = item.querySelector(`[${styleName}*="mso-list:Ignore" i]`)
  if (ignored) {
    const marker = ignored.textContent
    ignored.remove()
    return marker
  }
  const comments = [...item.childNodes].filter(({ nodeType }) => nodeType === 8) as Comment[]
  const [first, last] = [
    comments.find(({ data }) => /supportLists/i.test(data)),
    comments.find(({ data }) => /endif/i.test(data)),
  ]
  let marker = ''
  while (first && last && first.nextSibling && first.nextSibling !== last) {
    marker += first.nextSibling.textContent ?? ''
    first.nextSibling.remove()
  }
  return marker
}

function listOf(marker: string): List {
  const sign = /^\s*\(?(\d{1,4}|[a-z]{1,4})[.)]/i.exec(marker)?.[1]
  if (!sign) return { tag: 'ul' }
  if (/^\d/.test(sign)) return { tag: 'ol', start: Number(sign) > 1 ? sign : undefined }
  const kind = /^i+$/i.test(sign) ? 'i' : 'a'
  return { tag: 'ol', type: sign === sign.toUpperCase() ? kind.toUpperCase() : kind }
}

/** Writes one line per row. A table of one column is only layout. */
function writeAsLines(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const isLayout = rows.every(({ cells }) => cells.length <= 1)
  table.replaceWith(...(isLayout ? rows.flatMap(cellContents) : rows.map(lineOf)))
}

function lineOf(row: HTMLTableRowElement): Element {
  const line = row.ownerDocument.createElement('p')
  for (const cell of row.cells) {
    for (const block of all(cell, `p, div, ul, ol, li, blockquote, br, ${headingLevels.map((level) => `h${level}`)}`).reverse())
      block.replaceWith(...(block.previousSibling ? [' '] : []), ...block.childNodes)
    line.append(...(cell === row.cells[0] ? [] : [' | ']), ...cell.childNodes)
  }
  return line
}

function cellContents(row: HTMLTableRowElement): Node[] {
  return [...row.cells].flatMap((cell) => [...cell.childNodes])
}
