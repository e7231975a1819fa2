import { Parser } from 'htmlparser2'
import { fromBufferPromise } from 'yauzl'
import { limits } from '#domain/kernel/limits.ts'
import { htmlText, mhtmlText } from './html-text.ts'
import { NoText } from './no-text.ts'
import { xmlPieces, xmlText } from './xml-pieces.ts'

/** Where a reader finds a text, in the order of the result. */
const places = ['header', 'body', 'box', 'diagram', 'footnote', 'endnote', 'footer'] as const
type Place = (typeof places)[number]

/** The parts of a DOCX that hold text. Some programs write document2.xml; the case of names does not matter (ECMA-376, part 2). */
const placeOfPart: readonly (readonly [RegExp, Place])[] = [
  [/^word\/header\d*\.xml$/i, 'header'],
  [/^word\/document\d*\.xml$/i, 'body'],
  [/^word\/diagrams\/data\d*\.xml$/i, 'diagram'],
  [/^word\/footnotes\d*\.xml$/i, 'footnote'],
  [/^word\/endnotes\d*\.xml$/i, 'endnote'],
  [/^word\/footer\d*\.xml$/i, 'footer'],
]
const relations = /^word\/_rels\/document\d*\.xml\.rels$/i

/** The usual prefix of each namespace, in its two editions. Programs may choose another prefix, such as ns0. */
const usualPrefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
}

/** Elements whose text no reader sees; a fallback repeats the text box that it replaces. */
const unseen = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'mc:Fallback', 'w:rPrChange', 'w:pPrChange'])
const texts = new Set(['w:t', 'a:t'])
const blocks = new Set(['w:p', 'a:p', 'w:tr', 'w:txbxContent'])
const signs: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }
const off = ['0', 'false', 'off']
/** The two lines that Word draws above notes. */
const noNotes = new Set(['separator', 'continuationSeparator', 'continuationNotice'])
/** Marks the place of an embedded document (w:altChunk) until it is read. No text has these characters. */
const chunkAt = (id: string) => `\ue000${id}\ue001`
const chunk = /\ue000([^\ue001]*)\ue001/g

type Found = Record<Place, string>

/** The text of a DOCX with its headers, text boxes, diagrams, notes, footers and embedded documents. */
export async function docxText(content: Buffer, depth = 0): Promise<string> {
  if (content.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new NoText('encrypted')
  const zip = await fromBufferPromise(content, { lazyEntries: true })
  const found = Object.fromEntries(places.map((place) => [place, ''])) as Found
  const targets = new Map<string, string>()
  const embedded = new Map<string, Buffer>()
  let isWord = false
  for await (const entry of zip.eachEntry()) {
    const place = placeOfPart.find(([name]) => name.test(entry.fileName))?.[1]
    isWord ||= place === 'body'
    if (place) await readPart(await zip.openReadStreamPromise(entry), place, found)
    else if (relations.test(entry.fileName)) readTargets(await xmlText(await zip.openReadStreamPromise(entry)), targets)
    else if (/\.(?:mht|mhtml|html?|xhtml|txt|docx)$/i.test(entry.fileName))
      embedded.set(entry.fileName, await bytesOf(await zip.openReadStreamPromise(entry)))
  }
  if (!isWord) throw new NoText('broken')
  const whole = places
    .map((place) => found[place])
    .filter((text) => text.trim() !== '')
    .join('\n\n')
  const chunks = new Map<string, string>()
  for (const [, id = ''] of whole.matchAll(chunk)) chunks.set(id, await chunkText(embedded, targets.get(id), depth))
  return whole.replace(chunk, (_, id: string) => `\n${chunks.get(id) ?? ''}\n`)
}

/** Reads a part in pieces, and no more of it than is kept. A header that repeats another one is left out. */
async function readPart(xml: AsyncIterable<Buffer>, place: Place, found: Found): Promise<void> {
  const buffers: string[] = ['']
  let hidden = 0
  let isText = 0
  let length = 0
  let depth = 0
  const names = usualNames()
  const runs = runsOfText()
  const add = (text: string) => {
    length += text.length
    buffers[buffers.length - 1] += text
  }
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        if (++depth > limits.cvText.nesting) throw new NoText('too_large')
        const name = names.of(written, attributes)
        const isLine = (name === 'w:footnote' || name === 'w:endnote') && noNotes.has(attributeOf(attributes, 'type'))
        if (unseen.has(name) || isLine) hidden += 1
        if (runs.open(name, attributes)) hidden += 1
        if (hidden > 0) return
        if (texts.has(name)) isText += 1
        if (name === 'w:txbxContent') buffers.push('')
        if (name === 'w:altChunk') add(chunkAt(attributeOf(attributes, 'id')))
        add(signs[name] ?? '')
      },
      ontext(piece) {
        if (isText > 0 && hidden === 0) add(piece.replace(/\s/g, ' '))
      },
      onclosetag(written) {
        depth -= 1
        const name = names.of(written)
        if (runs.close(name)) hidden -= 1
        if (hidden > 0) {
          if (unseen.has(name) || name === 'w:footnote' || name === 'w:endnote') hidden -= 1
          return
        }
        if (texts.has(name)) isText -= 1
        if (blocks.has(name)) add('\n')
        if (name === 'w:txbxContent') found.box += buffers.pop() ?? ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of xmlPieces(xml)) {
    parser.write(piece)
    if (length > 2 * limits.cvText.characters) break
  }
  parser.end()
  const text = buffers.join('\n')
  if (!found[place].includes(text)) found[place] += text
}

