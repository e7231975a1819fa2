import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromFile } from 'file-type'
import { conversionAdvice, documentExtensions, type FileExtension, namedKind } from '#domain/kernel/file-kinds.ts'
import { decodedText } from './decoded-text.ts'
import { expandsTooMuch } from './expansion.ts'
import { isWholePicture } from './whole-picture.ts'

/** A kind of upload. Browsers show `inline` kinds and download the rest (SPEC-46). */
export interface FileKind {
  readonly extension: FileExtension
  readonly mediaType: string
  readonly inline: boolean
}

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const textKinds = ['csv', 'gift', 'txt'] as const
export const png: FileKind = { extension: 'png', mediaType: 'image/png', inline: true }
const kinds: readonly FileKind[] = [
  png,
  { extension: 'jpg', mediaType: 'image/jpeg', inline: true },
  { extension: 'pdf', mediaType: 'application/pdf', inline: true },
  { extension: 'docx', mediaType: office, inline: false },
  { extension: 'doc', mediaType: 'application/msword', inline: false },
  { extension: 'odt', mediaType: 'application/vnd.oasis.opendocument.text', inline: false },
  { extension: 'odg', mediaType: 'application/vnd.oasis.opendocument.graphics', inline: false },
  { extension: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', inline: false },
  { extension: 'ods', mediaType: 'application/vnd.oasis.opendocument.spreadsheet', inline: false },
  { extension: 'mp3', mediaType: 'audio/mpeg', inline: true },
  { extension: 'svg', mediaType: 'image/svg+xml', inline: false },
  { extension: 'zip', mediaType: 'application/zip', inline: false },
  ...textKinds.map((extension) => ({ extension, mediaType: 'text/plain', inline: false })),
]

export const isShownInline = (mediaType: string): boolean => kinds.some((kind) => kind.inline && kind.mediaType === mediaType)

/** The directory of a Word document, a compound file, contains a stream of this name. */
const wordStream = Buffer.from('WordDocument', 'utf16le')
/** The directory of a compound file that holds an Office document with a password. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Detects the kind of a file by its content (REG-05). Undefined when no accepted kind matches, when the name has the extension of another
 * kind, when opening the file would take too much memory (UPL-03), or when a picture cannot be decoded.
 */
export async function detectKind(
  file: string,
  name: string,
  taken: readonly FileExtension[] = documentExtensions,
): Promise<FileKind | undefined> {
  // A name like ".pdf" is all extension and names no kind.
  const named = path.extname(name) ? namedKind(name) : ''
  // The content of a text does not show its kind, so its name does. A text may begin with the signature of another kind, such as "BM".
  const isNamedText = textKinds.some((kind) => kind === named) && (await isText(file))
  const isNamedDrawing = named === 'svg' && (await isText(file)) && (await isSvg(file))
  const extension = isNamedText || isNamedDrawing ? named : await contentExtension(file)
  if (extension !== named) return undefined
  const kind = kinds.find((kind) => kind.extension === extension && taken.includes(kind.extension))
  if (!kind) return undefined
  const content = await readFile(file)
  if (await expandsTooMuch(kind.extension, content)) return undefined
  const isPicture = kind.extension === 'png' || kind.extension === 'jpg'
  return isPicture && !(await isWholePicture(content)) ? undefined : kind
}

/** Whether the root of an XML text is a drawing. Programs write comments, declarations and a document type before it. */
async function isSvg(file: string): Promise<boolean> {
  return /^[^<]*(?:<[?!][^>]*>[^<]*)*<(?:\w+:)?svg[\s>]/.test(decodedText(await headOf(file, rootWithin)))
}
const rootWithin = 16_384

/** Whether a file contains only characters, in any encoding. */
async function isText(file: string): Promise<boolean> {
  return !/[\0-\x08\x0e-\x1f]/.test(decodedText(await readFile(file)))
}

/** The message key of the advice for a refused file of a common kind, e.g. how to convert it. `name` is the name of the file. */
export async function adviceFor(file: string, name: string, taken: readonly FileExtension[]): Promise<string | undefined> {
  const detected = (await fileTypeFromFile(file))?.ext ?? ''
  if (taken.includes('xlsx')) {
    if (detected === 'xlsm' || namedKind(name) === 'xlsm') return 'imports.error.macros'
    // A workbook with a password is a compound file, as one of before 2007 is.
    if (detected === 'cfb' && namedKind(name) === 'xlsx') return 'imports.error.encrypted'
    if (['xls', 'xlsb', 'numbers', 'xltx', 'xlt'].includes(namedKind(name))) return 'imports.error.old_workbook'
  }
  if (taken.includes('docx') && detected === 'cfb' && (await readFile(file)).includes(encryptedStream))
    return 'portfolio.error.file_locked'
  const kindToConvert = [detected, namedKind(name)].find((kind) => conversionAdvice(kind, taken))
  return conversionAdvice(kindToConvert ?? ((await isWebPage(file)) ? 'html' : ''), taken)
}

/** Sites of vacancies and word processors write web pages, also with their pictures in one file, that are named like documents of Word. */
async function isWebPage(file: string): Promise<boolean> {
  const head = await headOf(file, pageWithin)
  return /^\s*(?:<!--|<\?xml|<!doctype html|<html|<head|<meta|MIME-Version: *1)/i.test(decodedText(head))
}
const pageWithin = 4096

/** The first bytes of a file. */
const headOf = (file: string, bytes: number) => buffer(createReadStream(file, { end: bytes - 1 }))

async function contentExtension(file: string): Promise<string | undefined> {
  const detected = (await fileTypeFromFile(file))?.ext
  // An animated PNG counts as a PNG.
  if (detected === 'apng') return 'png'
  if (detected === undefined) return (await isLatePdf(file)) ? 'pdf' : undefined
  if (detected !== 'cfb') return detected
  return (await readFile(file)).includes(wordStream) ? 'doc' : undefined
}

/** Viewers search this far for the beginning of a PDF, because printers and scanners write line ends or commands before it. */
const pdfWithin = 1024
const activeContent = /<|^(?:#!|MZ)/

/** Whether a PDF begins within the first bytes, after nothing that another program would run (UPL-02). */
async function isLatePdf(file: string): Promise<boolean> {
  const head = (await headOf(file, pdfWithin)).toString('latin1')
  const at = head.indexOf('%PDF-')
  return at >= 0 && !activeContent.test(head.slice(0, at))
}
