import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getFileTextEndpoint, readFileAgainEndpoint } from '#domain/kernel/file-text.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { sendRefusal } from '../http/refusals.ts'
import { register } from '../http/register.ts'
import { route } from '../http/route.ts'
import type { Platform } from '../platform.ts'
import { dispositionOf } from './disposition.ts'
import { isShownInline } from './file-kinds.ts'
import { requestedRange } from './ranges.ts'
import { isSignedFor, type SignedPath } from './signed-paths.ts'
import { readAgain, readText } from './text/file-texts.ts'

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Clients of the documented API put /img/ before the path of a picture, or before its last part. */
const addresses = ['/files/:uuid', '/img/:uuid', '/img/files/:uuid', '/img//files/:uuid']

/** GET /files/{uuid}?expires&signature&by streams a stored file in a sandbox, without the rights of the site's own origin (FIL-01, UPL-05). */
export function serveFiles(app: FastifyInstance, platform: Platform): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { uuid } = request.params as { uuid: string }
    const { expires, signature, by } = request.query as { expires?: string; signature?: string; by?: string }
    const signed = { fileUuid: uuid, expires: Number(expires), by }
    if (!isAllowed(platform, signed, String(signature))) return sendExpired(request, reply)
    const file = await platform.db.selectFrom('files').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    const bytes = file && (await platform.files.read(file.storage_key))
    if (file && !bytes) request.log.warn({ file: uuid }, 'the bytes of a file are missing in the store')
    if (!bytes) return sendRefusal(reply, refuse('errors.not_found'))
    const disposition = isShownInline(file.media_type) ? 'inline' : 'attachment'
    const range = requestedRange(request.headers.range, file.bytes)
    noteFile(platform, signed)
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
    const { from, to } = range ?? { from: 0, to: file.bytes - 1 }
    return reply
      .code(range ? 206 : 200)
      .headers({
        'content-type': file.media_type,
        'content-length': to - from + 1,
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${from}-${to}/${file.bytes}` }),
        'content-disposition': dispositionOf(disposition, shownName(file)),
        'content-security-policy':
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'; frame-ancestors 'none'",
        'cache-control': 'private, max-age=300',
      })
      .send(range ? Buffer.concat(await bytes.toArray()).subarray(from, to + 1) : bytes)
  }
  for (const address of addresses) app.get(address, { compress: false }, serve)
  register(app, platform, textRoute(platform))
  register(app, platform, againRoute(platform))
}

/** The text of a CV, for whoever holds the signed path of the file (CVS-01). */
const textRoute = (platform: Platform) =>
  route(getFileTextEndpoint, async ({ params: { uuid }, query: { expires, signature, by } }) => {
    const signed = { fileUuid: uuid, expires, by }
    if (!isAllowed(platform, signed, signature)) return refuse('errors.not_found')
    const text = await readText(platform.db, uuid, platform.now())
    if (!text) return refuse('errors.not_found')
    noteFile(platform, signed)
    return { data: text }
  })

/** Reads a CV again, for whoever may read its text. What it costs is bounded as for every slow document (pauses.ts). */
const againRoute = (platform: Platform) =>
  route(readFileAgainEndpoint, async ({ params: { uuid }, query: { expires, signature, by } }) => {
    if (!isAllowed(platform, { fileUuid: uuid, expires, by }, signature)) return refuse('errors.not_found')
    return (await readAgain(platform, uuid)) ? { success_message: 'files.reads_again', data: null } : refuse('errors.stale')
  })

function isAllowed({ secretKey, now }: Platform, signed: SignedPath, signature: string): boolean {
  return uuidPattern.test(signed.fileUuid) && isSignedFor(secretKey, signed, signature, now())
}

/** Notes who of staff opened the file (AUD-01). The read log leaves out files that are not of a person. */
function noteFile({ reads }: Platform, { fileUuid, by }: SignedPath): void {
  if (by) reads.note(by, { what: 'cv', of: 'file', id: fileUuid })
}

/** A browser gets a page that explains the expired link; a program gets the refusal. */
function sendExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPerson = request.headers.accept?.includes('text/html') && request.headers['sec-fetch-dest'] !== 'iframe'
  return isPerson
    ? reply.header('cache-control', 'no-store').redirect(siteScreens.expiredFile.to(), 303)
    : sendRefusal(reply, refuse('errors.not_found'))
}

interface Named {
  readonly purpose: string
  readonly original_name: string
  readonly storage_key: string
}

/** A media file goes under its storage key: its original name could show a candidate which answer is right (TST-07). */
function shownName({ purpose, original_name, storage_key }: Named): string {
  return purpose === 'media' ? `media${path.extname(storage_key)}` : original_name
}
