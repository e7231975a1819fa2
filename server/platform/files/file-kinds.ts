import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { convertible, documentExtensions, type FileExtension, namedKind } from '#domain/kernel/file-kinds.ts'
import { decodedText } from './decoded-text.ts'
import { isTooMuchUnfolded } from './expansion.ts'
import { isWholePicture } from './whole-picture.ts'

/** A kind that uploads may have; `inline` ones are shown by the browser, the rest is downloaded (SPEC-46). */
export interface FileKind {
  readonly extension: FileExtension
  readonly mediaType: string
  readonly inline: boolean
}

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const textKinds = ['csv', 'gift', 'txt'] as const
const kinds: readonly FileKind[] = [
  { extension: 'png', mediaType: 'image/png', inline: true },
  { extension: 'jpg', mediaType: 'image/jpeg', inline: true },
  { extension: 'pdf', mediaType: 'application/pdf', inline: true },
  { extension: 'docx', mediaType: office, inline: false },
  { extension: 'doc', mediaType: 'application/msword', inline: false },
  { extension: 'odt', mediaType: 'application/vnd.oasis.opendocument.text', inline: false },
  { extension: 'odg', mediaType: 'application/vnd.oasis.opendocument.graphics', inline: false },
  { extension: 'mp3', mediaType: 'audio/mpeg', inline: true },
  { extension: 'zip', mediaType: 'application/zip', inline: false },
  ...textKinds.map((extension) => ({ extension, mediaType: 'text/plain', inline: false })),
]

/** Whether the browser shows or plays files of this media type; the rest is downloaded. */
export const isShownInline = (mediaType: string): boolean => kinds.some((kind) => kind.inline && kind.mediaType === mediaType)

/** Every compound file of Word has a stream of this name in its directory. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/**
 * The kind of a file by its content (REG-05). Undefined when it is none of those taken, its name says another kind, opening it
 * would take more memory than people have (UPL-03), or it is a picture that cannot be decoded.
 */
export async function detectKind(
  file: string,
  name: string,
  taken: readonly FileExtension[] = documentExtensions,
): Promise<FileKind | undefined> {
  // A name that is nothing but an ending says no kind.
  const named = path.extname(name) ? namedKind(name) : ''
  // Nothing in a text tells its kind: there its name does. Its first letters may be those by which another kind begins, such as "BM".
  const isNamedText = textKinds.some((kind) => kind === named) && (await isText(file))
  const extension = isNamedText ? named : await contentExtension(file)
  if (extension !== named) return undefined
  const kind = kinds.find((kind) => kind.extension === extension && taken.includes(kind.extension))
  if (!kind) return undefined
  const content = await readFile(file)
  if (await isTooMuchUnfolded(kind.extension, content)) return undefined
  const isPicture = kind.extension === 'png' || kind.extension === 'jpg'
  return isPicture && !(await isWholePicture(content)) ? undefined : kind
}

/** Whether there are only characters in a file, whatever their encoding. */
async function isText(file: string): Promise<boolean> {
  return !/[\0-\x08\x0e-\x1f]/.test(decodedText(await readFile(file)))
}

/** What is to be done with a file whose content is not taken, where its kind is one that people often have; its message key. */
export async function adviceFor(file: string): Promise<string | undefined> {
  return convertible[(await fileTypeFromFile(file))?.ext ?? '']
}

async function contentExtension(file: string): Promise<string | undefined> {
  const detected = (await fileTypeFromFile(file))?.ext
  // A picture that moves is a PNG all the same.
  if (detected === 'apng') return 'png'
  if (detected === undefined) return (await isLatePdf(file)) ? 'pdf' : undefined
  if (detected !== 'cfb') return detected
  return (await readFile(file)).includes(wordStream) ? 'doc' : undefined
}

/** Viewers look so far for the beginning of a PDF: printers and scanners write line ends or commands before it. */
const pdfWithin = 1024
const activeContent = /<|^(?:#!|MZ)/

/** Whether a PDF begins within the first bytes, and nothing stands before it that another program would run (UPL-02). */
async function isLatePdf(file: string): Promise<boolean> {
  const head = (await readFile(file)).subarray(0, pdfWithin).toString('latin1')
  const at = head.indexOf('%PDF-')
  return at >= 0 && !activeContent.test(head.slice(0, at))
}
