import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { damagedPng } from './pictures.ts'
import { type Part, zip } from './zip.ts'

const pdfText =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A small PDF, padded to `bytes` when given. */
export function pdf(bytes = pdfText.length): Buffer {
  return Buffer.concat([Buffer.from(pdfText), Buffer.alloc(Math.max(0, bytes - pdfText.length), '%')])
}

export function pdfFile(name = 'hoja-de-vida.pdf', bytes?: number): File {
  return fileOf(pdf(bytes), name)
}

export function fileOf(content: Buffer, name: string, type = 'application/octet-stream'): File {
  return new File([new Uint8Array(content)], name, { type })
}

/** The smallest valid picture. */
export const pngFile = (name: string) => fileOf(png, name, 'image/png')

/** The head of a JPEG of this size; `between` precedes its frame. */
export function jpegOf(width: number, height: number, between = ''): Buffer {
  const frame = Buffer.from('ffc2000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from(`ffd8ffe000104a46494600010100000100010000${between}`, 'hex'),
    frame,
    Buffer.from('ffda0008010100003f0000ffd9', 'hex'),
  ])
}

/** A JPEG of one small frame, and so many empty scans. */
export const jpegOfScans = (count: number) =>
  Buffer.concat([jpegOf(8, 8).subarray(0, -12), Buffer.alloc(count * 4, 'ffda0002', 'hex')])

/** A Word document with these additional or replaced parts. */
export const docxWith = (parts: Record<string, Part>, options?: Parameters<typeof zip>[1]) =>
  zip({ ...docxParts, ...parts }, options)
export const odtWith = (parts: Record<string, Part>) => openDocument('text', parts)

function bytesOf(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = jpegOf(1, 1)
/** Two frames of silence, as MPEG layer 3 begins them. */
export const mp3 = Buffer.alloc(834)
for (const at of [0, 417]) mp3.writeUInt32BE(0xfffb9064, at)
/** The head of a compound file, and the directory entry that only Word writes. */
const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1016),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(104),
])
const spreadsheet = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1016),
  Buffer.from('Workbook', 'utf16le'),
  Buffer.alloc(104),
])

