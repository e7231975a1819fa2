/** The text of an XML file, in pieces: UTF-8, or UTF-16 with or without its mark, which every reader of XML knows (XML 1.0, appendix F). */
export async function* xmlPieces(xml: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const piece of xml) {
    decoder ??= new TextDecoder(encodingOf(piece))
    yield decoder.decode(piece, { stream: true })
  }
}

/** The whole text of a small XML file. */
export async function xmlText(xml: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of xmlPieces(xml)) text += piece
  return text
}

const beginnings: readonly (readonly [string, string])[] = [
  ['fffe', 'utf-16le'],
  ['3c00', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['003c', 'utf-16be'],
]

function encodingOf(first: Buffer): string {
  const signature = first.subarray(0, 2).toString('hex')
  return beginnings.find(([beginning]) => beginning === signature)?.[1] ?? 'utf-8'
}
