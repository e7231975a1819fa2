import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { type FileExtension, hasExtension } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { FieldErrors } from '#domain/kernel/refusals.ts'
import type { Config } from '../../config.ts'
import { drawSvg } from '../drawing/draw-svg.ts'
import { adviceFor, detectKind, type FileKind, png } from './file-kinds.ts'
import { withoutMetadata } from './picture-metadata.ts'

/** A received file in the temporary folder; changeWithFile stores it. */
export interface Upload {
  readonly path: string
  readonly originalName: string
  readonly bytes: number
  readonly sha256: string
  readonly kind: FileKind
}

export function temporaryFolder(config: Config): string {
  return path.join(config.dataDir, 'tmp')
}

type Expected = NonNullable<Endpoint['files']>

interface Received {
  readonly fields: Record<string, unknown>
  readonly uploads: Record<string, Upload>
  readonly fileErrors: FieldErrors
}

/**
 * Reads a multipart body: text fields unchanged, files streamed to the temporary folder while they are counted and hashed. A file that is
 * too large, of a refused kind or missing becomes a field error, and its bytes are removed (REG-05, UPL-01).
 */
export async function readMultipart(request: FastifyRequest, expected: Expected, config: Config): Promise<Received> {
  const fields: Record<string, unknown> = {}
  const uploads: Record<string, Upload> = {}
  const fileErrors: FieldErrors = {}
  try {
    const fileSize = Math.max(...Object.values(expected).map((field) => (field.bytes ?? limits.upload.bytes) - 1))
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (!Object.hasOwn(expected, part.fieldname) || Object.hasOwn(uploads, part.fieldname) || !part.filename)
        part.file.resume()
      else await receive(part, expected[part.fieldname], config, uploads, fileErrors)
    }
  } catch (error) {
    await discardUploads(Object.values(uploads))
    // The rest of the body is discarded, or the connection would wait for a reader.
    request.raw.unpipe().resume()
    throw isMalformed(error) ? new MalformedBodyError() : error
  }
  for (const [field, { required }] of Object.entries(expected))
    if (required && !(field in uploads) && !(field in fileErrors)) fileErrors[field] = [required]
  return { fields, uploads, fileErrors }
}

/** The body is not valid multipart. */
class MalformedBodyError extends Error {
  readonly statusCode = 400
}

/** The parser's own errors carry no code; errors of the disk do. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && /multipart|malformed|terminated early/i.test(error.message)
}

async function receive(
  part: MultipartFile,
  { kinds: taken = [], bytes: most = limits.upload.bytes }: Partial<Expected[string]> = {},
  config: Config,
  uploads: Record<string, Upload>,
  errors: FieldErrors,
): Promise<void> {
  const folder = temporaryFolder(config)
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, randomUUID())
  const hash = createHash('sha256')
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(part.file, counter, createWriteStream(target, { flags: 'wx' }))
    const isTooLarge = part.file.truncated || bytes >= most
    const kind = isTooLarge ? undefined : await detectKind(target, part.filename, taken)
    const kept = kind && (await keep(target, part.filename, kind, () => ({ bytes, sha256: hash.digest('hex') })))
    if (kept) {
      uploads[part.fieldname] = kept
      return
    }
    errors[part.fieldname] = [
      await errorOf({ target, name: part.filename, taken, most, isTooLarge, isDrawing: kind !== undefined }),
    ]
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
  await rm(target, { force: true })
}

type Content = Pick<Upload, 'bytes' | 'sha256'>

/**
 * The upload of an accepted file. A picture is replaced by one without metadata: photos of phones say where they were taken (UPL-07). An SVG is
 * replaced by a PNG of it (BRA-01); undefined when it cannot be drawn.
 */
async function keep(file: string, name: string, kind: FileKind, whole: () => Content): Promise<Upload | undefined> {
  const upload = { path: file, originalName: cleanFileName(name), kind }
  if (kind.extension !== 'svg') return { ...upload, ...((await cleanPicture(file, kind)) ?? whole()) }
  const drawn = await drawSvg(await readFile(file))
  return (
    drawn && { ...upload, originalName: cleanFileName(name.replace(/svg$/i, 'png')), kind: png, ...(await replace(file, drawn)) }
  )
}

/** The size and hash of a picture without its metadata; undefined for other files, and for a picture that has none. */
async function cleanPicture(file: string, { extension }: FileKind): Promise<Content | undefined> {
  if (extension !== 'png' && extension !== 'jpg') return undefined
  const content = await readFile(file)
  const clean = withoutMetadata(content)
  return clean.equals(content) ? undefined : replace(file, clean)
}

async function replace(file: string, content: Buffer): Promise<Content> {
  await writeFile(file, content)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

interface Refused {
  readonly target: string
  readonly name: string
  readonly taken: readonly FileExtension[]
  readonly most: number
  readonly isTooLarge: boolean
  /** Its kind is accepted, but it could not be drawn. */
  readonly isDrawing: boolean
}

async function errorOf({ target, name, taken, most, isTooLarge, isDrawing }: Refused): Promise<string> {
  if (isTooLarge) return tooLargeFor(most)
  if (isDrawing) return 'site.error.svg'
  return (await adviceFor(target, name, taken)) ?? refusedKind(name, taken)
}

/** The usual limit has a message of its own. */
const tooLargeFor = (most: number) => (most === limits.upload.bytes ? 'portfolio.error.cv_limit' : 'errors.body_too_large')

/** The error for a file whose name promises an accepted kind that its content is not. */
function refusedKind(name: string, taken: readonly FileExtension[]) {
  return hasExtension(name, taken) ? 'portfolio.error.file_content' : 'portfolio.error.file_kind'
}

/** A file name to show and to offer for download: no path, control or direction marks or leading dots, at most 120 characters (UPL-04). */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>|:*?]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const extension = path.extname(clean)
  // Cut between characters, not inside one. Devices of Apple write accents apart from their letters, which others show beside them.
  const stem = [...path.basename(clean, extension)].slice(0, 110).join('').normalize('NFC').trim()
  return `${stem || 'file'}${[...extension].slice(0, 10).join('')}`
}

/** An uploaded file that was inside another one, e.g. in an archive; undefined when its kind is not accepted. */
export async function unpackedUpload(
  config: Config,
  name: string,
  content: Buffer,
  taken: readonly FileExtension[],
): Promise<Upload | undefined> {
  const folder = temporaryFolder(config)
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, randomUUID())
  await writeFile(target, content, { flag: 'wx' })
  const kind = await detectKind(target, name, taken)
  if (!kind) {
    await rm(target, { force: true })
    return undefined
  }
  return keep(target, name, kind, () => ({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }))
}

/** Removes uploads that were not stored. */
export async function discardUploads(uploads: readonly Upload[]): Promise<void> {
  await Promise.all(uploads.map((upload) => rm(upload.path, { force: true })))
}
