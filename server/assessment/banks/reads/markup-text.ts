import { Parser } from 'htmlparser2'

/** Changes between markup and its text: `formatting` and `layout` keep every word, the others lose something. */
export const markupChanges = ['formatting', 'layout', 'links'] as const
export const markupLosses = ['picture', 'media', 'formula', 'struck', 'table', 'fields'] as const
export type MarkupChange = (typeof markupChanges)[number]
export type MarkupLoss = (typeof markupLosses)[number]

export interface MarkupText {
  readonly text: string
  readonly changes: readonly MarkupChange[]
  /** With any of these losses the text has another meaning than the markup. */
  readonly losses: readonly MarkupLoss[]
}

const blocks = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header html legend li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const emphasis = new Set('b big em font i ins mark small strong u'.split(' '))
const lossOf: Readonly<Record<string, MarkupLoss>> = {
  ...{ img: 'picture', picture: 'picture', svg: 'picture', canvas: 'picture', math: 'formula' },
  ...{ audio: 'media', video: 'media', iframe: 'media', object: 'media', embed: 'media' },
  ...{ s: 'struck', strike: 'struck', del: 'struck' },
  ...{ input: 'fields', select: 'fields', textarea: 'fields' },
}
const unseen = new Set('head noscript script style template title rp'.split(' '))
const others =
  'a abbr acronym bdi bdo br button cite code col colgroup data dfn hr kbd label link meta nobr o:p output q rb rt ruby samp source span sub sup td th time track tt var wbr'
const known = [...blocks, ...emphasis, ...Object.keys(lossOf), ...unseen, ...others.split(' ')].join('|')
/** Attributes that stand without a value; another bare word is none: "if (a<b or c>d)". */
const flags =
  'allowfullscreen async autoplay border checked compact controls defer disabled download hidden ismap loop multiple muted noshade nowrap open readonly required reversed selected'
const attribute = `\\s+(?:[a-z_:@][\\w:.-]*\\s*=\\s*(?:"[^"<]*"|'[^'<]*'|[^\\s"'<>=]+)|(?:${flags.replaceAll(' ', '|')})(?=[\\s/>]))`
/** What follows the "<" of a tag. A name with signs or words after it that are no attributes is text: "if (a<b && c>d)". */
export const restOfTag = `/?(?:${known})(?:${attribute})*\\s*/?>`
/** A "<" that begins no tag and no comment: "a < b", "List<String>". */
const bareSign = new RegExp(`<(?!${restOfTag})`, 'gi')
const comment = /<!--[\s\S]*?-->/g
/** Marks a line end whatever stands beside it; several of them count once. */
const blockEdge = '\f'
const fixedSpace = '\u00a0'

interface Frame {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
  items: number
  cells: string[]
}

/**
 * Turns a piece of HTML into text with the same meaning, and lists what the text cannot express. With `keepsLines` line ends of the source
 * stay, as in Moodle's own format; without it they are spaces, as in HTML.
 */
export function textOfMarkup(markup: string, { keepsLines }: { keepsLines: boolean }): MarkupText {
  const changes = new Set<MarkupChange>()
  const losses = new Set<MarkupLoss>()
  const frameOf = (name: string, attributes: Frame['attributes'] = {}): Frame => ({
    ...{ name, attributes, text: '', items: 0, cells: [] },
  })
  const root = frameOf('')
  const open: Frame[] = [root]
  const top = () => open.at(-1) ?? root
  /** Number of open elements by name; searching all of them would take too long in deep markup. */
  const openOf = new Map<string, number>()
  const count = (name: string, by: number) => openOf.set(name, (openOf.get(name) ?? 0) + by)
  const within = (...names: string[]) => names.some((name) => (openOf.get(name) ?? 0) > 0)

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const loss = lossOf[name]
        if (loss) losses.add(loss)
        if (name === 'table' && within('td', 'th')) losses.add('table')
        if (Number(attributes.rowspan ?? 1) > 1) losses.add('table')
        if (name === 'br') top().text += '\n'
        else if (name === 'hr') top().text += blockEdge
        open.push(frameOf(name, attributes))
        count(name, 1)
      },
      ontext(text) {
        const kept = within('pre') ? text.replace(/[ \t]/g, fixedSpace) : keepsLines ? text : text.replace(/\n/g, ' ')
        top().text += kept.replace(/[ \t\r]+/g, ' ')
      },
      onclosetag(name) {
        const frame = open.pop()
        if (!frame || open.length === 0) return
        count(name, -1)
        const parent = top()
        parent.text += shown(frame, parent, { changes, depth: openOf.get('li') ?? 0 })
        if (name === 'td' || name === 'th') parent.cells.push(frame.text)
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(markup.replace(comment, '').replace(/\r\n?/g, '\n').replace(bareSign, '&lt;'))
  return { text: settled(root.text), changes: [...changes], losses: [...losses] }
}

