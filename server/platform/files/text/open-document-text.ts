import { Parser } from 'htmlparser2'
import { fromBufferPromise } from 'yauzl'
import { limits } from '#domain/kernel/limits.ts'
import { NoText } from './no-text.ts'
import { xmlPieces } from './xml-pieces.ts'

/** The parts of an ODT or ODG that hold text: headers and footers, then the body. */
const parts = ['styles.xml', 'content.xml']
/** Elements whose text no reader of the printed document sees. */
const unseen = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note-citation',
  'office:settings',
  'svg:desc',
  'svg:title',
])
const blocks = new Set(['text:p', 'text:h', 'table:table-row', 'text:list-item', 'draw:frame'])

/** The text of an ODT or ODG. */
export async function openDocumentText(content: Buffer): Promise<string> {
  const zip = await fromBufferPromise(content, { lazyEntries: true })
  const texts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'META-INF/manifest.xml') await refuseEncrypted(await zip.openReadStreamPromise(entry))
    else if (parts.includes(entry.fileName)) texts.set(entry.fileName, await textOfXml(await zip.openReadStreamPromise(entry)))
  }
  if (!texts.has('content.xml')) throw new NoText('broken')
  return parts.map((part) => texts.get(part) ?? '').join('\n')
}

async function refuseEncrypted(manifest: AsyncIterable<Buffer>): Promise<void> {
  let isEncrypted = false
  const parser = new Parser({ onopentagname: (name) => (isEncrypted ||= name === 'manifest:encryption-data') }, { xmlMode: true })
  for await (const chunk of manifest) parser.write(chunk.toString('latin1'))
  parser.end()
  if (isEncrypted) throw new NoText('encrypted')
}

/** Reads the document in pieces, and no more of it than is kept. */
async function textOfXml(xml: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  let isText = 0
  let hidden = 0
  let depth = 0
  const styles = hiddenStyles()
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > limits.cvText.nesting) throw new NoText('too_large')
        if (unseen.has(name)) hidden += 1
        if (styles.open(name, attributes)) hidden += 1
        if (name === 'text:p' || name === 'text:h') isText += 1
        if (name === 'text:tab' || name === 'table:table-cell') text += '\t'
        if (name === 'text:line-break' || name === 'text:note-body') text += '\n'
        if (name === 'text:s') text += ' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 100))
      },
      ontext(piece) {
        if (isText > 0 && hidden === 0) text += piece.replace(/\s+/g, ' ')
      },
      onclosetag(name) {
        depth -= 1
        if (unseen.has(name)) hidden -= 1
        if (styles.close(name)) hidden -= 1
        if (name === 'text:p' || name === 'text:h') isText -= 1
        if (blocks.has(name)) text += '\n'
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of xmlPieces(xml)) {
    parser.write(piece)
    if (text.length > 2 * limits.cvText.characters) break
  }
  parser.end()
  return text
}

const styled = new Set(['text:span', 'text:p', 'text:h'])

/** Follows texts whose style hides them (text:display). The styles of a part stand before its texts. */
function hiddenStyles() {
  const hiding = new Set<string>()
  const open: boolean[] = []
  let style = ''
  return {
    /** Whether a hidden text begins. */
    open(name: string, attributes: Readonly<Record<string, string>>): boolean {
      if (name === 'style:style') style = attributes['style:name'] ?? ''
      if (name === 'style:text-properties' && attributes['text:display'] === 'none') hiding.add(style)
      if (!styled.has(name)) return false
      const hides = hiding.has(attributes['text:style-name'] ?? '')
      open.push(hides)
      return hides
    },
    /** Whether a hidden text ends. */
    close: (name: string): boolean => styled.has(name) && open.pop() === true,
  }
}
