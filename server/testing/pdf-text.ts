import { inflateSync } from 'node:zlib'

/** Reads a PDF that pdfkit wrote: the text of each page, and the alternative texts of its pictures. */
export function readPdf(bytes: Uint8Array) {
  const objects = objectsOf(Buffer.from(bytes))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  const wholeText = [...objects.values()].map(({ head }) => head).join('\n')
  return {
    pages: pages.map((page) => textOf(page.head, objects)),
    alternatives: [...wholeText.matchAll(/\/Alt \(((?:\\.|[^\\)])*)\)/gs)].map(([, text]) => stringOf(text!)),
    title: stringOf(objects.get(/\/Title (\d+) 0 R/.exec(wholeText)?.[1] ?? '')?.head.slice(1, -1) ?? ''),
    language: /\/Lang \((\w+)\)/.exec(wholeText)?.[1],
    /** The colours of fills, as `#rrggbb`. */
    colours: coloursOf(objects),
    tags: [...new Set([...wholeText.matchAll(/\/S \/(\w+)\s/g)].map(([, tag]) => tag!))].sort(),
  }
}

function coloursOf(objects: ReadonlyMap<string, PdfObject>): string[] {
  const drawn = [...objects.values()].map(({ stream }) => stream?.toString('latin1') ?? '').join('\n')
  const colours = [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g)].map(([, ...parts]) =>
    parts
      .map((part) =>
        Math.round(Number(part) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join(''),
  )
  return [...new Set(colours.map((colour) => `#${colour}`))]
}

interface PdfObject {
  readonly head: string
  readonly stream: Buffer | undefined
}

function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = file.toString('latin1')
  for (const { 1: id, 2: content, index } of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const begins = content!.indexOf('\nstream\n')
    const head = begins < 0 ? content! : content!.slice(0, begins)
    const start = index + `${id} 0 obj\n`.length + begins + '\nstream\n'.length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const stream = begins < 0 ? undefined : file.subarray(start, start + length)
    objects.set(id!, {
      head,
      stream: stream && head.includes('/FlateDecode') && !head.includes('/Subtype /Image') ? inflateSync(stream) : stream,
    })
  }
  return objects
}

function textOf(page: string, objects: ReadonlyMap<string, PdfObject>): string {
  const reference = (name: string, within: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(within)?.[1] ?? '')
  const resources = reference('Resources', page)?.head ?? page
  const letters = (font: string) =>
    lettersOf(reference('ToUnicode', reference(font, resources)?.head ?? '')?.stream?.toString('latin1') ?? '')
  const known = new Map<string, readonly string[]>()
  let text = ''
  let font = ''
  const content = reference('Contents', page)?.stream?.toString('latin1') ?? ''
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = name
    if (!known.has(font)) known.set(font, letters(font))
    for (const [, glyphs] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
      text += glyphs!
        .match(/.{4}/g)!
        .map((glyph) => known.get(font)![Number.parseInt(glyph, 16)])
        .join('')
    if (shown) text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Glyph number → text, from pdfkit's ranges that name every glyph. */
function lettersOf(map: string): readonly string[] {
  const ranges = [...map.matchAll(/^<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]$/gim)]
  return ranges.flatMap(([, list]) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex]) =>
      Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}

function stringOf(escaped: string): string {
  const bytes = Buffer.from(
    escaped.replace(
      /\\(n|r|t|b|f|[\\()])/g,
      (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
    ),
    'latin1',
  )
  return bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}
