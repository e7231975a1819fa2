import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { pdfOfPictures } from '#domain/kernel/picture-pdf.ts'
import { acceptedKinds, docxWith, jpegOf, odtWith } from '../../../testing/documents.ts'
import { extractText } from './extract-text.ts'

const cv = [
  'Mariana Ríos Peña',
  'Contadora pública · Bogotá · mariana.rios@example.com',
  'Manejo la contabilidad general y la nómina de doce empresas con Siigo y con Excel avanzado.',
  '2019–2024 Jefe de contabilidad, Café del Sur',
  'Español e inglés. Señales: C++, R&D.',
]
const fileOf = (name: string) => readFile(new URL(`../../../testing/files/${name}`, import.meta.url))
const extensionOf = (name: string) => name.split('.').at(-1)!
const extractFile = async (name: string) => extractText(extensionOf(name), await fileOf(name))
const read = async (extension: string, content: Buffer) => {
  const extracted = await extractText(extension, content)
  return extracted.state === 'read' ? extracted.text : extracted
}
const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

test.each(['cv.pdf', 'cv.docx', 'cv.doc', 'cv.odt'])(
  'CVS-02 the text of %s is read in its order and its language',
  async (name) => {
    const extracted = await extractFile(name)
    if (extracted.state !== 'read') throw new Error(extracted.reason)
    const text = onOneLine(extracted.text)
    const places = cv.map((line) => text.indexOf(line))
    expect([places.includes(-1), places.toSorted((a, b) => a - b), extracted.language]).toEqual([false, places, 'es'])
  },
)

test('REG-08 CVS-02 a PDF that the browser makes of photos is read as a document without text', async () => {
  const pages = [jpegOf(60, 80), jpegOf(80, 60)].map((jpeg) => ({ jpeg, width: 60, height: 80 }))
  expect(await extractText('pdf', Buffer.from(pdfOfPictures(pages)))).toEqual({ state: 'empty', reason: 'no_text' })
})

test('CVS-02 the same CV has the same hash in every format, and another CV has another one', async () => {
  const hashOf = async (name: string) => ((await extractFile(name)) as { hash?: string }).hash
  const hashes = await Promise.all(['cv.pdf', 'cv.docx', 'cv.doc', 'cv.odt', 'cv-with-boxes.docx'].map(hashOf))
  expect([new Set(hashes).size, hashes[0], hashes[4] === hashes[0]]).toEqual([2, expect.stringMatching(/^[0-9a-f]{64}$/), false])
})

test.each(['docx', 'doc', 'odt'])('CVS-02 headers, footers, text boxes and notes of a %s are read', async (extension) => {
  const extracted = await extractFile(`cv-with-boxes.${extension}`)
  const text = extracted.state === 'read' ? onOneLine(extracted.text) : ''
  for (const piece of [
    'Encabezado: Laura Gómez',
    'Segunda línea.',
    'Python y SQL',
    'Kubernetes',
    'Una nota al pie con Terraform',
    'Pie de página',
  ])
    expect(text).toContain(piece)
})