const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${type}"/></Types>`
const docxParts = {
  '[Content_Types].xml': contentTypes(
    '/word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ),
  'word/document.xml': '<w:document/>',
}
const docx = zip(docxParts)
const xlsx = zip({
  '[Content_Types].xml': contentTypes(
    '/xl/workbook.xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  ),
  'xl/workbook.xml': '<workbook/>',
})
const openDocument = (kind: 'text' | 'graphics' | 'spreadsheet', parts: Record<string, Part> = {}) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office:document-content/>', ...parts })

/** A small file of every accepted kind, by its extension. */
export const acceptedKinds: Record<string, Buffer> = {
  png,
  jpg: jpeg,
  jpeg,
  pdf: pdf(),
  docx,
  doc,
  odt: openDocument('text'),
  odg: openDocument('graphics'),
}

/** The same picture as the first frame of an animation, announced by a chunk before it. */
const film = Buffer.from('acTL\u0000\u0000\u0000\u0001\u0000\u0000\u0000\u0000')
const apng = Buffer.concat([png.subarray(0, 33), bytesOf(8), film, bytesOf(crc32(film)), png.subarray(33)])

/** Valid files with an unusual beginning or name: name, content, and kind. */
export const unusualFiles: readonly (readonly [name: string, content: Buffer, kind: string])[] = [
  ['line-ends-before.pdf', Buffer.concat([Buffer.from('\r\n'), pdf()]), 'pdf'],
  ['byte-order-mark.pdf', Buffer.concat([Buffer.from('\ufeff'), pdf()]), 'pdf'],
  [
    'printer-commands-before.pdf',
    Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'), pdf()]),
    'pdf',
  ],
  ['last-place.pdf', Buffer.concat([Buffer.alloc(1019, '\n'), pdf()]), 'pdf'],
  ['moving.png', apng, 'png'],
  ['saved-by-windows.jfif', jpeg, 'jpg'],
  ['photo.JPE', jpeg, 'jpg'],
]

/** Files whose content does not match their name or whose kind is refused: name and content. */
export const refusedFiles: readonly (readonly [name: string, content: Buffer])[] = [
  ['cv.pdf', png],
  ['cv.png', pdf()],
  ['cv.jpg', png],
  ['cv.docx', pdf()],
  ['cv.mp3', mp3],
  ['cv.docx', xlsx],
  ['cv.docx', openDocument('text')],
  ['cv.docx', zip({ 'a.txt': 'a zip, no document' })],
  ['cv.odt', openDocument('graphics')],
  ['cv.odt', openDocument('spreadsheet')],
  ['cv.doc', spreadsheet],
  ['cv.doc', Buffer.from('{\\rtf1 WordDocument}')],
  ['cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['cv.pdf', Buffer.from('MZ this program cannot be run in DOS mode')],
  ['cv.pdf', randomBytes(64)],
  ['cv.pdf', Buffer.alloc(0)],
  ['cv.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['cv.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['cv.html', Buffer.from('<script>alert(1)</script>')],
  ['cv.html', pdf()],
  ['cv.pdf.html', pdf()],
  ['cv.pdf.exe', pdf()],
  ['cv.js', Buffer.from('alert(1)')],
  ['cv.php', pdf()],
  ['cv.xlsx', xlsx],
  ['cv.zip', zip({ 'a.txt': 'a' })],
  ['cv.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ['cv', pdf()],
  ['.pdf', pdf()],
  ['cv.pdf\u0000.html', pdf()],
  ['cv.png', jpeg],
  ['cv.png', damagedPng()],
  ['cv.odt', docx],
  ['cv.pdf', docx],
  ['cv.doc', docx],
  ['cv.pdf', Buffer.concat([Buffer.from('<html><script>alert(1)</script></html>'), pdf()])],
  ['cv.png', Buffer.concat([Buffer.from('<script>alert(1)</script>'), png])],
  ['cv.pdf', Buffer.concat([Buffer.from('\n<svg onload="alert(1)">'), pdf()])],
  ['cv.pdf', Buffer.concat([Buffer.from('MZ\n'), pdf()])],
  ['cv.pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
  ['cv.pdf', Buffer.concat([Buffer.alloc(1020, '\n'), pdf()])],
  ['cv.jpg', apng],
  ['cv.jpg', Buffer.from('GIF89a/*\u0001\u0000*/=alert(1)//')],
  ['cv.pdf', Buffer.from('<?php system($_GET[0]); ?>')],
  ['cv.pdf', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['cv.pdf', Buffer.from('7f454c460201010000000000000000000200', 'hex')],
  ['cv.docx', Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>')],
  ['cv.svgz', Buffer.from('1f8b0800000000000003', 'hex')],
  ['cv.htm', pdf()],
  ['cv.xhtml', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')],
  ['cv.docm', docx],
  ['cv.pdf.', pdf()],
  ['cv.pdf ', pdf()],
]

/** Files of a kind that is taken which are something else as well: they are kept, and must do no harm when they are opened. */
export const polyglots: readonly (readonly [name: string, content: Buffer])[] = [
  ['page-after-picture.png', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
  ['page-after-picture.jpg', Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')])],
  [
    'script-in-comment.jpg',
    Buffer.concat([jpeg.subarray(0, -2), Buffer.from('fffe000e', 'hex'), Buffer.from('*/=alert(1)/'), jpeg.subarray(-2)]),
  ],
  ['archive-after-picture.png', Buffer.concat([png, docx])],
  ['script-before-document.pdf', Buffer.concat([Buffer.from('alert(1)//\n'), pdf()])],
  ['script-of-its-own.pdf', Buffer.concat([pdf(), Buffer.from('<</Type/Action/S/JavaScript/JS(app.alert(1))>>')])],
  ['page-after-document.pdf', Buffer.concat([pdf(), Buffer.from('<html><script>alert(1)</script></html>')])],
  ['page-inside.docx', docxWith({ 'word/afchunk.htm': '<script>alert(1)</script>' })],
  ['program-inside.docx', docxWith({ 'word/vbaProject.bin': 'Sub AutoOpen()', '../../evil.sh': '#!/bin/sh' })],
  ['picture-inside.odt', odtWith({ 'Pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' })],
]
