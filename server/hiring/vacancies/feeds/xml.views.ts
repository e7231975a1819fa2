export type Xml = string | XmlElement | CharacterData

interface CharacterData {
  readonly cdata: string
}

interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Xml[]
}

/** An XML element. Text and attributes are escaped when the document is written. */
export function element(name: string, attributes: XmlElement['attributes'], ...children: Xml[]): XmlElement {
  return { name, attributes, children }
}

/** Text that is written as CDATA, as job sites expect HTML. */
export const characterData = (cdata: string): CharacterData => ({ cdata })

/** An XML document in UTF-8. */
export function document(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
}

function written(node: Xml): string {
  if (typeof node === 'string') return escapeXml(node)
  // The end of a CDATA section inside of it is divided between two sections.
  if ('cdata' in node) return `<![CDATA[${representable(node.cdata).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const opening = `<${node.name}${attributes.join('')}`
  return node.children.length === 0 ? `${opening}/>` : `${opening}>${node.children.map(written).join('')}</${node.name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** The text without the characters that XML 1.0 cannot represent. */
const representable = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const escapeXml = (text: string) => representable(text).replace(/[&<>"']/g, (character) => entities[character] as string)
