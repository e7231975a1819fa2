import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { docxWith, odtWith } from '../../../testing/documents.ts'
import { zip } from '../../../testing/zip.ts'
import { extractText } from './extract-text.ts'

// Documents like those that people reported to other products, whose text was missing or came although no reader sees it.

const read = async (extension: string, content: Buffer) => {
  const extracted = await extractText(extension, content)
  return extracted.state === 'read' ? extracted.text : extracted
}
const onOneLine = (text: unknown) => String(text).replace(/\s+/g, ' ')
const word = (body: string) => docxWith({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` })
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
/** A Word document's main part in UTF-16. */
const wide = (mark: string) =>
  Buffer.from(`${mark}<?xml version="1.0" encoding="UTF-16"?><w:document>${paragraph('Señal')}</w:document>`, 'utf16le')

test.each<[string, string, Buffer, string]>([
  [
    'hidden text of Word',
    'docx',
    word(
      '<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:rPr><w:vanish/></w:rPr><w:t>Fuera</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Dentro</w:t></w:r></w:p>',
    ),
    'Dentro',
  ],
  [
    'text of Word that was hidden before a tracked change',
    'docx',
    word('<w:p><w:r><w:rPr><w:rPrChange w:id="1"><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Dentro</w:t></w:r></w:p>'),
    'Dentro',
  ],
  [
    'hidden text of an OpenDocument text',
    'odt',
    odtWith({
      'content.xml':
        '<office:document-content><style:style style:name="T1"><style:text-properties text:display="none"/></style:style><text:p><text:span text:style-name="T1">Fuera</text:span>Dentro</text:p></office:document-content>',
    }),
    'Dentro',
  ],
  [
    'fields of a form, also within a text box',
    'docx',
    word(
      `<w:p><w:r><w:t>Cargo: </w:t></w:r><w:sdt><w:sdtContent><w:r><w:t>Chef</w:t></w:r></w:sdtContent></w:sdt></w:p><w:txbxContent><w:sdt><w:sdtContent>${paragraph('Cita')}</w:sdtContent></w:sdt></w:txbxContent>`,
    ),
    'Cargo: Chef\n\nCita',
  ],
  [
    'a text that was moved',
    'docx',
    word(
      '<w:p><w:moveFrom><w:r><w:t>Meta</w:t></w:r></w:moveFrom></w:p><w:p><w:moveTo><w:r><w:t>Meta</w:t></w:r></w:moveTo></w:p>',
    ),
    'Meta',
  ],
  [
    'a document with other prefixes',
    'docx',
    docxWith({
      'word/document.xml':
        '<n0:document xmlns:n0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><n0:p><n0:r><n0:t>Uno</n0:t><n0:tab/><n0:t>Dos</n0:t></n0:r></n0:p></n0:document>',
    }),
    'Uno\tDos',
  ],
  [
    'a document of the strict edition',
    'docx',
    docxWith({
      'word/document.xml':
        '<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><p><r><t>Uno</t></r></p></document>',
    }),
    'Uno',
  ],
  ['a document in UTF-16', 'docx', docxWith({ 'word/document.xml': wide('\ufeff') }), 'Señal'],
  ['a document in UTF-16 without a mark', 'docx', docxWith({ 'word/document.xml': wide('').swap16() }), 'Señal'],
  ['a document whose parts begin with capitals', 'docx', zip({ 'Word/Document.xml': wide('').toString('utf16le') }), 'Señal'],
])('CVS-06 %s is read as a person would', async (_name, extension, content, text) => {
  expect(await read(extension, content)).toBe(text)
})

test('CVS-06 words in another place of a page are apart, also where their program wrote no line end', async () => {
  const placed: readonly (readonly [number, number, number, string])[] = [
    [7.3, 62.3, 665.8, 'Ingeniera civil '],
    [8.8, 456.9, 660.4, 'Idiomas '],
    [6.8, 62.6, 656.3, 'Constructora H'],
    [4, 108.4, 654.8, '2'],
    [6.8, 110.7, 656.3, 'O'],
  ]
  const stream = placed.map(([size, x, y, text]) => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const page = Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`)
  expect(onOneLine(await read('pdf', page))).toBe('Ingeniera civil Idiomas Constructora H2O')
})

test.each(['own-rc4-40', 'own-rc4-128', 'own-aes-128', 'own-aes-256'])(
  'CVS-06 SLW-01 a PDF that only forbids to copy its text is read: cv-%s.pdf',
  async (name) => {
    const content = await readFile(new URL(`../../../testing/files/cv-${name}.pdf`, import.meta.url))
    expect(onOneLine(await read('pdf', content))).toContain('Contadora pública, Bogotá. Siigo y Excel avanzado.')
  },
)