const word = (body: string) =>
  docxWith({
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const open = (body: string) =>
  odtWith({ 'content.xml': `<office:document-content><office:body>${body}</office:body></office:document-content>` })

const mhtml = [
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary="b"',
  '',
  '--b',
  'Content-Type: text/html; charset="utf-8"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><title>Fuera</title><style>p{}</style></head><body><h1>Carnicera &amp; =',
  'charcutera</h1><p>Despieces</p></body></html>',
  '--b--',
].join('\r\n')

/** A Word document that embeds another one between two paragraphs, as converters of web pages make it. */
function embedding(name: string, content: string, target = name): Buffer {
  return docxWith({
    'word/document.xml': `<w:document><w:body>${paragraph('Uno')}<w:altChunk r:id="c1"/>${paragraph('Dos')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="c1" Target="/word/${target}"/></Relationships>`,
    [`word/${name}`]: content,
  })
}

test.each<[string, string, Buffer, string]>([
  ['an empty paragraph between two', 'docx', word(paragraph('Uno') + paragraph('') + paragraph('Dos')), 'Uno\n\nDos'],
  ['signs of zero width and control', 'docx', word(paragraph('Si\u200bigo \u00ad\u202eExcel\u0085')), 'Siigo Excel'],
  ['an accent apart from its letter', 'docx', word(paragraph('Ri\u0301os')), 'Ríos'],
  ['entities and inner spaces', 'odt', open('<text:p>R&amp;D<text:s text:c="3"/>y<text:tab/>C++</text:p>'), 'R&D y\tC++'],
  [
    'a deleted sentence of a tracked change',
    'odt',
    open('<text:tracked-changes><text:p>Fuera</text:p></text:tracked-changes><text:p>Dentro</text:p>'),
    'Dentro',
  ],
  [
    'a comment in the margin',
    'odt',
    open('<text:p>Dentro<office:annotation><text:p>Fuera</text:p></office:annotation></text:p>'),
    'Dentro',
  ],
  ['a heading with letters apart', 'docx', word(paragraph('C O N T A D O R A')), 'CONTADORA'],
  [
    'two words with letters apart',
    'odt',
    open('<text:p>E x p e r i e n c i a<text:s text:c="3"/>l a b o r a l: 2019</text:p>'),
    'Experiencia laboral: 2019',
  ],
  ['an accent apart from a letter apart', 'docx', word(paragraph('D I S E N\u0303 O')), 'DISEÑO'],
  [
    'letters that are no word',
    'docx',
    word(paragraph('Licencias A B C D, B1 C2 D3 E4, X Y')),
    'Licencias A B C D, B1 C2 D3 E4, X Y',
  ],
  // As Chromium writes letter-spacing of 0.1 to 0.25 em, or small capitals, into a PDF.
  [
    'a heading in pieces',
    'odt',
    open('<text:p>EXP E R I E N C I A LA BO R A L</text:p><text:p>FOR M A CI ÓN A CA D ÉM I CA</text:p>'),
    'EXPERIENCIA LABORAL\nFORMACIÓN ACADÉMICA',
  ],
  [
    'words with the same space as letters',
    'docx',
    word(paragraph('P e r f i l p r o f e s i o n a l : c o n t a d o r a')),
    'Perfil profesional : contadora',
  ],
  ['short words in capitals', 'docx', word(paragraph('YO NO SE SI A TI TE VA A IR')), 'YO NO SE SI A TI TE VA A IR'],
  ['a no-break hyphen', 'docx', word('<w:p><w:r><w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r></w:p>'), 'e-mail'],
  ["a soft hyphen at a line's end", 'odt', open('<text:p>adminis\u00ad<text:line-break/>tración</text:p>'), 'administración'],
  [
    "a hyphen at a line's end",
    'odt',
    open('<text:p>técnico-<text:line-break/>administrativo</text:p>'),
    'técnico-\nadministrativo',
  ],
  ['letters drawn as one', 'odt', open('<text:p>e\ufb03ciencia \ufb01nanzas</text:p>'), 'efficiencia finanzas'],
  [
    'accents beside their letters',
    'odt',
    open('<text:p>Administraci´on se˜nor ´Angela pingu¨ıno ´ı</text:p>'),
    'Administración señor Ángela pinguïno í',
  ],
  [
    'a text box, once, and not what it replaces',
    'docx',
    word(
      `<mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${paragraph('Caja')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Caja')}</w:txbxContent></mc:Fallback></mc:AlternateContent>${paragraph('Cuerpo')}`,
    ),
    'Cuerpo\n\nCaja',
  ],
  [
    'a deleted word and the instruction of a field',
    'docx',
    word(
      `<w:p><w:r><w:t>Uno</w:t></w:r><w:del><w:r><w:t>Fuera</w:t></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`,
    ),
    'Uno',
  ],
  [
    'a table',
    'docx',
    word(`<w:tbl><w:tr><w:tc>${paragraph('Siigo')}</w:tc><w:tc>${paragraph('Avanzado')}</w:tc></w:tr></w:tbl>`),
    'Siigo\nAvanzado',
  ],
  [
    'a diagram',
    'docx',
    docxWith({ 'word/document2.xml': '<w:document/>', 'word/diagrams/data1.xml': '<a:p><a:t>Etapas</a:t></a:p>' }),
    'Etapas',
  ],
  ['an embedded web page', 'docx', embedding('page.mht', mhtml), 'Uno\n\nCarnicera & charcutera\nDespieces\n\nDos'],
  ['an embedded text', 'docx', embedding('page.txt', 'Carnicera'), 'Uno\n\nCarnicera\nDos'],
  ['an embedded part that is missing', 'docx', embedding('page.html', 'x', 'other.html'), 'Uno\n\nDos'],
  ['half of a surrogate pair', 'odt', open('<text:p>a&#xd83d;b</text:p>'), 'ab'],
])('CVS-02 %s is read as a person would', async (_name, extension, content, text) => {
  expect(await read(extension, content)).toBe(text)
})

test('CVS-02 a text is cut at its limit, and a word that the search cannot take is broken', async () => {
  const long = await read('odt', open(`<text:p>${'palabra '.repeat(limits.cvText.characters)}</text:p>`))
  expect((long as string).length).toBeLessThanOrEqual(limits.cvText.characters)
  const word = await read('odt', open(`<text:p>${'aa++'.repeat(2000)}</text:p>`))
  expect(Math.max(...(word as string).split(' ').map(({ length }) => length))).toBe(200)
})

/** A PDF of empty pages. */
function pdfOfPages(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, at) => at + 3)
  return pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((id) => `${id} 0 R`).join(' ')}]/Count ${count}>>`,
    ...pages.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'),
  )
}

/** A printed form whose fields are filled in, with a note written onto the page and one in the margin. */
function filledForm(job: string, field = ''): Buffer {
  const printed =
    'Formato unico de hoja de vida con los datos personales, la formacion y la experiencia laboral de cada aspirante al empleo'
  const stream = `BT /F 9 Tf 9 90 Td (${printed}) Tj ET`
  return pdfOf(
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[6 0 R 7 0 R 8 0 R 9 0 R]>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(job)/V(${job})/Rect[9 50 90 60]${field || '/F 4'}>>`,
    '<</Type/Annot/Subtype/Widget/FT/Ch/T(city)/Opt[[(1)(Tunja)][(2)(Pasto)]]/V(2)/Rect[9 30 90 40]/F 4>>',
    '<</Type/Annot/Subtype/FreeText/Contents(Disponible ya)/DA(/F 9 Tf)/Rect[9 10 90 20]/F 4>>',
    '<</Type/Annot/Subtype/Text/Contents(Llamar manana)/Rect[1 10 5 20]/F 4>>',
  )
}

