import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Refusal, type RefusalCode, refusalStatus, refuse } from '#domain/kernel/refusals.ts'
import { wordOf } from '../texts.ts'

export const scimType = 'application/scim+json; charset=utf-8'

/** The names of RFC 7644 (section 3.12) for refusals. */
const scimTypes: Partial<Record<RefusalCode, string>> = {
  'errors.bad_request': 'invalidSyntax',
  'errors.fields': 'invalidSyntax',
  'scim.error.value': 'invalidValue',
  'scim.error.path': 'invalidPath',
  'scim.error.filter': 'invalidFilter',
  'scim.error.address': 'invalidValue',
  'scim.error.role': 'invalidValue',
  'scim.error.taken': 'uniqueness',
  'scim.error.closed_here': 'mutability',
  'scim.error.protected': 'mutability',
  'scim.error.address_kept': 'mutability',
}

/** Directories send JSON of a media type of its own. */
export function acceptScim(app: FastifyInstance): void {
  app.addContentTypeParser('application/scim+json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  // What is not offered is refused as directories expect it, and not by the page of unknown addresses.
  const unknown = async (_: unknown, reply: FastifyReply) => sendScimRefusal(reply, refuse('errors.not_found'))
  app.all('/scim/*', { config: { style: 'scim' } as object }, unknown)
}

/** Sends a refusal as directories expect it. Its sentence is for the administrator who reads the log of the directory. */
export function sendScimRefusal(reply: FastifyReply, { refused, retryAfter }: Refusal): FastifyReply {
  // SCIM has no 422.
  const status = refusalStatus[refused] === 422 ? 400 : refusalStatus[refused]
  const type = status === 400 || status === 409 ? scimTypes[refused] : undefined
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(scimType)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(type && { scimType: type }),
        detail: wordOf('en', refused),
      }),
    )
}
