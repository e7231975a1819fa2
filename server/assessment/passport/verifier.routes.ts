import { SignJWT } from 'jose'
import { keyId } from '#domain/assessment/passport/foreign-results.rules.ts'
import {
  checkCredentialEndpoint,
  getCredentialEndpoint,
  getCredentialKeyEndpoint,
  getCredentialStatusEndpoint,
  getPassportEndpoint,
  getPassportPictureEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { type Presented, recognise } from '#domain/assessment/passport/passport.rules.ts'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerLinkPicture } from '../../platform/drawing/link-pictures.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from '../../platform/site-content.ts'
import { checkProof, checkSignature, type Signature } from './check.reads.ts'
import { credentialId, presentCredential, statusId } from './credential.views.ts'
import { readPublicKeys, readSigningKey, signingAlgorithm } from './keys.reads.ts'
import { presentKey } from './keys.views.ts'
import { readCredential } from './passport.reads.ts'
import { presentLinkPicture, presentPassport, stateOf } from './passport.views.ts'

/** What everybody who has an address or a file may read, without an account. No answer is cached. */
export const verifierRoutes = (platform: Platform) => {
  const { db, config } = platform
  const { publicUrl } = config
  const issuerIn = async (language = defaultLanguage) => (await readContent(platform, 'company', language)).content.name

  /** What was entered, as far as this site signed it. An address is no claim: what it shows is read from the table. */
  function checkGiven(given: NonNullable<Presented>): Promise<Signature> | Signature {
    if (given.kind === 'signed') return checkSignature(db, publicUrl, given.jwt)
    return given.kind === 'proven' ? checkProof(db, publicUrl, given) : { outcome: 'signed', token: given.token }
  }

  return [
    route(getPassportEndpoint, async ({ params }) => {
      const row = await readCredential(db, params.token)
      return row ? { data: presentPassport(row, await issuerIn()) } : refuse('errors.not_found')
    }),

    route(getPassportPictureEndpoint, async ({ params, query: { language } }) => {
      const row = await readCredential(db, params.token)
      return row && stateOf(row) === 'valid'
        ? answerLinkPicture(platform, presentLinkPicture(row, language))
        : refuse('errors.not_found')
    }),

    route(getCredentialEndpoint, async ({ params: { token } }) => {
      const row = await readCredential(db, token)
      if (!row) return refuse('errors.not_found')
      if (stateOf(row) !== 'valid') return refuse('passport.error.not_valid')
      const signing = await readSigningKey(platform)
      // The secret key was changed, and the next one is made within an hour.
      if (!signing) return refuse('errors.unavailable')
      const claims = presentCredential(row, token, { publicUrl, name: await issuerIn(row.language) })
      const jwt = await new SignJWT(claims)
        .setProtectedHeader({ alg: signingAlgorithm, typ: 'JWT', kid: keyId(publicUrl, signing.kid) })
        .sign(signing.key)
      return { name: `${row.skill_name}.jwt`, content: Buffer.from(jwt) }
    }),

    route(getCredentialStatusEndpoint, async ({ params: { token } }) => {
      const row = await readCredential(db, token)
      const isRevoked = !row || stateOf(row) !== 'valid'
      return {
        id: statusId(publicUrl, token),
        issuer: publicUrl,
        revokedCredential: isRevoked ? [{ id: credentialId(publicUrl, token), revoked: true }] : [],
      }
    }),

    route(getCredentialKeyEndpoint, async ({ params }) => {
      const [key] = await readPublicKeys(db, params.kid)
      return key ? presentKey(publicUrl, key) : refuse('errors.not_found')
    }),

    route(checkCredentialEndpoint, async ({ body }) => {
      const given = recognise(body.credential)
      if (!given) return { data: { outcome: 'unreadable' as const, passport: null } }
      if (given.kind !== 'signed' && given.site !== publicUrl) return { data: { outcome: 'foreign' as const, passport: null } }
      const found = await checkGiven(given)
      if (found.outcome !== 'signed') return { data: { outcome: found.outcome, passport: null } }
      const row = await readCredential(db, found.token)
      if (!row) return { data: { outcome: 'unknown' as const, passport: null } }
      const passport = presentPassport(row, await issuerIn())
      return { data: { outcome: passport.state, passport } }
    }),
  ]
}