test('CVS-06 values of a form and notes on a page are read, so that two filled forms are different texts', async () => {
  const [one, other] = await Promise.all(['Topografo', 'Enfermero'].map((job) => extractText('pdf', filledForm(job))))
  if (one?.state !== 'read' || other?.state !== 'read') throw new Error('not read')
  expect(one.text.split('\n').slice(1)).toEqual(['Disponible ya', 'Topografo', 'Pasto'])
  expect([one.hash !== null, one.hash === other.hash]).toEqual([true, false])
  const [secret, unseen] = await Promise.all(['/Ff 8192', '/F 2'].map((field) => read('pdf', filledForm('Topografo', field))))
  expect([secret, unseen].filter((text) => (text as string).includes('Topografo'))).toEqual([])
})

function pdfOf(...objects: string[]): Buffer {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`)
}

test.each<[string, string, () => Buffer | Promise<Buffer>, string, string]>([
  ['a picture', 'png', () => acceptedKinds.png!, 'empty', 'picture'],
  ['a PDF without letters, like a scanned page', 'pdf', () => acceptedKinds.pdf!, 'empty', 'no_text'],
  ['a PDF of 5,000 empty pages', 'pdf', () => pdfOfPages(5000), 'empty', 'no_text'],
  ['an empty Word document', 'docx', () => acceptedKinds.docx!, 'empty', 'no_text'],
  ['an empty OpenDocument drawing', 'odg', () => acceptedKinds.odg!, 'empty', 'no_text'],
  ['a PDF with a password', 'pdf', () => fileOf('cv-with-password.pdf'), 'failed', 'encrypted'],
  ['a Word document with a password', 'doc', async () => encrypted(await fileOf('cv.doc')), 'failed', 'encrypted'],
  [
    'an OpenDocument text with a password',
    'odt',
    () => odtWith({ 'META-INF/manifest.xml': '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' }),
    'failed',
    'encrypted',
  ],
  ['a Word document that is only a head', 'doc', () => acceptedKinds.doc!, 'failed', 'broken'],
  ['half a PDF', 'pdf', async () => (await fileOf('cv.pdf')).subarray(0, 9000), 'failed', 'broken'],
  ['a damaged zip', 'docx', async () => (await fileOf('cv.docx')).fill(0, 200, 3000), 'failed', 'broken'],
])('CVS-02 %s has no text, with the reason', async (_name, extension, content, state, reason) => {
  expect(await extractText(extension, await content())).toEqual({ state, reason })
})

/** Sets the flag of a password in the head of the Word stream. */
function encrypted(doc: Buffer): Buffer {
  const at = doc.indexOf(Buffer.from('eca5', 'hex'))
  doc.writeUInt16LE(doc.readUInt16LE(at + 10) | 0x0100, at + 10)
  return doc
}