function shown(frame: Frame, parent: Frame, { changes, depth }: { changes: Set<MarkupChange>; depth: number }): string {
  const { name, text, attributes } = frame
  if (unseen.has(name) || lossOf[name]) return lossOf[name] === 'struck' ? text : ''
  if (isEmphasis(frame)) changes.add('formatting')
  switch (name) {
    case 'sup':
      return inLine(superscript(text), changes)
    case 'sub':
      return inLine(subscript(text), changes)
    case 'q':
      return `“${text}”`
    case 'rt':
      return ` (${text})`
    case 'a':
      return linked(text, attributes.href, changes)
    case 'td':
    case 'th':
      return ''
    case 'tr':
      return rowOf(frame, changes)
    case 'li':
      return itemOf(text, parent, depth)
    default:
      return blocks.has(name) ? `${blockEdge}${text}${blockEdge}` : text
  }
}

function inLine(raised: string, changes: Set<MarkupChange>): string {
  if (/^[_^]/.test(raised)) changes.add('layout')
  return raised
}

function rowOf({ cells }: Frame, changes: Set<MarkupChange>): string {
  changes.add('layout')
  // Lines inside a cell would look like rows.
  return `${blockEdge}${cells.map((cell) => settled(cell).replace(/\s*\n\s*/g, ' / ')).join(' | ')}${blockEdge}`
}

function itemOf(text: string, list: Frame, depth: number): string {
  list.items += 1
  const mark = list.name === 'ol' ? `${Number(list.attributes.start ?? 1) + list.items - 1}.` : '-'
  return `${blockEdge}${fixedSpace.repeat(2 * depth)}${mark} ${text.replace(/^[\s\f]+/, '')}${blockEdge}`
}

function isEmphasis({ name, attributes, text }: Frame): boolean {
  if (text.trim() === '') return false
  if (name === 'font') return attributes.color !== undefined
  return (
    emphasis.has(name) ||
    /underline|line-through|background|(?:^|;)\s*color|font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes.style ?? '')
  )
}

function linked(text: string, href: string | undefined, changes: Set<MarkupChange>): string {
  if (!href || !/^(?:https?:|mailto:)/i.test(href)) return text
  const address = href.replace(/^mailto:/i, '')
  if (text.includes(address)) return text
  changes.add('links')
  return `${text} (${address})`
}

const raisedSigns: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((sign, place) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][place] ?? sign]),
)
const loweredSigns: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((sign, place) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][place] ?? sign]),
)
/** "1<sup>er</sup>" reads as 1er; "1<sup>o</sup>" has a character of its own. */
const ordinals = new Set('er ra ro do da to ta mo ma vo va no na os as st nd rd th'.split(' '))

function superscript(text: string): string {
  const plain = text.trim().replace(/−/g, '-')
  if (plain === 'o') return 'º'
  if (plain === 'a') return 'ª'
  if (ordinals.has(plain.toLowerCase())) return plain
  return inSigns(plain, raisedSigns, '^')
}

const subscript = (text: string) => inSigns(text.trim().replace(/−/g, '-'), loweredSigns, '_')

function inSigns(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  if (text === '') return ''
  const characters = [...text]
  if (characters.every((sign) => Object.hasOwn(signs, sign))) return characters.map((sign) => signs[sign]).join('')
  return characters.length === 1 ? `${mark}${text}` : `${mark}(${text})`
}

/** One line end between blocks, none at either end, spaces as typed. */
function settled(text: string): string {
  return text
    .replace(/[ \t]*([\n\f])[ \t]*/g, '$1')
    .replace(/\f+/g, blockEdge)
    .replace(/^[\f\n]+|[\f\n ]+$/g, '')
    .replace(/\n?\f/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(fixedSpace, ' ')
    .trim()
}