type Attributes = Readonly<Record<string, string>>

/** The value of an attribute, whatever its prefix. */
const attributeOf = (attributes: Attributes, local: string): string =>
  Object.entries(attributes).find(([name]) => name.slice(name.indexOf(':') + 1) === local)?.[1] ?? ''

/** The names of elements with the usual prefixes of their namespaces. */
function usualNames() {
  const prefixes = new Map<string, string>()
  return {
    of(written: string, attributes: Attributes = {}): string {
      for (const [name, value] of Object.entries(attributes))
        if (name.startsWith('xmlns') && usualPrefixes[value]) prefixes.set(name.slice('xmlns:'.length), usualPrefixes[value])
      const colon = written.indexOf(':')
      const usual = prefixes.get(written.slice(0, Math.max(colon, 0)))
      return usual === undefined ? written : `${usual}:${written.slice(colon + 1)}`
    },
  }
}

/** Elements with properties that are not those of the run around them: of a paragraph's mark, and those before a tracked change. */
const otherProperties = new Set(['w:pPr', 'w:rPrChange'])

/** Follows the runs of a text, of which some are hidden (w:vanish). */
function runsOfText() {
  const areHidden: boolean[] = []
  let others = 0
  return {
    /** Whether the run that is open becomes hidden. */
    open(name: string, attributes: Attributes): boolean {
      if (name === 'w:r') areHidden.push(false)
      if (otherProperties.has(name)) others += 1
      const hides = name === 'w:vanish' && others === 0 && areHidden.at(-1) === false
      if (!hides || off.includes(attributeOf(attributes, 'val'))) return false
      areHidden[areHidden.length - 1] = true
      return true
    },
    /** Whether a hidden run ends. */
    close(name: string): boolean {
      if (otherProperties.has(name)) others -= 1
      return name === 'w:r' && areHidden.pop() === true
    },
  }
}

/** The part of each relation, as a path from the root of the zip. */
function readTargets(xml: string, targets: Map<string, string>): void {
  const parser = new Parser(
    {
      onopentag(name, { Id = '', Target = '' }) {
        if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `word/${Target}`)
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function chunkText(parts: ReadonlyMap<string, Buffer>, name: string | undefined, depth: number): Promise<string> {
  const content = parts.get(name ?? '')
  if (!name || !content) return ''
  if (/\.docx$/i.test(name)) return depth === 0 ? docxText(content, 1) : ''
  if (/\.mht(?:ml)?$/i.test(name)) return mhtmlText(content)
  return /\.txt$/i.test(name) ? content.toString('utf8') : htmlText(content.toString('utf8'))
}
